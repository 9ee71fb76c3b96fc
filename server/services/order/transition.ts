import type { Queryable } from "@/server/db/client";
import type { Day, OrderStatus } from "@/lib/contract";
import { diffDays, addDays, shopDay } from "@/lib/domain/days";
import { claimEffects, next, type OrderBeginning, orderBeginnings, type OrderEvent } from "@/lib/domain/order-status";
import { next as nextPayment, type PaymentEvent } from "@/lib/domain/payment-status";
import { type ClaimRow, type NewClaim, readClaimsOfOrder, writeEndOfOrder } from "@/server/repositories/claims";
import * as states from "@/server/repositories/order-states";
import { changeClaims, slotOf } from "../stock/claims";

/** Who makes a step, and when. */
export interface Step {
  actor: states.Actor;
  now: Date;
}

/** Whether a step was made, and where the order is now. */
export interface Moved<S> {
  moved: boolean;
  status: S;
}

/** Writes an order down at its beginning. @returns its number and status. */
export async function beginOrder(
  tx: Queryable,
  order: Omit<states.NewOrder, "status" | "payment_status">,
  beginning: OrderBeginning,
  { actor, now }: Step,
): Promise<{ increment_id: string; status: OrderStatus }> {
  const status = orderBeginnings[beginning];
  const increment_id = await states.insertOrder(tx, { ...order, status, payment_status: "open" });
  await states.insertEvent(tx, order.id, {
    at: now,
    actor,
    subject: "order",
    event: beginning,
    from_status: null,
    to_status: status,
  });
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
  if (status === null || isEarly) return { moved: false, status: order.status };
  await states.writeStatus(tx, orderId, status);
  await states.insertEvent(tx, orderId, {
    at: step.now,
    actor: step.actor,
    subject: "order",
    event,
    from_status: order.status,
    to_status: status,
  });
  await changeUnits(tx, orderId, event, step.now);
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
): Promise<(Moved<states.OrderStates["payment_status"]> & { order: OrderStatus }) | null> {
  const order = await states.lockStates(tx, orderId);
  if (!order) return null;
  const status = nextPayment(order.payment_status, event);
  if (status === null) return { moved: false, status: order.payment_status, order: order.status };
  await states.writePaymentStatus(tx, orderId, status);
  await states.insertEvent(tx, orderId, {
    at: step.now,
    actor: step.actor,
    subject: "payment",
    event,
    from_status: order.payment_status,
    to_status: status,
  });
  const moved = event === "pay" ? await moveOrder(tx, orderId, "pay", step) : null;
  return { moved: true, status, order: moved?.status ?? order.status };
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
