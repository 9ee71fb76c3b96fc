import type { Pool } from "pg";
import { withTransaction } from "@/server/db/client";
import { next } from "@/lib/domain/payment-attempt";
import { GatewayError, type PaymentGateway } from "@/server/payments/port";
import * as payments from "@/server/repositories/payments";
import { noteRefund } from "../order/transition";

type Row = payments.PaymentRow;

/** Longer than a gateway may take to answer. */
const ANSWER_MS = 60_000;

interface Returning {
  pool: Pool;
  gateway: PaymentGateway;
}

/** Has the gateway give back what is owed of a payment, and writes down that it did. */
export async function giveBack({ pool, gateway }: Returning, id: string, now: Date): Promise<Row["status"]> {
  const row = await payments.readReturning(pool, id);
  if (!row) return "returned";
  const { gateway_ref: ref, amount, refund, currency } = row;
  const isDone =
    refund < amount
      ? await givePartBack({ pool, gateway }, row, now)
      : (await gateway.refund({ ref, amount, currency })) === "done";
  return isDone ? writeReturned(pool, id, now) : "returning";
}

/**
 * A gateway gives the same part back as often as it is asked, so it is asked once: by one of us at a time, and again
 * only where it can tell that nothing went back by the last time.
 */
async function givePartBack({ pool, gateway }: Returning, row: payments.ReturningRow, now: Date): Promise<boolean> {
  const { id, gateway_ref: ref, refund, currency } = row;
  const before = await gateway.refunded(ref);
  if (before !== null && before >= refund) return true;
  const isOurs = await payments.takeRefund(pool, id, now, before === null ? null : new Date(now.getTime() - ANSWER_MS));
  if (!isOurs) return false;
  // Somebody may have asked between our question and our turn.
  const since = await gateway.refunded(ref);
  if (since !== null && since >= refund) return true;
  try {
    return (await gateway.refund({ ref, amount: refund, currency })) === "done";
  } catch (error) {
    const isRefused = error instanceof GatewayError && error.kind === "refused";
    if (isRefused) await payments.dropRefund(pool, id);
    else if (since === null)
      process.stderr.write(
        `payment ${row.number} (${row.gateway} ${ref}): nobody knows whether its part went back. ` +
          `Look there, then: npm run orders -- refunded ${row.number.replace(/-\d+$/u, "")}\n`,
      );
    throw error;
  }
}

const writeReturned = (pool: Pool, id: string, now: Date): Promise<Row["status"]> =>
  withTransaction(pool, async (tx) => {
    const row = await payments.lockPayment(tx, id);
    if (!row) throw new Error(`no payment ${id}`);
    const status = next(row.status, "returned");
    if (status === null) return row.status;
    if (row.counts && row.refund !== null) await noteRefund(tx, row.order_id, row.refund, { actor: "gateway", now });
    await payments.writeAttempt(tx, id, { status, counts: row.counts, lookAt: null });
    return status;
  });
