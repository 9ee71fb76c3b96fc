import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Day, LineService, ProductOption, ServiceChoice } from "@/lib/contract";
import { isEndless, isWithoutDays } from "@/lib/domain/kind-of-thing";
import { lineKey } from "@/lib/domain/cart-line";
import { type LinePrice, priceLine } from "@/lib/domain/pricing";
import type { Queryable } from "@/server/db/client";
import type { SourceRow } from "@/server/repositories/reference";
import type { PartRow, RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { periodRefusal } from "../stock/opening";
import { lineServices } from "../catalogue/services";
import { findRentals, nothingUnder, type RentalWish } from "./find-rental";
import { type ChosenThing, type Unit, unitsOf } from "./unit";

export interface LineWish extends RentalWish {
  from: Day;
  to: Day;
  source: string;
  qty: number;
  additional_services?: readonly ServiceChoice[];
}

/** A wish that can be priced and counted. */
export interface ResolvedLine {
  key: string;
  rental: RentalRow;
  parts: PartRow[];
  /** What was chosen, for a set. */
  chosen: ChosenThing[];
  source: SourceRow;
  from: Day;
  to: Day;
  qty: number;
  price: LinePrice;
  /** Per unit. */
  deposit: number;
  productOption: ProductOption;
  /** What can be had with it, and what of that was chosen. */
  services: LineService[];
}

/** A wish with the thing that it names and the source that it names. */
interface Wished {
  wish: LineWish;
  rental: RentalRow;
  source: SourceRow;
  option: ProductOption | undefined;
}

/** Checks lines as to days, source, product, choice and price; not as to stock. */
export async function resolveLines(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  wishes: readonly LineWish[],
): Promise<Result<ResolvedLine>[]> {
  const found = await findRentals(db, call, data, wishes);
  const wished = wishes.map((wish, index) => judgeDays(call, data, wish, found[index] ?? nothingUnder(wish.sku)));
  const good = wished.flatMap((entry) => (entry.ok ? [entry.value] : []));
  const units = await unitsOf(db, call, data, good);
  const unitOf = new Map(good.map((entry, index) => [entry, units[index]]));
  return wished.map((entry) => {
    if (!entry.ok) return entry;
    const unit = unitOf.get(entry.value) ?? nothingUnder(entry.value.wish.sku);
    return unit.ok ? price(call, data, entry.value, unit.value) : unit;
  });
}

export async function resolveLine(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  wish: LineWish,
): Promise<Result<ResolvedLine>> {
  const [line] = await resolveLines(db, call, data, [wish]);
  return line ?? nothingUnder(wish.sku);
}

function judgeDays(call: Call, data: ReferenceData, wish: LineWish, rental: Result<RentalRow>): Result<Wished> {
  const [source] = sourcesOf(data, call.storeCode, { source: wish.source });
  if (!source)
    return refuse("invalid_input", `no source ${wish.source} in ${call.storeCode}`, {
      errors: [{ path: "source", message: "unknown source" }],
    });
  if (!rental.ok) return rental;
  // Nobody has to come for what is not handed over, and what is only bought has no days that could pass.
  const refusal = isWithoutDays(rental.value)
    ? null
    : periodRefusal(wish, call.today, isEndless(rental.value) ? undefined : source);
  return refusal ?? ok({ wish, rental: rental.value, source, option: wish.product_option });
}

function price(
  call: Call,
  data: ReferenceData,
  { wish, rental, source, option }: Wished,
  unit: Unit,
): Result<ResolvedLine> {
  const { from, to, qty } = wish;
  const linePrice = priceLine({ ...unit, period: wish, qty });
  if (!linePrice)
    return refuse("price_unknown", `${rental.sku} has no price for these days`, { details: { sku: rental.sku } });
  const productOption = normaliseOption(rental, data, option, unit.custom);
  const key = lineKey({ sku: rental.sku, product_option: productOption, from, to, source: source.id });
  const { parts, chosen, deposit } = unit;
  const services = lineServices(rental, wish.additional_services ?? [], data, call);
  return ok({ key, rental, parts, chosen, source, from, to, qty, price: linePrice, deposit, productOption, services });
}

/** Configurable options are written from the child, so that every spelling of the same choice is one line. */
function normaliseOption(
  rental: RentalRow,
  data: ReferenceData,
  option: ProductOption | undefined,
  custom_options: Unit["custom"],
): ProductOption {
  const configurable_item_options = Object.entries(rental.options).map(([code, value]) => ({
    option_id: String(data.attributeByCode.get(code)?.id ?? code),
    option_value: value,
  }));
  const { bundle_options = [], set, copy } = option?.extension_attributes ?? {};
  return {
    extension_attributes: {
      ...{ custom_options, configurable_item_options, bundle_options },
      ...(set && { set }),
      ...(copy && { copy }),
    },
  };
}
