import type { Day, Money, Order } from "@/lib/contract";
import { rental } from "@/shop.config";
import { moneyBack, type MoneyBack } from "./bank-transfer";
import { shopDay } from "./days";
import { formatMoney } from "./money";
import { paidSum } from "./order-terms";
import { formatMoment } from "./order-times";

/** What a refund goes by; all null where nobody comes for anything. */
interface RefundTerms {
  /** On which the first rent begins. */
  first: Day | null;
  /** The last free moment. */
  deadline: Date | null;
}

/** How many hundredths of what was paid go back when it is called off at a moment. */
function refundPercent({ first, deadline }: RefundTerms, now: Date): number {
  if (first === null || deadline === null || now < deadline) return 100;
  const { refundPercent: before, firstDayRefundPercent: onFirstDay } = rental.lateCancellation;
  return shopDay(now) < first ? before : onFirstDay;
}

/** How much of what was paid goes back. A deposit is none of it: nobody gives one before the things. */
export const refundOf = (paid: Money, terms: RefundTerms, now: Date): Money =>
  Math.floor((paid * refundPercent(terms, now) + 50) / 100);

/** A sentence of the words `order.cancellation`, with what stands in it. */
export interface CancellationTerm {
  key: "free" | "late" | "share" | "shares";
  values: Record<string, string | number>;
}

/**
 * Until when rents are called off free of charge, and what comes back later; all screens and mails say it so.
 * @param deadline null where nothing is rented
 */
export function cancellationTerms(deadline: Date | null, now: Date, locale: string): CancellationTerm[] {
  if (!deadline) return [];
  const hours = rental.freeCancellationHours;
  const { refundPercent: percent, firstDayRefundPercent: firstDay } = rental.lateCancellation;
  return [
    now < deadline
      ? { key: "free", values: { deadline: formatMoment(deadline, locale), hours } }
      : { key: "late", values: { hours } },
    { key: percent === firstDay ? "share" : "shares", values: { hours, percent, firstDay } },
  ];
}

/** A sentence of the words `order.refund`. */
export interface RefundTerm {
  key: "whole" | "part" | "none";
  values: Record<"paid" | "back", string> & { way: MoneyBack };
}

/** What becomes of the money of an order that was called off; null where none was paid. */
export function refundTerm(
  order: Pick<Order, "refund" | "grand_total" | "due" | "payment_gateway" | "payment_method_code">,
  locale: string,
): RefundTerm | null {
  const { refund } = order;
  if (refund === null) return null;
  const paid = paidSum(order);
  const key = refund === 0 ? "none" : refund < paid ? "part" : "whole";
  return { key, values: { paid: formatMoney(paid, locale), back: formatMoney(refund, locale), way: moneyBack(order) } };
}
