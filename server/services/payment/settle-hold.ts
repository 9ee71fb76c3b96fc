import type { Queryable } from "@/server/db/client";
import { type AttemptEvent, next } from "@/lib/domain/payment-attempt";
import { holdEnd } from "@/lib/domain/deposit-hold";
import { GatewayError, type GatewayPayment, type PaymentGateway } from "@/server/payments/port";
import type { PaymentRow } from "@/server/repositories/payments";
import { moveHold, type Step } from "../order/transition";

/** What the answer means for an attempt, and whether it is the order's; null when nothing is decided. */
export interface AttemptStep {
  event: AttemptEvent;
  counts?: boolean;
  /** Of what is held from now on. */
  heldUntil?: Date;
}

/** What the gateway says of a deposit that it was to hold. */
export async function holdStepOf(
  tx: Queryable,
  row: PaymentRow,
  state: GatewayPayment["state"],
  step: Step,
): Promise<AttemptStep | null> {
  const lead = (event: AttemptEvent, more?: Omit<AttemptStep, "event">): AttemptStep | null =>
    next(row.status, event) === null ? null : { event, ...more };
  switch (state) {
    case "authorized": {
      if (next(row.status, "authorize") === null) return null;
      const { moved } = await moveHold(tx, row.order_id, "authorize", row.amount, step);
      return moved ? { event: "authorize", counts: true, heldUntil: holdEnd(step.now) } : { event: "void" };
    }
    case "paid":
      // What nobody of us asked for is no deposit that the shop keeps.
      return row.status === "capturing" ? { event: "pay" } : lead("give_back", { counts: false });
    case "refunded":
      return lead("returned");
    case "cancelled":
    case "timed_out":
      if (next(row.status, "lapse") === null) return lead("voided", { counts: false }) ?? lead("fail");
      await moveHold(tx, row.order_id, "lapse", row.amount, step);
      return { event: "lapse", counts: false };
    case "open":
    case "unknown":
      return null;
  }
}

/** Whether the gateway has still to be asked to take some of what it holds, or to let it go. */
export const isHoldOwed = ({ status }: Pick<PaymentRow, "status">, pulled: GatewayPayment): boolean =>
  pulled.state === "authorized" && (status === "capturing" || status === "voiding");

/**
 * Asks for what is owed of a hold. A gateway does it once, so that asking again after a lost answer takes nothing more.
 * @returns why the gateway says no; null where it did not
 */
export async function askForHold(gateway: PaymentGateway, row: PaymentRow, ref: string): Promise<GatewayError | null> {
  try {
    if (row.status === "voiding") await gateway.release(ref);
    else await gateway.capture({ ref, amount: row.capture ?? row.amount, held: row.amount });
    return null;
  } catch (error) {
    if (error instanceof GatewayError && error.kind === "refused") return error;
    throw error;
  }
}
