import type { PoolClient } from "pg";
import { ofLine, ok, refuse, type Result } from "@/lib/contract/errors";
import type { OrderBody, PaymentMethod, PlacedOrder, ShippingMethod, Totals } from "@/lib/contract";
import { payUntil } from "@/lib/domain/payment-status";
import type { Queryable } from "@/server/db/client";
import {
  insertOrderLines,
  lockOrderId,
  type OrderAddresses,
  type OrderRow,
  readOrder,
} from "@/server/repositories/orders";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { referenceData, type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { type ResolvedLine, resolveLine } from "../quote/resolve-line";
import { shownOptions } from "../quote/shown-options";
import { taxRate, totalsOf } from "../quote/totals";
import { findShipping, paymentMethods, PICK_UP_CARRIER, shippingMethods } from "../rental-methods";
import { isEndless } from "../stock/free-units";
import { inTransaction } from "../transaction";
import { bodyHash } from "./body-hash";
import { claimUnits } from "./claim-units";
import { beginOrder } from "./transition";

const toPlaced = (
  order: Pick<OrderRow, "id" | "increment_id" | "status" | "grand_total" | "deposit">,
): PlacedOrder => ({
  order_id: order.id,
  increment_id: order.increment_id,
  status: order.status,
  grand_total: order.grand_total,
  deposit: order.deposit,
});

interface Chosen {
  shipping: ShippingMethod;
  back: ShippingMethod;
  payment: PaymentMethod;
}

/**
 * Places an order in one transaction. The client's order id is the idempotency key: the same body gets the
 * same answer, another body is refused. A refusal leaves nothing behind, so the order may be sent again.
 */
export async function placeOrder(call: Call, body: OrderBody): Promise<Result<PlacedOrder>> {
  const hash = bodyHash(body);
  const data = await referenceData(call.pool);
  return inTransaction(call.pool, async (tx) => {
    await lockOrderId(tx, body.order_id);
    const known = await readOrder(tx, body.order_id);
    if (known)
      return known.body_hash === hash
        ? ok(toPlaced(known))
        : refuse("order_conflict", "this order id came with another body before");

    const resolved = await resolveLines(tx, call, data, body);
    if (!resolved.ok) return resolved;
    const lines = resolved.value;
    const chosen = chooseMethods(call, data, lines, body);
    if (!chosen.ok) return chosen;
    const totals = totalsOf(
      lines.map((line) => ({
        unit: line.price.unit,
        qty: line.qty,
        deposit: line.deposit,
        taxRate: taxRate(data, line.rental.tax_class_id),
      })),
      chosen.value,
      data,
      call.language,
    );
    if (body.expected_total !== undefined && body.expected_total !== totals.grand_total) {
      return refuse("price_changed", "the total differs from what was agreed to", {
        details: { expected: body.expected_total, actual: totals.grand_total },
      });
    }
    const agreed = { body, hash, lines, chosen: chosen.value, totals };
    const endsAt = chosen.value.payment.is_server_method ? payUntil(call.now) : null;
    const placed = await writeOrder(tx, call, data, agreed, endsAt);
    // Last, since whoever wants the same units waits from here to the end of the transaction.
    const cartToken = body.cart_id || call.session.cartToken;
    const claimed = await claimUnits(tx, call, { id: body.order_id, cartToken, endsAt }, lines);
    return claimed.ok ? ok(placed) : claimed;
  });
}

async function resolveLines(
  tx: Queryable,
  call: Call,
  data: ReferenceData,
  body: OrderBody,
): Promise<Result<ResolvedLine[]>> {
  const lines: ResolvedLine[] = [];
  for (const [index, product] of body.products.entries()) {
    const line = await resolveLine(tx, call, data, product);
    if (!line.ok) return ofLine(line.error, index);
    lines.push(line.value);
  }
  const [first] = lines;
  const foreign = lines.find((line) => line.source.id !== first?.source.id);
  return foreign
    ? refuse("other_source", "an order comes from one source", { details: { source: foreign.source.id } })
    : ok(lines);
}

function chooseMethods(
  call: Call,
  data: ReferenceData,
  lines: readonly ResolvedLine[],
  body: OrderBody,
): Result<Chosen> {
  const wish = body.addressInformation;
  const shipping = shippingMethods(lines[0]?.source ?? null, sourcesOf(data, call.storeCode), call.language);
  const payments = paymentMethods(
    lines.every((line) => isEndless(line.rental)),
    call.language,
  );
  const there = findShipping(shipping, wish.shipping_method_code, wish.shipping_carrier_code);
  const back = findShipping(shipping, wish.return_method_code, wish.return_carrier_code);
  const payment = payments.find((method) => method.code === wish.payment_method_code);
  if (there && back && payment) return ok({ shipping: there, back, payment });
  const missing = there ? (back ? "payment" : "return") : "shipping";
  return refuse("method_unavailable", `${missing} method is not offered for this order`, {
    details: { method: missing },
  });
}

/** A carrier goes to the address given for its way, else to the one before it; nobody goes anywhere for a pick-up. */
function addressesOf(info: OrderBody["addressInformation"], { shipping, back }: Chosen): OrderAddresses {
  const delivery = info.shippingAddress ?? info.billingAddress;
  return {
    billing: info.billingAddress,
    shipping: shipping.carrier_code === PICK_UP_CARRIER ? null : delivery,
    return: back.carrier_code === PICK_UP_CARRIER ? null : (info.returnAddress ?? delivery),
    payment_additional: info.payment_method_additional,
  };
}

interface AgreedOrder {
  body: OrderBody;
  hash: string;
  lines: readonly ResolvedLine[];
  chosen: Chosen;
  totals: Totals;
}

/** @param unpaidUntil until when the units wait for the money; null where it is not asked for first */
async function writeOrder(
  tx: PoolClient,
  call: Call,
  data: ReferenceData,
  { body, hash, lines, chosen, totals }: AgreedOrder,
  unpaidUntil: Date | null,
): Promise<PlacedOrder> {
  const { addressInformation: info } = body;
  const order = {
    id: body.order_id,
    body_hash: hash,
    year: call.today.slice(0, 4),
    store_code: call.storeView.storeCode,
    source_id: lines[0]?.source.id ?? "",
    email: info.billingAddress.email,
    firstname: info.billingAddress.firstname,
    addresses: addressesOf(info, chosen),
    shipping_code: chosen.shipping.method_code,
    shipping_title: chosen.shipping.method_title,
    return_code: chosen.back.method_code,
    return_title: chosen.back.method_title,
    payment_code: chosen.payment.code,
    payment_title: chosen.payment.title,
    user_note: body.user_note,
    subtotal: totals.subtotal_incl_tax,
    shipping: totals.shipping,
    return_amount: chosen.back.price_incl_tax,
    payment: totals.payment,
    tax: totals.tax,
    grand_total: totals.grand_total,
    deposit: totals.deposit,
    created_at: call.now,
    pay_until: unpaidUntil,
  };
  const begun = await beginOrder(tx, order, unpaidUntil ? "place_unpaid" : "place", { actor: "renter", now: call.now });
  await insertOrderLines(
    tx,
    order.id,
    lines.map((line, index) => ({
      sku: line.rental.sku,
      parent_sku: line.rental.parent_sku,
      name: inLanguage(line.rental.name, call.language),
      options: shownOptions(line.rental, data, call.language),
      image: line.rental.image?.image ?? null,
      qty: line.qty,
      period_from: line.from,
      period_to: line.to,
      source_id: line.source.id,
      price_incl_tax: line.price.unit,
      deposit: line.deposit,
      person: body.products[index]?.person || null,
    })),
  );
  return toPlaced({ ...order, ...begun });
}
