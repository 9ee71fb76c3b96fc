import { refuse, ok, type Result } from "@/lib/contract/errors";
import { hasWayIn } from "@/lib/domain/account-session";
import type { Queryable } from "@/server/db/client";
import { type CallerRow, lockCustomer } from "@/server/repositories/customers";
import { readPasskeysOf } from "@/server/repositories/passkeys";
import { readSocialLoginsOf } from "@/server/repositories/social-logins";
import type { Call } from "../call";
import { queueMails } from "../mail-queue";
import { inTransaction } from "../transaction";
import { openServices } from "./open-services";
import { customerOf, holdCustomerOf, loginRequired } from "./session";

/** What its owner is told of what is gone. */
type News = { occasion: string; browser: string } & (
  { kind: "passkeyGone" } | { kind: "serviceGone"; service: string }
);

/**
 * Takes something away that an account is logged in to by, one after the other for each account: without a way in, all
 * is as it was. The account's owner is told of what is gone.
 */
export async function takeWayIn(
  call: Call,
  take: (tx: Queryable, customer: CallerRow) => Promise<Result<News>>,
): Promise<Result<boolean>> {
  const caller = await customerOf(call);
  if (!caller) return loginRequired();
  return inTransaction(call.pool, async (tx) => {
    await lockCustomer(tx, caller.id);
    const customer = await holdCustomerOf(tx, call);
    if (!customer) return loginRequired();
    const taken = await take(tx, customer);
    if (!taken.ok) return taken;
    const issuers = new Set(openServices().map(({ issuer }) => issuer));
    const services = (await readSocialLoginsOf(tx, customer.id)).filter(({ issuer }) => issuers.has(issuer));
    const passkeys = await readPasskeysOf(tx, customer.id);
    const left = { hasPassword: customer.has_password, passkeys: passkeys.length, services: services.length };
    if (!hasWayIn(left)) return refuse("last_way_in", "nothing else logs in to the account");
    await queueMails(tx, [{ ...taken.value, customerId: customer.id }], call.now);
    return ok(true);
  });
}
