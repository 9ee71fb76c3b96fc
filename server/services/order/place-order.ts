import type { PoolClient } from "pg";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { OrderBody, PlacedOrder } from "@/lib/contract";
import { payUntil } from "@/lib/domain/payment-status";
import { cancellationDeadline } from "@/lib/domain/order-times";
import { pickUpInstant } from "@/lib/domain/rental-instants";
import { isEndless, isWithoutDays } from "@/lib/domain/kind-of-thing";
import { enqueue } from "@/server/repositories/job-queue";
import { freeCouponOf } from "@/server/repositories/coupons";
import { insertFittings } from "@/server/repositories/fittings";
import { insertOrderLines, lockOrderId, type OrderRow, readOrder } from "@/server/repositories/orders";
import { holdCustomerOf, loginRequired } from "../account/session";
import { type Call, isOfShop } from "../call";
import { hashCartToken } from "../cart-token";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { type OrderQuote, quoteOrder } from "../quote/order-quote";
import { awaitedMoney, gatewayOf } from "../rental-methods";
import { inTransaction } from "../transaction";
import { bodyHash } from "./body-hash";
import { claimUnits } from "./claim-units";
import { fittingOf, lineRow } from "./line-row";
import { becauseOfCoupon, couponOfOrder } from "./order-coupon";
import { beginOrder } from "./transition";

const toPlaced = (
  order: Pick<OrderRow, "id" | "increment_id" | "status" | "grand_total" | "deposit" | "payment_code">,
): PlacedOrder => ({
  order_id: order.id,
  increment_id: order.increment_id,
  status: order.status,
  grand_total: order.grand_total,
  deposit: order.deposit,
  payment_gateway: gatewayOf(order.payment_code),
});

/**
 * Places an order in one transaction. The client's order id is the idempotency key: the same body gets the
 * same answer, another body is refused. A refusal leaves nothing behind, so the order may be sent again.
 */
export async function placeOrder(call: Call, body: OrderBody): Promise<Result<PlacedOrder>> {
  if (body.store_code && !isOfShop(body.store_code, call))
    return refuse("other_store", `an order of ${body.store_code} can't be placed in ${call.storeCode}`, {
      details: { store_code: body.store_code },
    });
  const hash = bodyHash(body);
  const data = await referenceData(call.pool);
  return inTransaction(call.pool, async (tx) => {
    await lockOrderId(tx, body.order_id);
    const known = await readOrder(tx, body.order_id);
    if (known)
      return known.body_hash === hash
        ? ok(toPlaced(known))
        : refuse("order_conflict", "this order id came with another body before");

    const customer = await holdCustomerOf(tx, call);
    // Whoever means to order as a customer and is logged in no longer is to know it before the order stands.
    if (body.user_id !== "" && String(customer?.id) !== body.user_id) return loginRequired();
    const { coupon, used } = await couponOfOrder(tx, body, cartTokenOf(body, call));
    const quote = becauseOfCoupon(await quoteOrder(tx, call, data, body, coupon), used);
    if (!quote.ok) return quote;
    const { lines, methods, totals } = quote.value;
    if (totals.discount === 0) await freeCouponOf(tx, body.order_id);
    // What costs nothing waits for no money.
    const money = totals.grand_total > 0 ? awaitedMoney(methods.payment) : null;
    const endsAt = money && payUntil(money, call.now, lastMoment(lines));
    if (money && !endsAt)
      return refuse("method_unavailable", "the money would come too late", { details: { method: "payment" } });
    const placed = await writeOrder(
      tx,
      call,
      data,
      { body, hash, customerId: customer?.id ?? null, ...quote.value },
      endsAt,
    );
    if (endsAt) await enqueue(tx, "expire-order", { orderId: body.order_id }, { startAfter: endsAt });
    // Last, since whoever wants the same units waits from here to the end of the transaction.
    const cartToken = cartTokenOf(body, call);
    const { source_id: back } = methods.back;
    const elsewhere = back !== null && back !== lines[0]?.source.id;
    const claimed = await claimUnits(tx, call, { id: body.order_id, cartToken, endsAt, elsewhere }, lines);
    return claimed.ok ? ok(placed) : claimed;
  });
}

/** Nobody orders what others should have picked up already; what is not picked up can be ordered at any time. */
function lastMoment(lines: OrderQuote["lines"]): Date | null {
  const days = lines.filter((line) => !isEndless(line.rental)).map(({ from }) => from);
  const [first] = days.sort();
  return first ? pickUpInstant(first) : null;
}

const cartTokenOf = (body: OrderBody, call: Call): string | undefined => body.cart_id || call.session.cartToken;
const hashOf = (token: string | undefined): Buffer | null => (token ? hashCartToken(token) : null);

interface AgreedOrder extends OrderQuote {
  body: OrderBody;
  hash: string;
  customerId: number | null;
}

/** @param unpaidUntil until when the units wait for the money; null where it is not asked for first */
async function writeOrder(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  { body, hash, customerId, lines, methods, billing, ways, totals }: AgreedOrder,
  unpaidUntil: Date | null,
): Promise<PlacedOrder> {
  const { addressInformation: info } = body;
  const order = {
    id: body.order_id,
    body_hash: hash,
    year: call.today.slice(0, 4),
    store_code: call.storeView.storeCode,
    customer_id: customerId,
    customer_group: call.group?.id ?? null,
    partner_code: call.partnerCode ?? null,
    source_id: lines[0]?.source.id ?? "",
    email: info.billingAddress.email,
    firstname: info.billingAddress.firstname,
    addresses: {
      billing,
      shipping: ways.shipping.address,
      return: ways.return.address,
      shipping_point: ways.shipping.point,
      return_point: ways.return.point,
      shipping_window: ways.shipping.window,
      return_window: ways.return.window,
      shipping_times: ways.shipping.times,
      return_times: ways.return.times,
      payment_additional: info.payment_method_additional,
    },
    shipping_code: methods.shipping.method_code,
    shipping_title: methods.shipping.method_title,
    return_code: methods.back.method_code,
    return_title: methods.back.method_title,
    payment_code: methods.payment.code,
    payment_title: methods.payment.title,
    user_note: body.user_note,
    subtotal: totals.subtotal_incl_tax,
    services: totals.services,
    shipping: totals.shipping,
    return_amount: methods.back.price_incl_tax,
    payment: totals.payment,
    tax: totals.tax,
    grand_total: totals.grand_total,
    deposit: totals.deposit,
    discount: totals.discount,
    coupon: totals.coupon_code ?? null,
    created_at: call.now,
    pay_until: unpaidUntil,
    free_until: cancellationDeadline(
      lines.filter((line) => !isWithoutDays(line.rental)),
      lines[0]?.source ?? null,
    ),
    cart_hash: hashOf(cartTokenOf(body, call)),
  };
  const begun = await beginOrder(tx, order, unpaidUntil ? "place_unpaid" : "place", { actor: "renter", now: call.now });
  await insertOrderLines(
    tx,
    order.id,
    lines.map((line, index) => lineRow(line, body.products[index]?.person, data, call.language)),
  );
  await insertFittings(
    tx,
    order.id,
    lines.flatMap((line, index) => fittingOf(line, index, body.products[index]?.biometric_data)),
  );
  return toPlaced({ ...order, ...begun });
}
