import type { PaymentMethod, ShippingMethod, Totals } from "@/lib/contract";
import { findRate } from "@/lib/domain/tax";
import { cartTotals, type TotalsLine } from "@/lib/domain/totals";
import { wordsOf } from "@/lib/i18n/words";
import { tax } from "@/shop.config";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";

/** Rents are taxed where they are handed over. */
export const taxRate = (data: ReferenceData, taxClassId: number = tax.standardClass): number =>
  findRate(data.taxRules, taxClassId, tax.defaultCountry);

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
  const words = wordsOf(language);
  const segments = (["subtotal_incl_tax", "shipping", "payment", "tax", "grand_total"] as const).map((code) => ({
    code,
    title: words(`commerce.totals.${code}`),
    value: totals[code],
  }));
  return { ...totals, total_segments: segments };
}
