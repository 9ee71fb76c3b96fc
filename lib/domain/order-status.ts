import type { OrderStatus } from "@/lib/contract";
import { machine, type TransitionTable } from "./transition-table";

export type OrderEvent = "pay" | "expire" | "cancel" | "hand_over" | "take_back" | "close";

/** Forward only. Units are free again in `cancelled`, and from the day after the return. */
export const orderTransitions: TransitionTable<OrderStatus, OrderEvent> = {
  pending_payment: { pay: "confirmed", expire: "cancelled", cancel: "cancelled" },
  confirmed: { cancel: "cancelled", hand_over: "handed_over" },
  handed_over: { take_back: "returned" },
  returned: { close: "closed" },
  closed: {},
  cancelled: {},
};

export const { canMove, next, isFinal } = machine(orderTransitions);
