import { ofLine, ok, refuse, type Result } from "@/lib/contract/errors";
import type { PaymentMethod, ShippingInformation, ShippingMethod, Totals, Way } from "@/lib/contract";
import { chargedServices } from "@/lib/domain/additional-services";
import { findCoupon } from "@/lib/domain/coupon";
import { isRentAlone, keptKind } from "@/lib/domain/line-days";
import type { TotalsLine } from "@/lib/domain/totals";
import { readCoupon } from "@/server/repositories/coupons";
import { coupons, tax } from "@/shop.config";
import type { Call } from "../call";
import { cartNotFound, hashCartToken } from "../cart-token";
import { referenceData, type ReferenceData } from "../catalogue/reference-data";
import { totalsLine, totalsOf } from "../quote/totals";
import { methodsFor, withProblems } from "../quote/ways";
import { findShipping } from "../rental-methods";
import type { CarriedLine } from "../stock/rules";
import { pricedItems, type PricedItem } from "./cart-view";
import { readOwnCart } from "./own-cart";

async function openCart(call: Call): Promise<Result<{ items: PricedItem[]; data: ReferenceData }>> {
  const cart = await readOwnCart(call);
  if (!cart) return cartNotFound();
  const data = await referenceData(call.pool);
  return ok({ items: await pricedItems(call.pool, call, data, cart.id), data });
}

const offeredFor = (call: Call, data: ReferenceData, items: readonly PricedItem[]) =>
  methodsFor(call, data, items, data.sourceById.get(items[0]?.row.source_id ?? "") ?? null);

const carried = ({ row, rental, quote }: PricedItem): CarriedLine => ({
  rental,
  parts: quote.ok ? quote.value.parts : rental.parts,
  from: row.period_from,
  to: row.period_to,
});

/** Ways there or back; those that these things can't go say why, and so do those that don't go to the address. */
export async function listShippingMethods(
  call: Call,
  { address, way }: { address?: { country_id?: string; postcode?: string }; way: Way },
): Promise<Result<ShippingMethod[]>> {
  const cart = await openCart(call);
  if (!cart.ok) return cart;
  const { data, items } = cart.value;
  const to = address?.postcode
    ? { postcode: address.postcode, country: address.country_id || tax.defaultCountry }
    : null;
  const { shipping, back } = offeredFor(call, data, items);
  return ok(withProblems(call, data, items.map(carried), { way, to }, way === "return" ? back : shipping));
}

export async function listPaymentMethods(call: Call): Promise<Result<PaymentMethod[]>> {
  const cart = await openCart(call);
  return cart.ok ? ok(offeredFor(call, cart.value.data, cart.value.items).payment) : cart;
}

/**
 * What the ways that were chosen cost, and how they can be paid; the things come back as they went when nothing is
 * said.
 */
export async function setShippingInformation(
  call: Call,
  { addressInformation: wish }: { addressInformation: ShippingInformation },
): Promise<Result<{ totals: Totals; payment_methods: PaymentMethod[] }>> {
  const totals = await getTotals(call, {
    shipping: wish.shipping_method_code,
    return: wish.return_method_code ?? wish.shipping_method_code,
    payment: wish.payment_method_code,
  });
  if (!totals.ok) return totals;
  const payments = await listPaymentMethods(call);
  return payments.ok ? ok({ totals: totals.value, payment_methods: payments.value }) : payments;
}

/** Totals with the chosen methods, each by its method code; what is not chosen yet costs nothing. */
export async function getTotals(
  call: Call,
  input: { shipping?: string; return?: string; payment?: string },
): Promise<Result<Totals>> {
  const cart = await openCart(call);
  if (!cart.ok) return cart;
  const { items, data } = cart.value;
  const methods = offeredFor(call, data, items);
  const chosen = {
    shipping: findShipping(methods.shipping, input.shipping),
    back: findShipping(methods.back, input.return),
    payment: methods.payment.find((method) => method.code === input.payment),
  };
  const missing =
    (input.shipping && !chosen.shipping && "shipping") ||
    (input.return && !chosen.back && "return") ||
    (input.payment && !chosen.payment && "payment");
  if (missing)
    return refuse("method_unavailable", `${missing} method is not offered for this cart`, {
      details: { method: missing },
    });
  const lines: TotalsLine[] = [];
  for (const [index, { row, rental, services, quote }] of items.entries()) {
    // A sum without one of its lines is no sum.
    if (!quote.ok) return ofLine(quote.error, index);
    lines.push(totalsLine({ ...quote.value, qty: row.qty, rental, services: chargedServices(services) }, data, call));
  }
  const code = call.session.cartToken ? await readCoupon(call.pool, hashCartToken(call.session.cartToken)) : null;
  const coupon = code === null ? null : findCoupon(coupons, code);
  const isRent = isRentAlone(items.map(({ rental }) => ({ kind: keptKind(rental) })));
  return ok(totalsOf({ lines, isRent, ...chosen, coupon }, data, call));
}
