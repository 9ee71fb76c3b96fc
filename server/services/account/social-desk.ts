import { socialSecrets } from "@/lib/env";
import { getPool } from "@/server/db/client";
import { openServices } from "./open-services";
import type { SocialDesk } from "./social-login";
import { openProvider, type ProviderSettings } from "./social-provider";

let desk: SocialDesk | undefined;

/** Services that the owner has named; one without its secret is closed. */
export function providersOf(named: readonly Omit<ProviderSettings, "secret">[], secrets: ReadonlyMap<string, string>) {
  const open = named.flatMap((one) => {
    const secret = secrets.get(one.id);
    return secret ? [[one.id, openProvider({ ...one, secret })] as const] : [];
  });
  return new Map(open);
}

/** The desk of this process. */
export function socialDesk(): SocialDesk {
  const named = openServices().map(({ id, name, issuer, clientId }) => ({ id, name, issuer, clientId }));
  return (desk ??= { pool: getPool(), providers: providersOf(named, socialSecrets()) });
}
