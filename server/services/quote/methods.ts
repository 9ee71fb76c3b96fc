import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import type { RentalRow } from "@/server/repositories/rentals";
import type { SourceRow } from "@/server/repositories/reference";
import type { Language } from "@/lib/store-views";
import { paymentMethods, returnMethods, shippingMethods } from "../rental-methods";
import { isEndless } from "../stock/free-units";

/** Nothing of it is handed over. Something without lines is not virtual: it may become anything. */
const isVirtual = (lines: readonly { rental: RentalRow }[]): boolean =>
  lines.length > 0 && lines.every(({ rental }) => isEndless(rental));

/** Ways to get, give back and pay that are offered for these lines. */
export const methodsFor = (
  lines: readonly { rental: RentalRow }[],
  source: SourceRow | null,
  sources: readonly SourceRow[],
  language: Language,
): { shipping: ShippingMethod[]; back: ShippingMethod[]; payment: PaymentMethod[] } => ({
  shipping: shippingMethods(source, sources, language),
  back: returnMethods(source, sources, language),
  payment: paymentMethods(isVirtual(lines), language),
});
