import type { OrderBody, PlacedOrder } from "@/lib/contract";
import { awaitedGateway } from "@/lib/domain/order-money";
import type { PlaceOrderOutcome } from "@/lib/offline";
import { customerId } from "./account-hint";
import { checkoutStore, renewOrderId } from "./checkout";
import { forgetLastOrder, rememberOrder } from "./last-order";
import { loadApi } from "./load-api";
import { setPartner } from "./partner";
import { ensureCart } from "./runtime";

/* What the checkout does with an order, and a shopper with one that waits or was refused. */

export type { PlaceOrderOutcome };

/**
 * Places the order under its own id, which makes repeating harmless; the cart is emptied when it is placed or queued.
 * The tab remembers the id before anything leaves: a reload in the middle leads back to the order.
 */
export async function placeOrder(body: OrderBody): Promise<PlaceOrderOutcome> {
  const cart = await ensureCart();
  rememberOrder({ id: body.order_id, decided: false, triedAt: new Date().toISOString() });
  const outcome = await cart.placeOrder({ ...body, user_id: customerId() ?? "" });
  rememberOrder({ id: body.order_id, decided: outcome.kind !== "refused" || !outcome.error.transport });
  // As its notice promises: with the order finished all things are seen again.
  if (outcome.kind !== "refused") setPartner(null);
  return outcome;
}

/**
 * Where an order that waits for a gateway's money is paid; null where there is nothing to pay in advance, or no page
 * can be opened now: the order's own page offers it again.
 */
export async function paymentPage(order: PlacedOrder): Promise<string | null> {
  const gateway = awaitedGateway(order);
  if (gateway === null) return null;
  const opened = await (await loadApi()).call("initPayment", { gateway, order_id: order.order_id });
  return opened.ok ? opened.value.redirect_url : null;
}

/** Lets an order go out that waits for a word, or was refused. */
export const sendOrder = async (orderId: string): Promise<void> =>
  (await ensureCart()).decide((ways) => ways.send(orderId));

export const putOffOrder = async (orderId: string): Promise<void> =>
  (await ensureCart()).decide((ways) => ways.putOff(orderId));

export const forgetOrder = async (orderId: string): Promise<void> =>
  (await ensureCart()).decide((ways) => ways.forget(orderId));

/** @returns false while another shop's things are in the cart. */
export const takeOrderBack = async (orderId: string): Promise<boolean> =>
  (await ensureCart()).decide((ways) => ways.takeBack(orderId));

/** @returns false when the shop can't be asked now. */
export const acceptStandingOrder = async (orderId: string): Promise<boolean> =>
  (await ensureCart()).decide((ways) => ways.acceptStanding(orderId));

/** What is filled in under this id, or waits under it, becomes an order of its own. */
export async function orderAnother(orderId: string): Promise<void> {
  const another = await (await ensureCart()).decide((ways) => ways.orderAnother(orderId));
  forgetLastOrder();
  if (checkoutStore.getState().orderId === orderId) renewOrderId(another);
}
