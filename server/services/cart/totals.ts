import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { PaymentMethod, ShippingMethod, Totals } from "@/lib/contract";
import { findRate } from "@/lib/domain/tax";
import { cartTotals, type TotalsLine } from "@/lib/domain/totals";
import { readCart } from "@/server/repositories/carts";
import type { Call } from "../call";
import { referenceData, type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { isEndless } from "../stock/free-units";
import { findShipping, paymentMethods, shippingMethods } from "../rental-methods";
import { cartNotFound, hashCartToken } from "./cart-token";
import { pricedItems, type PricedItem } from "./cart-view";

/** Rents are taxed where they are handed over. */
const TAX_COUNTRY = "CZ";
/** Tax class of carriage and services. */
const STANDARD_TAX_CLASS = 2;

export const taxRate = (data: ReferenceData, taxClassId: number = STANDARD_TAX_CLASS): number =>
  findRate(data.taxRules, taxClassId, TAX_COUNTRY);

const titles = {
  cs: {
    subtotal_incl_tax: "Půjčovné",
    shipping: "Doprava",
    payment: "Platba",
    tax: "DPH v ceně",
    grand_total: "Celkem",
  },
  en: {
    subtotal_incl_tax: "Rent",
    shipping: "Delivery",
    payment: "Payment",
    tax: "VAT included",
    grand_total: "Total",
  },
  de: {
    subtotal_incl_tax: "Mietpreis",
    shipping: "Lieferung",
    payment: "Zahlung",
    tax: "Enthaltene MwSt.",
    grand_total: "Gesamt",
  },
  it: {
    subtotal_incl_tax: "Noleggio",
    shipping: "Consegna",
    payment: "Pagamento",
    tax: "IVA inclusa",
    grand_total: "Totale",
  },
} as const;

/** Sums of lines and methods: the same for the cart and for the order that it becomes. */
export function totalsOf(
  lines: readonly TotalsLine[],
  chosen: { shipping?: ShippingMethod; back?: ShippingMethod; payment?: PaymentMethod },
  data: ReferenceData,
  language: Call["language"],
): Totals {
  const totals = cartTotals({
    lines,
    shipping: (chosen.shipping?.price_incl_tax ?? 0) + (chosen.back?.price_incl_tax ?? 0),
    payment: chosen.payment?.cost_incl_tax ?? 0,
    taxRate: taxRate(data),
  });
  const words = titles[language];
  const segments = (["subtotal_incl_tax", "shipping", "payment", "tax", "grand_total"] as const).map((code) => ({
    code,
    title: words[code],
    value: totals[code],
  }));
  return { ...totals, total_segments: segments };
}

async function openCart(call: Call): Promise<Result<{ items: PricedItem[]; data: ReferenceData }>> {
  const cart = call.cartToken ? await readCart(call.pool, hashCartToken(call.cartToken)) : null;
  if (!cart) return cartNotFound();
  const data = await referenceData(call.pool);
  return ok({ items: await pricedItems(call.pool, call, data, cart.id), data });
}

const isVirtual = (items: readonly PricedItem[]): boolean =>
  items.length > 0 && items.every(({ rental }) => isEndless(rental));

function methodsFor(
  call: Call,
  data: ReferenceData,
  items: readonly PricedItem[],
): { shipping: ShippingMethod[]; payment: PaymentMethod[] } {
  const source = data.sourceById.get(items[0]?.row.source_id ?? "") ?? null;
  return {
    shipping: shippingMethods(source, sourcesOf(data, call.storeCode), call.language),
    payment: paymentMethods(isVirtual(items), call.language),
  };
}

export async function listShippingMethods(call: Call): Promise<Result<ShippingMethod[]>> {
  const cart = await openCart(call);
  return cart.ok ? ok(methodsFor(call, cart.value.data, cart.value.items).shipping) : cart;
}

export async function listPaymentMethods(call: Call): Promise<Result<PaymentMethod[]>> {
  const cart = await openCart(call);
  return cart.ok ? ok(methodsFor(call, cart.value.data, cart.value.items).payment) : cart;
}

/** Totals with the chosen methods, each by its method code; what is not chosen yet costs nothing. */
export async function getTotals(
  call: Call,
  input: { shipping?: string; return?: string; payment?: string },
): Promise<Result<Totals>> {
  const cart = await openCart(call);
  if (!cart.ok) return cart;
  const { items, data } = cart.value;
  const methods = methodsFor(call, data, items);
  const chosen = {
    shipping: findShipping(methods.shipping, input.shipping),
    back: findShipping(methods.shipping, input.return),
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
  const lines = items.map((item) => ({
    unit: item.unit,
    qty: item.row.qty,
    deposit: item.deposit,
    taxRate: taxRate(data, item.rental.tax_class_id),
  }));
  return ok(totalsOf(lines, chosen, data, call.language));
}
