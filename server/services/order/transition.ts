import type { Queryable } from "@/server/db/client";
import type { Day, DepositStatus, Money, OrderStatus } from "@/lib/contract";
import { refundOf } from "@/lib/domain/cancellation";
import { diffDays, addDays, shopDay } from "@/lib/domain/days";
import { type DepositEvent, next as nextDeposit, settlingEvent } from "@/lib/domain/deposit-status";
import { type LoggedStep, mailsOf } from "@/lib/domain/order-mails";
import { cancellationDeadline } from "@/lib/domain/order-times";
import { returnInstant } from "@/lib/domain/rental-instants";
import { claimEffects, next, type OrderBeginning, orderBeginnings, type OrderEvent } from "@/lib/domain/order-status";
import { next as nextPayment, type PaymentEvent } from "@/lib/domain/payment-status";
import { type ClaimRow, type NewClaim, readClaimsOfOrder, writeEndOfOrder } from "@/server/repositories/claims";
import { freeCouponOf } from "@/server/repositories/coupons";
import * as states from "@/server/repositories/order-states";
import { endReturnOf, readHeldUntil, returnPaymentsOf, settleHoldOf } from "@/server/repositories/payments";
import { queueMails } from "../mail-queue";
import { changeClaims, slotOf } from "../stock/claims";

/** Who makes a step, and when. */
export interface Step {
  actor: states.Actor;
  now: Date;
  /** Who of the shop. */
  by?: string;
  /** What they say to it. */
  note?: string;
  /** All of what was paid goes back, whatever the terms say: the shop can't keep its word, or means well. */
  refundsAll?: boolean;
}

/** Whether a step was made, and where the order is now. */
export interface Moved<S> {
  moved: boolean;
  status: S;
}

/** Writes an order down at its beginning. @returns its number and status. */
export async function beginOrder(
  tx: Queryable,
  order: Omit<states.NewOrder, "status" | "payment_status" | "deposit_status">,
  beginning: OrderBeginning,
  step: Step,
): Promise<{ increment_id: string; status: OrderStatus }> {
  const status = orderBeginnings[beginning];
  const deposit_status = order.deposit > 0 ? "open" : "none";
  const increment_id = await states.insertOrder(tx, { ...order, status, payment_status: "open", deposit_status });
  await writeDown(tx, order.id, step, { subject: "order", event: beginning, from_status: null, to_status: status });
  return { increment_id, status };
}

/**
 * The only writer of the status of an order that stands. A step that means nothing in the order's state changes
 * nothing. @returns null when there is no such order.
 */
export async function moveOrder(
  tx: Queryable,
  orderId: string,
  event: OrderEvent,
  step: Step,
): Promise<Moved<OrderStatus> | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const status = next(order.status, event);
  // The order may have been given more time since somebody saw that it had run out.
  const isEarly = event === "expire" && (order.pay_until === null || order.pay_until > step.now);
  // The deposit is settled first; with it the order ends.
  const isOwed = event === "close" && order.deposit_status === "held";
  if (status === null || isEarly || isOwed) return { moved: false, status: order.status };
  await states.writeStatus(tx, orderId, status);
  await writeDown(tx, orderId, step, { subject: "order", event, from_status: order.status, to_status: status });
  await changeUnits(tx, orderId, event, step.now);
  if (status === "cancelled" && order.payment_status === "paid") await owe(tx, orderId, order, step);
  if (status === "cancelled") {
    await dropHold(tx, orderId, order, step);
    await freeCouponOf(tx, orderId);
  }
  if (event === "hand_over") await takeDeposit(tx, orderId, order, step);
  return { moved: true, status };
}

/**
 * The only writer of an order's payment state. Money that an order waited for confirms it; money for an order
 * that was given up is taken in all the same, and has to be given back.
 */
export async function movePayment(
  tx: Queryable,
  orderId: string,
  event: PaymentEvent,
  step: Step,
  amount?: Money,
): Promise<(Moved<states.OrderStates["payment_status"]> & { order: OrderStatus }) | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const status = nextPayment(order.payment_status, event);
  if (status === null) return { moved: false, status: order.payment_status, order: order.status };
  await states.writePaymentStatus(tx, orderId, status);
  await writeDown(tx, orderId, step, {
    subject: "payment",
    event,
    from_status: order.payment_status,
    to_status: status,
    amount,
  });
  // What comes for an order that was given up is nothing that its terms speak of.
  if (event === "pay" && order.status === "cancelled") await states.writeRefund(tx, orderId, order.paid);
  const moved = event === "pay" ? await moveOrder(tx, orderId, "pay", step) : null;
  return { moved: true, status, order: moved?.status ?? order.status };
}

/** What is owed of a paid order that is called off: by its terms, and never less than the shop wants to give. */
async function owe(tx: Queryable, orderId: string, order: states.OrderStates, step: Step): Promise<void> {
  const { paid, first_day: first, free_until } = order;
  const deadline = free_until ?? cancellationDeadline(first === null ? [] : [{ from: first, to: first }], null);
  const refund = step.refundsAll ? paid : refundOf(paid, { first, deadline }, step.now);
  await states.writeRefund(tx, orderId, refund);
  // What a gateway took goes back by the job that asks gateways; the shop's people see to the rest.
  if (refund > 0) await returnPaymentsOf(tx, orderId, refund, step.now);
}

/** So much of an order's money has gone back. */
export async function noteRefund(tx: Queryable, orderId: string, amount: Money, step: Step) {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  return movePayment(tx, orderId, amount < order.paid ? "refund_part" : "refund", step, amount);
}

/** The shop's people have sent back themselves what is owed of an order that was called off. */
export async function recordRefund(tx: Queryable, orderId: string, step: Step) {
  await endReturnOf(tx, orderId);
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const { status, refund, payment_status } = order;
  return refund && payment_status === "paid"
    ? noteRefund(tx, orderId, refund, step)
    : { moved: false, status: payment_status, order: status };
}

/** Writes an order's sums anew, after a change of what is in it; what stays in its state is told of all the same. */
export async function reviseOrder(tx: Queryable, orderId: string, sums: states.OrderSums, step: Step): Promise<void> {
  const order = await states.lockStates(tx, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  const isHeld = order.deposit_status === "authorized";
  const stays = isHeld && sums.deposit === order.deposit && (await lastsUntil(tx, orderId, order.last_day));
  // What is held is another sum, or would end before the things are back: it is let go, and asked for anew.
  if (isHeld && !stays) await settleHoldOf(tx, orderId, 0, step.now);
  const status = stays ? order.deposit_status : sums.deposit > 0 ? "open" : "none";
  await states.writeSums(tx, orderId, sums, status);
  await noteChange(tx, orderId, step);
}

async function lastsUntil(tx: Queryable, orderId: string, day: Day | null): Promise<boolean> {
  const until = await readHeldUntil(tx, orderId);
  return day !== null && until !== null && returnInstant(day) <= until;
}

/** The log says that an order was changed which stays in its state. @returns null when there is no such order. */
export async function noteChange(tx: Queryable, orderId: string, step: Step): Promise<Moved<OrderStatus> | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const { status } = order;
  await writeDown(tx, orderId, step, { subject: "order", event: "change", from_status: status, to_status: status });
  return { moved: false, status };
}

/** The deposit is given at the hand-over, where one is asked for. */
async function takeDeposit(tx: Queryable, orderId: string, order: states.OrderStates, step: Step): Promise<void> {
  const status = nextDeposit(order.deposit_status, "take");
  if (status !== null) await writeDeposit(tx, orderId, order, step, { event: "take", status, kept: 0 });
}

/** A deposit that a card held no longer when the things were out is given by hand after all. */
export async function takeLostDeposit(
  tx: Queryable,
  orderId: string,
  step: Step,
): Promise<Moved<DepositStatus> | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const status = order.deposit_status === "lost" ? nextDeposit("lost", "take") : null;
  if (status === null) return { moved: false, status: order.deposit_status };
  await writeDeposit(tx, orderId, order, step, { event: "take", status, kept: 0 });
  return { moved: true, status };
}

/** What a card holds of an order that was called off is let go. */
async function dropHold(tx: Queryable, orderId: string, order: states.OrderStates, step: Step): Promise<void> {
  if (order.deposit_status !== "authorized") return;
  await writeDeposit(tx, orderId, order, step, { event: "release", status: "released", kept: 0 });
  await settleHoldOf(tx, orderId, 0, step.now);
}

/**
 * A gateway holds the deposit on the renter's card, which counts for an order that stands and waits for just that; or
 * it holds it no longer, though the shop has not let it go.
 */
export async function moveHold(
  tx: Queryable,
  orderId: string,
  event: "authorize" | "lapse",
  amount: Money,
  step: Step,
): Promise<Moved<DepositStatus>> {
  const order = await states.lockStates(tx, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  const isWanted = event === "lapse" || (order.status === "confirmed" && order.deposit === amount);
  const status = isWanted ? nextDeposit(order.deposit_status, event) : null;
  if (status === null) return { moved: false, status: order.deposit_status };
  await writeDeposit(tx, orderId, order, step, { event, status, kept: 0 });
  return { moved: true, status };
}

/**
 * Gives the deposit back, less what the shop keeps of it: with it an order ends whose things are back. What a card
 * holds, the gateway is asked for, or to let go.
 */
export async function settleDeposit(
  tx: Queryable,
  orderId: string,
  kept: Money,
  step: Step,
): Promise<(Moved<DepositStatus> & { order: OrderStatus }) | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const event = settlingEvent(kept, order.deposit);
  const status = event && nextDeposit(order.deposit_status, event);
  if (event === null || status === null) return { moved: false, status: order.deposit_status, order: order.status };
  await writeDeposit(tx, orderId, order, step, { event, status, kept });
  await settleHoldOf(tx, orderId, kept, step.now);
  const closed = await moveOrder(tx, orderId, "close", step);
  return { moved: true, status, order: closed?.status ?? order.status };
}

/** The only writer of a deposit's state. */
async function writeDeposit(
  tx: Queryable,
  orderId: string,
  order: states.OrderStates,
  step: Step,
  { event, status, kept }: { event: DepositEvent; status: DepositStatus; kept: Money },
): Promise<void> {
  await states.writeDepositStatus(tx, orderId, { status, kept });
  const amount = event === "keep" || event === "keep_part" ? kept : order.deposit;
  await writeDown(tx, orderId, step, {
    subject: "deposit",
    event,
    from_status: order.deposit_status,
    to_status: status,
    amount,
  });
}

/** Every step of an order, its money and its deposit stands in its log, and whoever has to know is told. */
async function writeDown(
  tx: Queryable,
  orderId: string,
  { actor, now, by, note }: Step,
  event: LoggedStep & Pick<states.OrderEventRow, "from_status" | "to_status"> & { amount?: Money },
): Promise<void> {
  const eventId = await states.insertEvent(tx, orderId, {
    ...event,
    at: now,
    actor,
    by_whom: by ?? null,
    note: note ?? null,
    amount: event.amount ?? null,
  });
  await queueMails(
    tx,
    mailsOf(event).map((kind) => ({ kind, occasion: `step ${eventId}`, orderId, eventId })),
    now,
  );
}

async function changeUnits(tx: Queryable, orderId: string, event: OrderEvent, now: Date): Promise<void> {
  const effect = claimEffects[event];
  if (effect === "keep") await writeEndOfOrder(tx, orderId, null);
  if (effect === "free") await changeClaims(tx, { release: await readClaimsOfOrder(tx, orderId) }, now);
  if (effect === "shorten") {
    const today = shopDay(now);
    const longer = (await readClaimsOfOrder(tx, orderId)).filter(({ period_to }) => period_to > today);
    await changeClaims(tx, { take: longer.map((claim) => shortened(claim, today)), release: longer }, now);
  }
}

/** The same claim up to the day of the return, which comes at the earliest on the first day, and its turnaround. */
function shortened(claim: ClaimRow, day: Day): NewClaim {
  const periodTo = day > claim.period_from ? day : claim.period_from;
  const turnaround = diffDays(claim.period_to, claim.blocked_to);
  return {
    ...slotOf(claim),
    periodTo,
    to: addDays(periodTo, turnaround),
    owner: { orderId: claim.order_id ?? undefined, orderLine: claim.order_line ?? undefined },
    endsAt: claim.ends_at,
  };
}
