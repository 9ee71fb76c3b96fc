import { lookAfter } from "@/lib/domain/payment-attempt";
import * as payments from "@/server/repositories/payments";
import type { PaymentDesk } from "./desk";
import { settle } from "./settle";

/** Gateways asked at a time, and in one go: a gateway that is silent for long keeps no other payment waiting. */
const AT_ONCE = 5;
const MOST = 25;
/** Longer than a gateway may take to answer. */
const TAKEN_MS = 60_000;

/** Asks the gateways about every payment whose time has come, whether or not they have sent a notice. */
export async function pollPayments(desk: PaymentDesk, now: Date): Promise<void> {
  const due = await payments.takeDuePayments(desk.pool, {
    now,
    again: new Date(now.getTime() + TAKEN_MS),
    limit: MOST,
  });
  const ask = async (): Promise<void> => {
    for (let payment = due.pop(); payment; payment = due.pop()) await askOne(desk, payment, now);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

async function askOne(desk: PaymentDesk, payment: payments.PaymentRow, now: Date): Promise<void> {
  try {
    await settle(desk, payment, now);
  } catch (error) {
    // One gateway's trouble is no other payment's.
    process.stderr.write(`payment ${payment.number} could not be asked about: ${String(error)}\n`);
    // What was done before it failed stays done: its money may be going back by now.
    const row = await payments.readPayment(desk.pool, payment.gateway, payment.id);
    if (row) await payments.writeNextLook(desk.pool, row.id, lookAfter(row.status, row.created_at, now));
  }
}

/** Asks once more about an order whose time to be paid is over: a notice may have been lost. */
export async function settleOpenOf(desk: PaymentDesk, orderId: string, now: Date): Promise<void> {
  const open = await payments.readOpenPayment(desk.pool, orderId, "order");
  if (open) await askOne(desk, open, now);
}
