import type { InputOf, LinkedService, LoginService } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { browserName } from "@/lib/domain/browser-name";
import { deleteSocialLoginOf, readSocialLoginsOf } from "@/server/repositories/social-logins";
import { accounts } from "@/shop.config";
import type { Call } from "../call";
import { openServices } from "./open-services";
import { customerOf, loginRequired } from "./session";
import { takeWayIn } from "./ways-in";

export const listServices = (): Result<LoginService[]> => ok(openServices().map(({ id, name }) => ({ id, name })));

/** One that the owner has taken away since is named by its host. */
const nameOf = (issuer: string): string =>
  accounts.socialLogin.find((one) => one.issuer === issuer)?.name ?? new URL(issuer).host;

export async function listOwnServices(call: Call): Promise<Result<LinkedService[]>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const linked = await readSocialLoginsOf(call.pool, customer.id);
  return ok(
    linked.map(({ id, issuer, created_at }) => ({
      service_id: id,
      name: nameOf(issuer),
      created_at: created_at.toISOString(),
    })),
  );
}

/** Never the last way in; the account's owner is told of it. */
export const removeService = (call: Call, { id }: InputOf<"removeService">): Promise<Result<boolean>> =>
  takeWayIn(call, async (tx, customer) => {
    const issuer = await deleteSocialLoginOf(tx, id, customer.id);
    if (issuer === null) return refuse("not_found", "no such service");
    return ok({
      ...{ kind: "serviceGone" as const, occasion: id },
      ...{ service: nameOf(issuer), browser: browserName(call.agent ?? "") },
    });
  });
