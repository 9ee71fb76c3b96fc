import { randomBytes } from "node:crypto";
import type { AttemptState, OpenedPayment, OutputOf, PaymentPurpose } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { depositHold } from "@/lib/domain/deposit-hold";
import { type AttemptStatus, lookAfter } from "@/lib/domain/payment-attempt";
import { siteUrl } from "@/lib/env";
import { orderPath } from "@/lib/routes";
import { GatewayError, type PaymentGateway, type PaymentWish } from "@/server/payments/port";
import * as payments from "@/server/repositories/payments";
import { currency, payments as waiting } from "@/shop.config";
import type { Call } from "../call";
import { hashCartToken } from "../cart-token";
import { gatewayOf } from "../rental-methods";
import type { PaymentDesk } from "./desk";
import { settle } from "./settle";

type Order = payments.PayableOrder;

interface PaymentInput {
  gateway: string;
  order_id?: string;
  purpose: PaymentPurpose;
}

/** The page of the gateway on which an order is paid, or its deposit held: the open one, or else a new one. */
export async function initPayment(call: Call, desk: PaymentDesk, input: PaymentInput): Promise<Result<OpenedPayment>> {
  const order = await findOrder(call, input.order_id);
  if (!order) return refuse("order_not_found", "no such order");
  const gateway = desk.gateways.get(input.gateway);
  if (!gateway || gatewayOf(order.payment_code) !== input.gateway)
    return refuse("method_unavailable", `this order is not paid through ${input.gateway}`, {
      details: { method: "payment" },
    });
  const standing = await readOrTakeUp(call, desk, order, input.purpose);
  if (standing) return ok(standing);
  // What the gateway has just been asked may have changed the order.
  const now = await payments.readPayableOrder(call.pool, order.id);
  if (!now || !isAwaited(now, input, call.now))
    return refuse("order_not_payable", `this order does not wait for its ${PURPOSES[input.purpose]}`, {
      details: { status: now?.status ?? "cancelled" },
    });
  return openPage(call, gateway, input, now);
}

const PURPOSES: Readonly<Record<PaymentPurpose, string>> = { order: "payment", deposit: "deposit on a card" };

function isAwaited(order: Order, { gateway, purpose }: PaymentInput, now: Date): boolean {
  if (purpose === "order") return order.status === "pending_payment" && !(order.pay_until && order.pay_until <= now);
  const chance = depositHold({ ...order, lines: order.periods, payment_gateway: gateway }, now);
  return order.status === "confirmed" && chance?.when === "now";
}

async function findOrder(call: Call, id: string | undefined): Promise<Order | null> {
  if (id !== undefined) return payments.readPayableOrder(call.pool, id);
  const { cartToken } = call.session;
  return cartToken ? payments.readPayableOfCart(call.pool, hashCartToken(cartToken)) : null;
}

/** The page that this order's shopper was shown before, where it can still be paid there. */
async function readOrTakeUp(
  call: Call,
  desk: PaymentDesk,
  order: Order,
  purpose: PaymentPurpose,
): Promise<OpenedPayment | null> {
  const open = await payments.readOpenPayment(call.pool, order.id, purpose);
  if (!open || order.status !== (purpose === "order" ? "pending_payment" : "confirmed")) return null;
  // Of another sum than the one that is asked for now, it is left to end by itself.
  if (purpose === "deposit" && open.amount !== order.deposit) return null;
  // A gateway that can't be asked may still take the money: its page is the better guess.
  const status = await settle(desk, open, call.now).catch(passOver(open.status));
  return status === "open" && open.redirect_url ? { payment_id: open.id, redirect_url: open.redirect_url } : null;
}

const passOver =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof GatewayError) return instead;
    throw error;
  };

async function openPage(
  call: Call,
  gateway: PaymentGateway,
  { gateway: name, purpose }: PaymentInput,
  order: Order,
): Promise<Result<OpenedPayment>> {
  const payment = await payments.insertPayment(
    call.pool,
    {
      id: randomBytes(16).toString("hex"),
      order_id: order.id,
      purpose,
      gateway: name,
      amount: purpose === "order" ? order.grand_total : order.deposit,
      currency: currency.code,
      created_at: call.now,
    },
    order.increment_id,
    lookAfter("creating", call.now, call.now),
  );
  if (!payment) return refuse("unavailable", "a payment of this order is being opened already");
  try {
    const { ref, redirectUrl } = await gateway.create(wishOf(call, name, order, payment));
    await payments.writeOpened(call.pool, payment.id, { ref, redirectUrl });
    return ok({ payment_id: payment.id, redirect_url: redirectUrl });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    process.stderr.write(`payment ${payment.number} (${name}) could not be opened: ${error.message}\n`);
    // Nobody has seen a page of it. Should there be one, and money come, the gateway's notice finds the attempt.
    await payments.writeAttempt(call.pool, payment.id, { status: "failed", counts: false, lookAt: null });
    return refuse("unavailable", "the payment gateway does not answer as it should");
  }
}

function wishOf(call: Call, gateway: string, order: Order, payment: payments.PaymentRow): PaymentWish {
  const { billing } = order.addresses;
  const number = encodeURIComponent(payment.number);
  return {
    number: payment.number,
    order: order.increment_id,
    amount: payment.amount,
    currency: payment.currency,
    language: call.language,
    payer: {
      email: order.email,
      firstname: billing.firstname,
      lastname: billing.lastname,
      phone: billing.telephone,
      street: billing.street.join(", "),
      city: billing.city,
      postcode: billing.postcode,
      country: billing.country_id,
    },
    returnUrl: `${siteUrl()}${orderPath(call.storeView, order.id)}&payment=${payment.id}`,
    notifyUrl: `${siteUrl()}/api/payments/${gateway}/notification?number=${number}`,
    minutes: waiting.gatewayMinutes,
    holds: payment.purpose === "deposit",
    now: call.now,
  };
}

const STATES: Readonly<Record<AttemptStatus, AttemptState>> = {
  creating: "open",
  open: "open",
  disputed: "open",
  failed: "failed",
  paid: "paid",
  returning: "refunded",
  returned: "refunded",
  authorized: "authorized",
  capturing: "paid",
  voiding: "refunded",
  voided: "refunded",
};

/** How an attempt stands in our own database. */
export async function getPaymentStatus(
  call: Call,
  { gateway, id }: { gateway: string; id: string },
): Promise<Result<OutputOf<"getPaymentStatus">>> {
  const payment = await payments.readPayment(call.pool, gateway, id);
  return payment
    ? ok({
        payment_id: payment.id,
        order_id: payment.order_id,
        status: STATES[payment.status],
        ...(payment.purpose === "deposit" && { purpose: payment.purpose }),
      })
    : refuse("payment_not_found", "no such payment");
}
