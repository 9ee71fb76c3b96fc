import type { OrderStatus } from "@/lib/contract";
import type { DepositEvent } from "./deposit-status";
import type { OrderBeginning, OrderEvent } from "./order-status";
import type { PaymentEvent } from "./payment-status";

/** What a renter is written … */
export const renterMails = [
  "confirmed",
  "transfer",
  "paid",
  "failed",
  "refunded",
  "cancelled",
  "changed",
  "pickUpTomorrow",
  "returnTomorrow",
] as const;
/** … and the shop. */
export const shopMails = ["shopPlaced", "shopAwaiting", "shopCancelled", "shopChanged", "shopDepositLapsed"] as const;
export type RenterMail = (typeof renterMails)[number];
export type ShopMail = (typeof shopMails)[number];
export type OrderMail = RenterMail | ShopMail;

/** A step of an order's log. */
export type LoggedStep =
  | { subject: "order"; event: OrderEvent | OrderBeginning | "change" }
  | { subject: "payment"; event: PaymentEvent }
  | { subject: "deposit"; event: DepositEvent };

const ofOrder: Readonly<Record<OrderEvent | OrderBeginning | "change", readonly OrderMail[]>> = {
  place: ["confirmed", "shopPlaced"],
  place_unpaid: ["transfer", "shopAwaiting"],
  // The renter reads of it with the payment.
  pay: ["shopPlaced"],
  expire: ["cancelled", "shopCancelled"],
  cancel: ["cancelled", "shopCancelled"],
  change: ["changed", "shopChanged"],
  hand_over: [],
  take_back: [],
  close: [],
};
const ofPayment: Readonly<Record<PaymentEvent, readonly OrderMail[]>> = {
  pay: ["paid"],
  fail: ["failed"],
  refund_part: ["refunded"],
  refund: ["refunded"],
};

/** Whom a step has to be told. */
export function mailsOf(step: LoggedStep): readonly OrderMail[] {
  if (step.subject === "order") return ofOrder[step.event];
  if (step.subject === "payment") return ofPayment[step.event];
  return step.event === "lapse" ? ["shopDepositLapsed"] : [];
}

/**
 * In which states of the order a mail is still true. One that was held up, by a mail server that was away, is not sent
 * once the order has moved on.
 */
export const trueIn: Readonly<Record<OrderMail, readonly OrderStatus[]>> = {
  confirmed: ["confirmed", "handed_over"],
  transfer: ["pending_payment"],
  paid: ["confirmed", "handed_over", "returned", "closed", "cancelled"],
  failed: ["pending_payment"],
  refunded: ["confirmed", "handed_over", "returned", "closed", "cancelled"],
  cancelled: ["cancelled"],
  changed: ["pending_payment", "confirmed"],
  pickUpTomorrow: ["confirmed"],
  returnTomorrow: ["handed_over"],
  shopPlaced: ["confirmed", "handed_over"],
  shopAwaiting: ["pending_payment"],
  shopCancelled: ["cancelled"],
  shopChanged: ["pending_payment", "confirmed"],
  shopDepositLapsed: ["confirmed", "handed_over", "returned", "closed"],
};
