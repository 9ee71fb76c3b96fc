import { type CustomerGroup, groupOfAccount, isDefaultGroup } from "@/lib/domain/customer-group";
import { groupIdOfCaller } from "@/server/repositories/customers";
import { customers } from "@/shop.config";
import type { Call } from "../call";
import { hashCartToken } from "../cart-token";
import { groupOfToken } from "./group-token";
import { hashToken } from "./tokens";

/**
 * The group of whoever is logged in, or whose cart is shown: a login may run out while its cart is open, and what is in
 * it must not change its price for that. None for everybody else.
 */
export async function groupOfCaller(call: Call): Promise<CustomerGroup | undefined> {
  const { customerToken, cartToken } = call.session;
  if (customers.groups.length < 2 || (!customerToken && !cartToken)) return undefined;
  const id = await groupIdOfCaller(call.pool, {
    token: customerToken ? hashToken(customerToken) : null,
    cart: cartToken ? hashCartToken(cartToken) : null,
    now: call.now,
  });
  const group = groupOfAccount(id);
  return isDefaultGroup(group) ? undefined : group;
}

/**
 * The group that a caller of the catalogue names, where that is proven by its token or a login. Who names none is
 * answered as everybody is, whoever it is: such answers are kept and shown to all.
 */
export async function claimedGroup(
  call: Call,
  claim: number | undefined,
  token: string | undefined = call.session.groupToken,
): Promise<CustomerGroup | undefined> {
  if (claim === undefined) return undefined;
  const group = groupOfToken(token, call.now) ?? (await groupOfCaller(call));
  return group?.id === claim ? group : undefined;
}
