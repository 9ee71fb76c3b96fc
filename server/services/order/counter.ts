import type { Pool } from "pg";
import type { DepositStatus, Money, OrderStatus, PaymentStatus } from "@/lib/contract";
import { withTransaction, type Queryable } from "@/server/db/client";
import {
  type CounterLineRow,
  type CounterOrderRow,
  readCounterLines,
  readCounterOrder,
  readOrderEvents,
} from "@/server/repositories/counter-orders";
import { type FittingRow, readFittings } from "@/server/repositories/fittings";
import type { OrderEventRow } from "@/server/repositories/order-states";
import { lockPaymentsOf } from "@/server/repositories/payments";
import { moveOrder, movePayment, recordRefund, settleDeposit, takeLostDeposit, type Step } from "./transition";

/* What the people of the shop see of an order and do with it, at a counter or by a tool. */

export interface CounterOrder {
  order: CounterOrderRow;
  lines: CounterLineRow[];
  /** What lines are set by, where it was given and is still kept. */
  fittings: FittingRow[];
  /** Every step, from the beginning. */
  log: OrderEventRow[];
}

/** An order by the number that people read; null where there is none. */
export async function readAtCounter(db: Queryable, number: string): Promise<CounterOrder | null> {
  const order = await readCounterOrder(db, number);
  if (!order) return null;
  const [lines, log] = [await readCounterLines(db, [order.id]), await readOrderEvents(db, order.id)];
  return { order, lines, log, fittings: await readFittings(db, order.id) };
}

export type CounterAct =
  | { act: "paid" | "refunded" | "hand_over" | "take_back" | "close" }
  /** By the terms, what was paid goes back in part or not at all; the shop may give back all of it. */
  | { act: "cancel"; refundsAll?: boolean }
  /** Gives the deposit back, less what is kept of it. */
  | { act: "settle_deposit"; kept: Money }
  /** It is given in cash or by transfer, after a card has ceased to hold it. */
  | { act: "take_deposit" };

/** Whether the act did anything, and where the order is now. */
export interface Acted {
  moved: boolean;
  status: OrderStatus;
  payment_status: PaymentStatus;
  deposit_status: DepositStatus;
  /** What is owed of an order that was called off; null where nothing was paid. */
  refund: Money | null;
}

/** Who of the shop acts, when, and what they say to it. */
export type CounterStep = Required<Pick<Step, "by" | "now">> & Pick<Step, "note">;

/**
 * One act at the counter, in one transaction. What means nothing in the order's state changes nothing.
 * @returns null when no order has that number
 */
export const actAtCounter = (pool: Pool, number: string, act: CounterAct, step: CounterStep): Promise<Acted | null> =>
  withTransaction(pool, async (tx) => {
    const found = await readCounterOrder(tx, number);
    if (!found) return null;
    const made = await perform(tx, found.id, act, { actor: "shop", ...step });
    const now = await readCounterOrder(tx, number);
    if (!made || !now) throw new Error(`order ${number} is gone`);
    const { status, payment_status, deposit_status, refund } = now;
    return { moved: made.moved, status, payment_status, deposit_status, refund };
  });

async function perform(tx: Queryable, id: string, act: CounterAct, step: Step): Promise<{ moved: boolean } | null> {
  if (act.act === "settle_deposit") {
    await lockPaymentsOf(tx, id);
    return settleDeposit(tx, id, act.kept, step);
  }
  if (act.act === "take_deposit") return takeLostDeposit(tx, id, step);
  if (act.act === "refunded") return recordRefund(tx, id, step);
  if (act.act === "cancel") {
    await lockPaymentsOf(tx, id);
    return moveOrder(tx, id, "cancel", { ...step, refundsAll: act.refundsAll });
  }
  return act.act === "paid" ? movePayment(tx, id, "pay", step) : moveOrder(tx, id, act.act, step);
}
