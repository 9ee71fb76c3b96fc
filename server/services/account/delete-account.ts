import { ok, type Result } from "@/lib/contract/errors";
import { withTransaction } from "@/server/db/client";
import { shutCartsOf } from "@/server/repositories/carts";
import { deleteCustomer, holdForDeletion } from "@/server/repositories/customers";
import { deleteSubscribedBy } from "@/server/repositories/newsletter";
import type { Cookie } from "@/server/call";
import type { Call } from "../call";
import { forgive } from "./attempts";
import { proveOwner, wrongPassword } from "./prove-password";
import { noCookies } from "./session";

/**
 * Deletes the caller's account with its logins, links, letters and subscriptions. Orders stay, as nobody's: the law has
 * them kept, and one that is under way is still to be handed over. Carts are shut, and what they keep runs out.
 */
export async function deleteMe(
  call: Call,
  { password }: { password?: string },
): Promise<Result<boolean> & { cookies?: Cookie[] }> {
  const proven = await proveOwner(call, password);
  if (!proven.ok) return proven;
  const { customer, passwordHash } = proven.value;
  return withTransaction(call.pool, async (tx) => {
    if (!(await holdForDeletion(tx, customer.id, passwordHash))) return wrongPassword();
    await forgive(tx, "login", customer.email);
    await shutCartsOf(tx, customer.id);
    await deleteSubscribedBy(tx, customer.id);
    await deleteCustomer(tx, customer.id);
    return { ...ok(true), cookies: noCookies };
  });
}
