import type { Order, OrderHistory } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { foldEmail } from "@/lib/domain/account-session";
import { countOrdersOf, ownOrder, readOrdersOf } from "@/server/repositories/customer-orders";
import { readOrder, readOrderLines } from "@/server/repositories/orders";
import { customerOf, holdCustomerOf, loginRequired } from "../account/session";
import type { Call } from "../call";
import { inTransaction } from "../transaction";
import { viewOrder } from "./read-order";

/** Whatever is not the caller's own looks like what does not exist. */
const notFound = () => refuse("order_not_found", "no such order");

/** A page of the caller's own orders. */
export async function listOrders(
  call: Call,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): Promise<Result<OrderHistory>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const [rows, total] = await Promise.all([
    readOrdersOf(call.pool, customer.id, { size: pageSize, start: pageSize * (currentPage - 1) }),
    countOrdersOf(call.pool, customer.id),
  ]);
  return ok({
    items: rows.map(({ id, created_at, period_from, period_to, ...order }) => ({
      ...order,
      order_id: id,
      created_at: created_at.toISOString(),
      from: period_from,
      to: period_to,
    })),
    total_count: total,
  });
}

/** One of the caller's own orders. */
export async function getOwnOrder(call: Call, { id }: { id: string }): Promise<Result<Order>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const [order, lines] = await Promise.all([readOrder(call.pool, id), readOrderLines(call.pool, id)]);
  return order?.customer_id === customer.id ? ok(viewOrder(order, lines)) : notFound();
}

/**
 * Takes an order into the caller's account: its id, which only its renter knows, and the same e-mail together show
 * whose it is.
 */
export async function connectOrder(call: Call, { id }: { id: string }): Promise<Result<boolean>> {
  return inTransaction(call.pool, async (tx) => {
    const customer = await holdCustomerOf(tx, call);
    if (!customer) return loginRequired();
    const order = await readOrder(tx, id);
    if (!order || foldEmail(order.email) !== customer.email) return notFound();
    return (await ownOrder(tx, id, customer.id)) > 0 ? ok(true) : notFound();
  });
}
