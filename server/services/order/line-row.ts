import type { BiometricData } from "@/lib/contract";
import { chargedServices } from "@/lib/domain/additional-services";
import { neededData } from "@/lib/domain/fitting-data";
import { fittingsOf } from "@/lib/domain/fittings";
import { keptKind } from "@/lib/domain/line-days";
import type { Language } from "@/lib/store-views";
import type { OrderLineRow } from "@/server/repositories/orders";
import { inLanguage } from "@/server/repositories/sql";
import type { ReferenceData } from "../catalogue/reference-data";
import type { ResolvedLine } from "../quote/resolve-line";
import { shownOptions } from "../quote/shown-options";

/** What of a line is set to whoever rents it. */
export const fittingsOfLine = ({ rental, parts }: ResolvedLine) =>
  fittingsOf(rental.category_slugs, ...parts.map((part) => part.category_slugs));

/** A line as an order keeps it: a copy of what was agreed to, in the order's language. */
export const lineRow = (
  line: ResolvedLine,
  person: string | undefined,
  data: ReferenceData,
  language: Language,
): OrderLineRow => ({
  sku: line.rental.sku,
  parent_sku: line.rental.parent_sku,
  name: inLanguage(line.rental.name, language),
  options: shownOptions(line.rental, line.chosen, line.productOption, data, language),
  image: line.rental.image?.image ?? null,
  qty: line.qty,
  period_from: line.from,
  period_to: line.to,
  source_id: line.source.id,
  price_incl_tax: line.price.unit,
  deposit: line.deposit,
  person: person || null,
  product_option: line.productOption,
  services: chargedServices(line.services),
  fittings: fittingsOfLine(line),
  kind: keptKind(line.rental) ?? null,
});

/** What a line's thing is set by: only what it needs; what is for several people is set at the counter. */
export function fittingOf(line: ResolvedLine, index: number, said: BiometricData | undefined) {
  const data = line.qty === 1 ? neededData(fittingsOfLine(line), said) : null;
  return data ? [{ line: index + 1, data }] : [];
}
