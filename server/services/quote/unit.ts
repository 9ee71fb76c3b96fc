import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { ChargedBy, Money, PriceBand, ProductOption } from "@/lib/contract";
import { type ChosenPart, chooseParts } from "@/lib/domain/bundle-choice";
import { chooseCustom, type CustomChoice, withSurcharges } from "@/lib/domain/custom-options";
import { isOffered } from "@/lib/domain/offer";
import { setPrice } from "@/lib/domain/set-price";
import type { Queryable } from "@/server/db/client";
import { type PartRow, readRentalsBySku, type RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { chargedToday } from "../catalogue/prices";
import { customOptions } from "../catalogue/custom-options";
import type { ReferenceData } from "../catalogue/reference-data";
import { partsOf } from "../stock/chosen-parts";

/** What one unit of a thing takes from the stock and costs. */
export interface Unit {
  parts: PartRow[];
  /** As charged today. */
  priceList: PriceBand[];
  chargedBy: ChargedBy;
  deposit: Money;
  /** What was chosen for a set. */
  chosen: ChosenThing[];
  /** What was written and chosen with it, as it is kept. */
  custom: ProductOption["extension_attributes"]["custom_options"];
}

export interface ChosenThing extends ChosenPart {
  row: RentalRow;
}

export interface UnitWish {
  rental: RentalRow;
  option: ProductOption | undefined;
}

/** Units of several things at once: parts are read together, however many sets there are. */
export async function unitsOf(
  db: Queryable,
  call: Pick<Call, "today" | "language" | "group">,
  data: ReferenceData,
  wishes: readonly UnitWish[],
): Promise<Result<Unit>[]> {
  const priceListOf = (row: RentalRow): PriceBand[] => chargedToday(row, call, data);
  const chosen = wishes.map(partsWished);
  const skus = chosen.flatMap((parts) => (parts.ok ? (parts.value ?? []).map(({ sku }) => sku) : []));
  // A part need not be sold by itself, in this store view or at all.
  const rows = skus.length > 0 ? await readRentalsBySku(db, [...new Set(skus)], null) : [];
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return wishes.map(({ rental, option }, index) => {
    const parts = chosen[index] ?? ok(null);
    if (!parts.ok) return parts;
    const custom = customChoice(rental, option, call, data);
    if (!custom.ok) return custom;
    const { charged_by: chargedBy, deposit } = rental;
    const priceList = withSurcharges(priceListOf(rental), custom.value.surcharges);
    const itself = { parts: rental.parts, priceList, chargedBy, deposit, chosen: [], custom: custom.value.chosen };
    if (parts.value === null) return ok(itself);
    const things = thingsOf(parts.value, bySku);
    if (!things.ok) return things;
    const price = setPrice(
      { ...itself, pricedByParts: rental.priced_by_parts },
      things.value.map(({ row, ...part }) => ({ ...part, priceList: priceListOf(row), deposit: row.deposit })),
    );
    return ok({ ...itself, ...price, parts: partsOf(things.value), chosen: things.value });
  });
}

/** The parts that have to be looked at; null when the thing itself says everything. */
function partsWished({ rental, option }: UnitWish): Result<ChosenPart[] | null> {
  const { bundle_options = [] } = option?.extension_attributes ?? {};
  const notOffered = (code: string) =>
    refuse("invalid_option", `${rental.sku} offers no such choice: ${code}`, {
      details: { sku: rental.sku, option: code },
    });
  if (rental.type_id !== "bundle" && bundle_options[0]) return notOffered(bundle_options[0].option_id);
  if (bundle_options.length > 0) {
    const choice = chooseParts(rental.bundle_options, bundle_options);
    if (choice.ok) return ok(choice.parts);
    if (choice.problem === "not_offered") return notOffered(choice.option);
    return refuse("variant_required", `${rental.sku} needs a choice for ${choice.option}`, {
      details: { sku: rental.sku, option: choice.option },
    });
  }
  return ok(rental.priced_by_parts ? rental.parts.map(({ sku, units }) => ({ sku, units })) : null);
}

/** Sets have no such options: what is written belongs to a part. */
function customChoice(
  rental: RentalRow,
  option: ProductOption | undefined,
  call: Pick<Call, "language" | "group">,
  data: ReferenceData,
): Result<CustomChoice & { ok: true }> {
  const { sku } = rental;
  const wished = option?.extension_attributes.custom_options ?? [];
  const choice = chooseCustom(customOptions(rental, data, call), wished);
  if (choice.ok) return ok(choice);
  const { problem, option: id, most = 0 } = choice;
  const details = { sku, option: id };
  if (problem === "required") return refuse("option_required", `${sku} asks for ${id}`, { details });
  if (problem === "not_offered") return refuse("invalid_option", `${sku} offers no such choice: ${id}`, { details });
  return refuse("option_too_long", `${id} of ${sku} has at most ${most} letters`, { details: { ...details, most } });
}

function thingsOf(chosen: readonly ChosenPart[], rows: Map<string, RentalRow>): Result<ChosenThing[]> {
  const things: ChosenThing[] = [];
  for (const part of chosen) {
    const { sku } = part;
    const row = rows.get(sku);
    if (!row || !isOffered(row))
      return refuse("product_not_found", `${sku} is no longer offered`, { details: { sku } });
    things.push({ ...part, row });
  }
  return ok(things);
}
