import type { Order, Period } from "@/lib/contract";
import { payments } from "@/shop.config";
import { formatMoney } from "./money";
import { formatMoment } from "./order-times";
import { pickUpInstant, returnInstant } from "./rental-instants";
import { turnDays } from "./turn-times";

/* Whether a deposit can be held on the renter's card, for as long as a gateway holds it, and what is said of it. */

const DAY_MS = 24 * 3_600_000;

/** Until when money is held that a gateway begins to hold now. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + payments.depositHold.days * DAY_MS);

/** When the last thing is back, and its deposit with it; null where nothing is handed over. */
export function lastReturn(periods: readonly Period[]): Date | null {
  const last = turnDays(periods, "to").at(-1);
  return last === undefined ? null : returnInstant(last);
}

/**
 * `now`: it can be held; `later`: from an instant before the things are picked up; `too_long`: no hold lasts from the
 * hand-over to the return; null where holding is not offered.
 */
export type HoldChance = { when: "now" | "too_long" } | { when: "later"; from: Date } | null;

export function holdChance(periods: readonly Period[], now: Date): HoldChance {
  const [first] = turnDays(periods, "from");
  const back = lastReturn(periods);
  if (!payments.depositHold.enabled || first === undefined || back === null) return null;
  if (back <= holdEnd(now)) return { when: "now" };
  const from = new Date(back.getTime() - payments.depositHold.days * DAY_MS);
  return from < pickUpInstant(first) ? { when: "later", from } : { when: "too_long" };
}

/** An order as its deposit looks at it. */
export type DepositedOrder = Pick<
  Order,
  "status" | "deposit" | "deposit_status" | "deposit_kept" | "deposit_on_card" | "payment_gateway"
> & {
  lines: readonly Period[];
};

/** Whether, and when, the deposit of an order can be held; null once it was given, or where it is only given. */
export function depositHold(order: DepositedOrder, now: Date): HoldChance {
  const isAsked = (order.deposit_status ?? "open") === "open" && order.deposit > 0;
  const isAwaited = order.status === "confirmed" || order.status === "pending_payment";
  return isAsked && isAwaited && order.payment_gateway !== null ? holdChance(order.lines, now) : null;
}

/** A sentence of the words `order.deposit`, with what stands in it. */
export interface DepositTerm {
  key:
    "text" | "canBeHeld" | "heldLater" | "tooLong" | "onCard" | "onCardOut" | "lapsed" | "released" | "kept" | "lost";
  values: { deposit: string; kept: string; days: number; from: string };
}

/** What becomes of an order's deposit; its page and its mails say it alike. */
export function depositTerm(order: DepositedOrder, now: Date, locale: string): DepositTerm {
  const chance = depositHold(order, now);
  const values = {
    deposit: formatMoney(order.deposit, locale),
    kept: formatMoney(order.deposit_kept ?? 0, locale),
    days: payments.depositHold.days,
    from: chance?.when === "later" ? formatMoment(chance.from, locale) : "",
  };
  return { key: chance ? CHANCES[chance.when] : keyOf(order), values };
}

const CHANCES = { now: "canBeHeld", later: "heldLater", too_long: "tooLong" } as const;

function keyOf({ deposit_status: status, deposit_on_card: onCard = false }: DepositedOrder): DepositTerm["key"] {
  if (status === "authorized") return "onCard";
  if (status === "held" && onCard) return "onCardOut";
  if (status === "partly_kept") return "kept";
  return status === "lapsed" || status === "released" || status === "kept" || status === "lost" ? status : "text";
}

/** Whether the renter has to bring it. */
export const isDepositDue = ({ deposit, deposit_status: status = "open" }: DepositedOrder): boolean =>
  deposit > 0 && (status === "open" || status === "lapsed");
