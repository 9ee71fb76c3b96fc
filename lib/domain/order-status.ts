import type { OrderStatus } from "@/lib/contract";
import { machine, type TransitionTable } from "./transition-table";

export type OrderEvent = "pay" | "expire" | "cancel" | "hand_over" | "take_back" | "close";

/** Forward only. */
export const orderTransitions: TransitionTable<OrderStatus, OrderEvent> = {
  pending_payment: { pay: "confirmed", expire: "cancelled", cancel: "cancelled" },
  confirmed: { cancel: "cancelled", hand_over: "handed_over" },
  handed_over: { take_back: "returned" },
  returned: { close: "closed" },
  closed: {},
  cancelled: {},
};

export type OrderBeginning = "place" | "place_unpaid";

/** An order stands at once, or waits for money that has to come first. */
export const orderBeginnings: Readonly<Record<OrderBeginning, OrderStatus>> = {
  place: "confirmed",
  place_unpaid: "pending_payment",
};

/**
 * What a step does to the units that an order keeps: "keep" for good, "free", "shorten" to the day of the return, or
 * nothing.
 */
export type ClaimEffect = "keep" | "free" | "shorten" | null;

export const claimEffects: Readonly<Record<OrderEvent, ClaimEffect>> = {
  pay: "keep",
  expire: "free",
  cancel: "free",
  hand_over: null,
  take_back: "shorten",
  close: null,
};

export const { canMove, next, isFinal } = machine(orderTransitions);
