import type { Period, PlacedOrder, ReviewState, ShopError } from "@/lib/contract";
import type { CartLine, CartState } from "@/lib/domain/cart";

/** What the sending side tells the stores; every event comes after the storage has it. */
export type SyncEvent =
  | { kind: "cart"; cart: CartState }
  /** The days of a cart of which the server was heard for the first time. */
  | { kind: "cart_days"; period: Period }
  | { kind: "syncing"; syncing: boolean }
  | { kind: "line_refused"; key: string; name: string; error: ShopError }
  /** `waited`: nobody stood at the screen for it; it went out later by itself. */
  | { kind: "order_placed"; order: PlacedOrder; waited: boolean }
  /** `restored`: its things are in the cart again. */
  | { kind: "order_refused"; orderId: string; error: ShopError; restored: boolean }
  /** A change of the customer's data that had waited has arrived, or is a question now. */
  | { kind: "profile_sent" }
  | { kind: "profile_refused"; error: ShopError }
  /** A review that had waited has arrived, or was not taken. */
  | { kind: "review_sent"; name: string; sku: string; state: ReviewState }
  | { kind: "review_refused"; name: string; sku: string; error: ShopError };

/** Nothing was kept for the line, and the shop says that it can't be had any more. */
export const lineGone = ({ key, name, sku, source, stock }: CartLine): SyncEvent => ({
  kind: "line_refused",
  key,
  name,
  error: { code: "out_of_stock", message: `${sku} is gone`, details: { sku, source, free: stock?.free ?? 0 } },
});

export type ReviewOutcome =
  | { kind: "sent"; state: ReviewState }
  /** Kept here until the connection returns. */
  | { kind: "queued" }
  | { kind: "refused"; error: ShopError };

export type PlaceOrderOutcome =
  | { kind: "placed"; order: PlacedOrder }
  /** Not sent and not paid: kept here until the connection returns, or until the shopper agrees to its sending. */
  | { kind: "queued"; orderId: string }
  | { kind: "refused"; error: ShopError & { transport: boolean } };
