import type { Notice } from "@/server/payments/port";
import * as payments from "@/server/repositories/payments";
import type { PaymentDesk } from "./desk";
import { settle } from "./settle";

/**
 * A gateway says that something has happened to a payment. What happened is asked of the gateway; of a payment that we
 * don't know nothing is asked, so that strangers can't make us ask.
 * @throws GatewayError when the gateway can't be asked now: whoever called calls again
 */
export async function takeNotice(desk: PaymentDesk, gateway: string, notice: Notice, now: Date): Promise<void> {
  const payment = await payments.findPayment(desk.pool, gateway, notice);
  if (!payment) return;
  await settle(desk, payment.gateway_ref === null ? await learn(desk, payment, notice) : payment, now);
}

/** The notice came before the gateway's answer was written down: it is believed where the gateway names our number. */
async function learn({ pool, gateways }: PaymentDesk, payment: payments.PaymentRow, { ref }: Notice) {
  const pulled = await gateways.get(payment.gateway)?.pull(ref);
  if (pulled?.number !== payment.number) return payment;
  await payments.writeGatewayRef(pool, payment.id, ref);
  return { ...payment, gateway_ref: ref };
}
