import type { Queryable } from "@/server/db/client";
import { withTransaction } from "@/server/db/client";
import { CREATING_MS, lookAfter, next } from "@/lib/domain/payment-attempt";
import { GatewayError, type GatewayPayment } from "@/server/payments/port";
import * as payments from "@/server/repositories/payments";
import { movePayment, noteRefund, type Step } from "../order/transition";
import type { PaymentDesk } from "./desk";
import { giveBack } from "./give-back";
import { askForHold, type AttemptStep, holdStepOf, isHoldOwed } from "./settle-hold";

type Row = payments.PaymentRow;

const log = (payment: Row, says: string): void =>
  void process.stderr.write(`payment ${payment.number} (${payment.gateway} ${payment.gateway_ref}): ${says}\n`);

/**
 * Asks the gateway how a payment stands and does what follows, once, however often and by whomever it is called.
 * @throws GatewayError when the gateway can't be asked now
 */
export async function settle({ pool, gateways }: PaymentDesk, payment: Row, now: Date): Promise<Row["status"]> {
  const gateway = gateways.get(payment.gateway);
  if (!gateway) throw new GatewayError("unavailable", `${payment.gateway} is not configured`);
  if (payment.gateway_ref === null) return giveUpCreating({ pool }, payment, now);
  const ref = payment.gateway_ref;
  const look = async (): Promise<{ row: Row; pulled: GatewayPayment }> => {
    const pulled = await gateway.pull(ref);
    return { row: await withTransaction(pool, (tx) => apply(tx, payment.id, pulled, now)), pulled };
  };
  let { row, pulled } = await look();
  if (isHoldOwed(row, pulled)) {
    const refusal = await askForHold(gateway, row, ref);
    ({ row, pulled } = await look());
    if (refusal && isHoldOwed(row, pulled)) throw refusal;
  }
  return row.status === "returning" ? giveBack({ pool, gateway }, payment.id, now) : row.status;
}

/** The gateway never said that it made a page, so no shopper has ever seen one. */
async function giveUpCreating({ pool }: Pick<PaymentDesk, "pool">, { id }: Row, now: Date): Promise<Row["status"]> {
  return withTransaction(pool, async (tx) => {
    const row = await payments.lockPayment(tx, id);
    if (!row) throw new Error(`no payment ${id}`);
    if (row.status !== "creating" || now.getTime() - row.created_at.getTime() < CREATING_MS) return row.status;
    await payments.writeAttempt(tx, id, { status: "failed", counts: false, lookAt: null });
    return "failed";
  });
}

/**
 * What was asked for, of whom, and in what money: anything else is no payment of this order. Of what was held a
 * gateway may name the part that it took.
 */
const fits = (row: Row, pulled: GatewayPayment): boolean =>
  pulled.isOurs &&
  pulled.ref === row.gateway_ref &&
  pulled.number === row.number &&
  (pulled.amount === row.amount || (row.capture !== null && pulled.amount === row.capture)) &&
  pulled.currency === row.currency;

async function apply(tx: Queryable, id: string, pulled: GatewayPayment, now: Date): Promise<Row> {
  const row = await payments.lockPayment(tx, id);
  if (!row) throw new Error(`no payment ${id}`);
  const step = await stepOf(tx, row, pulled, now);
  const status = (step && next(row.status, step.event)) ?? row.status;
  await payments.writeAttempt(tx, id, {
    status,
    counts: step?.counts ?? row.counts,
    lookAt: lookAfter(status, row.created_at, now),
    heldUntil: step?.heldUntil,
  });
  return { ...row, status };
}

async function stepOf(tx: Queryable, row: Row, pulled: GatewayPayment, now: Date): Promise<AttemptStep | null> {
  const { state } = pulled;
  const isHold = row.purpose === "deposit";
  if (state === "open" || state === "unknown" || (state === "authorized" && !isHold)) return null;
  if (!fits(row, pulled)) {
    log(row, `is not what was asked for: ${JSON.stringify(pulled)}`);
    return { event: "dispute" };
  }
  const step = { actor: "gateway" as const, now };
  if (isHold) return holdStepOf(tx, row, state, step);
  if (state === "paid") return next(row.status, "pay") === null ? null : takeMoney(tx, row, step);
  // By us, or by the shop's staff at the gateway itself.
  if (state === "refunded" && next(row.status, "returned") !== null) {
    if (row.counts) await noteRefund(tx, row.order_id, row.amount, step);
    return { event: "returned" };
  }
  if (next(row.status, "fail") !== null) await movePayment(tx, row.order_id, "fail", step);
  return { event: "fail" };
}

/** The first money of an order that stands is kept; what comes for one that was given up, or again, goes back. */
async function takeMoney(tx: Queryable, row: Row, step: Step): Promise<AttemptStep> {
  const moved = await movePayment(tx, row.order_id, "pay", step);
  if (!moved?.moved) return { event: "give_back" };
  return { event: moved.order === "cancelled" ? "give_back" : "pay", counts: true };
}
