import { remoteApi, socialSecrets } from "@/lib/env";
import { accounts } from "@/shop.config";

type Service = (typeof accounts)["socialLogin"][number];

/** Services that the owner has named, and whose secret is there: to others nobody is sent. */
export const openServices = (secrets: ReadonlyMap<string, string> = socialSecrets()): readonly Service[] =>
  remoteApi() ? [] : accounts.socialLogin.filter(({ id }) => Boolean(secrets.get(id)));
