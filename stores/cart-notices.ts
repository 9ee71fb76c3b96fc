import { type CartState, mostOf } from "@/lib/domain/cart";
import type { SyncEvent } from "@/lib/offline";
import type { CommandResult } from "./cart-commands";
import type { NewNotification } from "./notifications";

/**
 * What a shopper is told about something that happened while sending; null when the screen says it already.
 * @param cart after the event: a line that is still good was only refused a change
 * @param showsLines the lines are on the screen, and each says itself what is the matter with it
 */
export function noticeOf(event: SyncEvent, cart: CartState, showsLines: boolean): NewNotification | null {
  switch (event.kind) {
    case "line_refused":
      return showsLines ? null : { type: "error", ...refusalOf(event, cart), action1: "open_cart" };
    case "order_placed":
      return event.waited
        ? {
            type: "success",
            code: "order_placed",
            params: { id: event.order.order_id, number: event.order.increment_id },
            action1: "open_order",
            hasNoTimeout: true,
          }
        : null;
    case "order_refused":
      return {
        type: "error",
        code: "order_refused",
        params: { reason: event.error.code },
        action1: event.restored ? "open_cart" : "ok",
        hasNoTimeout: true,
      };
    case "profile_sent":
      return { type: "success", code: "profile_sent" };
    case "profile_refused":
      return { type: "warning", code: "profile_refused", action1: "open_profile", hasNoTimeout: true };
    case "review_sent":
      return {
        type: "success",
        code: event.state === "published" ? "review_published" : "review_sent",
        params: { name: event.name },
      };
    case "review_refused":
      return {
        type: "error",
        code: "review_refused",
        params: { name: event.name, sku: event.sku, reason: event.error.code },
        action1: "open_review",
        hasNoTimeout: true,
      };
    default:
      return null;
  }
}

function refusalOf(
  { key, name, error }: Extract<SyncEvent, { kind: "line_refused" }>,
  cart: CartState,
): Pick<NewNotification, "code" | "params"> {
  if (error.code !== "out_of_stock") return { code: "line_refused", params: { name, reason: error.code } };
  const kept = cart.lines.find((line) => line.key === key && line.status === "ok");
  return kept
    ? { code: "only_free", params: { name, free: mostOf(kept, error.details) } }
    : { code: "out_of_stock", params: { name } };
}

/** Words for the answer to "add to cart". */
export function addNotice({ outcome }: CommandResult, line: { name: string }, online: boolean): NewNotification | null {
  const params = { name: line.name };
  switch (outcome) {
    case "added":
    case "quantity_raised":
      if (!online) return { type: "warning", code: "volatile", params, action1: "ok", action2: "proceed_to_checkout" };
      return {
        type: "success",
        code: outcome === "added" ? "added" : "quantity_updated",
        params,
        action1: "ok",
        action2: "proceed_to_checkout",
      };
    case "other_source":
    case "other_store":
      return { type: "error", code: outcome, params, action1: "open_cart" };
    case "price_unknown":
    case "out_of_stock":
    case "quantity_limit":
      return { type: "error", code: outcome, params, action1: "ok" };
    case "done":
      return null;
  }
}
