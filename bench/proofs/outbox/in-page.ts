import type { OrderBody } from "@/lib/contract";
import type { NewLine } from "@/lib/domain/cart";
import { addToCart } from "@/stores/add-to-cart";
import { cartStore } from "@/stores/cart";
import { currentOrderId } from "@/stores/checkout";
import { acceptStandingOrder, placeOrder } from "@/stores/order-actions";
import { ensureCart } from "@/stores/runtime";

/*
 * What the proof does inside a page: the cart and the checkout of the shop as they are, without their screens. Storage,
 * locks, channels and network are the browser's own.
 */

/** What is left to do on this device. */
export interface Left {
  lines: number;
  open: { orderId: string; state: string }[];
  syncing: boolean;
}

const left = (): Left => {
  const { cart, openOrders, syncing } = cartStore.getState();
  return { lines: cart.lines.length, open: openOrders.map(({ orderId, state }) => ({ orderId, state })), syncing };
};

const shopper = {
  open: async (): Promise<void> => void (await ensureCart()),
  fill: async (line: NewLine): Promise<void> => void (await addToCart(line)),
  /** The button of the checkout. @returns the id of the order, and the code of a refusal */
  async press(note: string, information: OrderBody["addressInformation"]): Promise<{ id: string; refused?: string }> {
    const { cart } = cartStore.getState();
    const id = currentOrderId();
    const outcome = await placeOrder({
      order_id: id,
      user_id: "",
      cart_id: cart.token ?? "",
      store_code: "main",
      user_note: note,
      products: cart.lines.map(({ sku, qty, from, to, source }) => ({ sku, qty, from, to, source })),
      addressInformation: information,
    });
    return outcome.kind === "refused" ? { id, refused: outcome.error.code } : { id };
  },
  accept: (orderId: string): Promise<boolean> => acceptStandingOrder(orderId),
  left,
};
export type Shopper = typeof shopper;

Object.assign(window, { shopper });
