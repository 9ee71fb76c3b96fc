import { ok, refuse, type Result } from "@/lib/contract/errors";
import { withTransaction } from "@/server/db/client";
import { shutCartsOf } from "@/server/repositories/carts";
import { deleteCustomer, findCustomer, holdPassword } from "@/server/repositories/customers";
import { deleteSubscribedBy } from "@/server/repositories/newsletter";
import type { Cookie } from "@/server/call";
import type { Call } from "../call";
import { forgive, refuseAttempt } from "./attempts";
import { isRightPassword } from "./passwords";
import { customerOf, loginRequired, noCookies } from "./session";

/**
 * Deletes the caller's account with its logins, links, letters and subscriptions. Orders stay, as nobody's: the law has
 * them kept, and one that is under way is still to be handed over. Carts are shut, and what they keep runs out.
 */
export async function deleteMe(
  call: Call,
  { password }: { password: string },
): Promise<Result<boolean> & { cookies?: Cookie[] }> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const refused = await refuseAttempt(call, "login", customer.email);
  if (refused) return refused;
  const kept = await findCustomer(call.pool, customer.email);
  const wrong = refuse("password_wrong", "that is not the password");
  if (!kept || !(await isRightPassword(kept.password_hash, password))) return wrong;
  return withTransaction(call.pool, async (tx) => {
    if (!(await holdPassword(tx, customer.id, kept.password_hash))) return wrong;
    await forgive(tx, "login", customer.email);
    await shutCartsOf(tx, customer.id, null);
    await deleteSubscribedBy(tx, customer.id);
    await deleteCustomer(tx, customer.id);
    return { ...ok(true), cookies: noCookies };
  });
}
