import type { CartItemInput, Day, OrderBody, PlacedOrder, ProductOption, ShopError } from "@/lib/contract";
import type { CartLine, CartState } from "@/lib/domain/cart";

/** What a line task asks of the server; the quantity is absolute, so the latest task of a line says it all. */
export interface LineTask {
  endpoint: "updateCartItem" | "deleteCartItem";
  lineKey: string;
  item: {
    sku: string;
    qty: number;
    product_option?: ProductOption;
    item_id?: string;
    from: Day;
    to: Day;
    source: string;
  } & Partial<CartItemInput>;
}

/** A line task kept until the server has answered it. */
export interface SyncTask extends LineTask {
  /** Given by the storage: the order of sending. */
  seq?: number;
  /** Also the idempotency key. */
  task_id: string;
  created_at: string;
  updated_at: string;
  attempts: number;
  /** When it was last sent; null while it never was. */
  transmited_at: string | null;
  /** Something about this line has been sent, so the server may know it even without an answer. */
  mayBeKnown: boolean;
}

/**
 * `sending`: the shopper waits for the answer; `undecided`: no answer came and it can't be queued;
 * `queued`: not sent, not paid, goes out when the connection returns.
 */
export type OrderState = "sending" | "undecided" | "queued" | "placed" | "refused";

export interface OrderRecord {
  order_id: string;
  state: OrderState;
  transmited: boolean;
  /** Personal data: dropped as soon as the server has the order. */
  body: OrderBody | null;
  /** The lines it was made of, so that a refused order gives them back. */
  cart: Pick<CartState, "lines" | "source"> | null;
  result: PlacedOrder | null;
  error: ShopError | null;
  attempts: number;
  created_at: string;
  updated_at: string;
}

/** What a line asks for when it is pushed as it stands. */
export function pushLine(line: CartLine): LineTask {
  return { endpoint: "updateCartItem", lineKey: line.key, item: itemOf(line) };
}

export function dropLine(line: CartLine): LineTask {
  return { endpoint: "deleteCartItem", lineKey: line.key, item: { ...itemOf(line), qty: 0 } };
}

function itemOf(line: CartLine): LineTask["item"] {
  return {
    sku: line.sku,
    qty: line.qty,
    ...(line.product_option ? { product_option: line.product_option } : {}),
    ...(line.itemId ? { item_id: line.itemId } : {}),
    from: line.from,
    to: line.to,
    source: line.source,
  };
}
