import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Day, ProductOption } from "@/lib/contract";
import { chooseParts } from "@/lib/domain/bundle-choice";
import { lineKey } from "@/lib/domain/cart-line";
import { isOffered, productProblems } from "@/lib/domain/offer";
import { type LinePrice, priceLine } from "@/lib/domain/pricing";
import type { Queryable } from "@/server/db/client";
import type { SourceRow } from "@/server/repositories/reference";
import { type PartRow, readRentalsBySku, readRentalsOfProduct, type RentalRow } from "@/server/repositories/rentals";
import type { Call } from "../call";
import { type ReferenceData, sourcesOf } from "../catalogue/reference-data";
import { combinePriceLists } from "../catalogue/price-lists";
import { isEndless } from "../stock/free-units";
import { periodRefusal } from "../stock/opening";

export interface LineWish {
  sku: string;
  product_option?: ProductOption;
  from: Day;
  to: Day;
  source: string;
  qty: number;
}

/** A wish that can be priced and counted. */
export interface ResolvedLine {
  key: string;
  rental: RentalRow;
  parts: PartRow[];
  source: SourceRow;
  from: Day;
  to: Day;
  qty: number;
  price: LinePrice;
  /** Per unit. */
  deposit: number;
  productOption: ProductOption;
}

export const emptyOption = (): ProductOption => ({
  extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
});

/** Checks a line as to days, source, product, choice and price; not as to stock. */
export async function resolveLine(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  wish: LineWish,
): Promise<Result<ResolvedLine>> {
  const [source] = sourcesOf(data, call.storeCode, { source: wish.source });
  if (!source)
    return refuse("invalid_input", `no source ${wish.source} in ${call.storeCode}`, {
      errors: [{ path: "source", message: "unknown source" }],
    });
  const found = await findRental(db, call, data, wish);
  if (!found.ok) return found;
  const rental = found.value;
  const refusal = periodRefusal(wish, call.today, isEndless(rental) ? undefined : source);
  if (refusal) return refusal;
  const made = await makeUp(db, call, rental, wish.product_option);
  if (!made.ok) return made;
  const { parts, priceList, deposit } = made.value;
  const price = priceLine({ priceList, period: wish, qty: wish.qty, deposit });
  if (!price)
    return refuse("price_unknown", `${rental.sku} has no price for these days`, { details: { sku: rental.sku } });
  const productOption = normaliseOption(rental, data, wish.product_option);
  const key = lineKey({
    sku: rental.sku,
    product_option: productOption,
    from: wish.from,
    to: wish.to,
    source: source.id,
  });
  return ok({ key, rental, parts, source, from: wish.from, to: wish.to, qty: wish.qty, price, deposit, productOption });
}

/** The chosen child: by its own sku, or by the parent's and the chosen options. */
async function findRental(db: Queryable, call: Call, data: ReferenceData, wish: LineWish): Promise<Result<RentalRow>> {
  const unknown = refuse("product_not_found", `nothing to rent under ${wish.sku} in ${call.storeCode}`, {
    details: { sku: wish.sku },
  });
  const [own] = await readRentalsBySku(db, [wish.sku], call.storeCode);
  if (own) return productProblems({ ...own, variants: [own] }).length === 0 ? ok(own) : unknown;
  const children = (await readRentalsOfProduct(db, wish.sku, call.storeCode)).filter(
    (child) => productProblems({ ...child, variants: [child] }).length === 0,
  );
  if (children.length === 0) return unknown;
  const chosen = wish.product_option?.extension_attributes.configurable_item_options ?? [];
  const fits = (child: RentalRow): boolean =>
    chosen.every(({ option_id, option_value }) => {
      const code = data.attributes.find(
        (attribute) => attribute.code === option_id || String(attribute.id) === option_id,
      )?.code;
      return code !== undefined && child.options[code] === option_value;
    });
  const fitting = children.filter(fits);
  const [only] = fitting;
  return only && fitting.length === 1 && chosen.length > 0
    ? ok(only)
    : refuse("variant_required", `${wish.sku} needs a choice that names one child`, { details: { sku: wish.sku } });
}

interface MadeUp {
  parts: PartRow[];
  priceList: RentalRow["price_list"];
  deposit: number;
}

/** What one unit takes from the stock and costs. Only a bundle with a choice of its own differs from its default. */
async function makeUp(
  db: Queryable,
  call: Call,
  rental: RentalRow,
  option: ProductOption | undefined,
): Promise<Result<MadeUp>> {
  const { bundle_options: chosen = [], custom_options: own = [] } = option?.extension_attributes ?? {};
  const notOffered = (code: string) =>
    refuse("invalid_option", `${rental.sku} offers no such choice: ${code}`, {
      details: { sku: rental.sku, option: code },
    });
  // No product of the catalogue asks for a text of the shopper's own.
  if (own[0]) return notOffered(own[0].option_id);
  if (rental.type_id !== "bundle" && chosen[0]) return notOffered(chosen[0].option_id);
  if (chosen.length === 0) return ok({ parts: rental.parts, priceList: rental.price_list, deposit: rental.deposit });
  const choice = chooseParts(rental.bundle_options, chosen);
  if (!choice.ok)
    return choice.problem === "not_offered"
      ? notOffered(choice.option)
      : refuse("variant_required", `${rental.sku} needs a choice for ${choice.option}`, {
          details: { sku: rental.sku, option: choice.option },
        });
  const links = choice.parts;
  const rows = await readRentalsBySku(
    db,
    links.map((link) => link.sku),
    call.storeCode,
  );
  const taken = links.map((link) => ({ ...link, row: rows.find((row) => row.sku === link.sku) }));
  const missing = taken.find(({ row }) => !row || !isOffered(row));
  if (missing)
    return refuse("product_not_found", `${missing.sku} is no longer offered`, { details: { sku: missing.sku } });
  const parts = new Map<number, PartRow>();
  for (const { row, units } of taken) {
    for (const part of row?.parts ?? []) {
      const known = parts.get(part.variant_id);
      parts.set(part.variant_id, { ...part, units: (known?.units ?? 0) + part.units * units });
    }
  }
  return ok({
    parts: [...parts.values()],
    priceList: rental.priced_by_parts
      ? combinePriceLists(taken.map(({ row, units }) => ({ priceList: row?.price_list ?? [], units })))
      : rental.price_list,
    deposit: rental.priced_by_parts
      ? taken.reduce((sum, { row, units }) => sum + (row?.deposit ?? 0) * units, 0)
      : rental.deposit,
  });
}

/** Configurable options are written from the child, so that every spelling of the same choice is one line. */
function normaliseOption(rental: RentalRow, data: ReferenceData, option: ProductOption | undefined): ProductOption {
  const base = option?.extension_attributes ?? emptyOption().extension_attributes;
  const configurable = Object.entries(rental.options).map(([code, value]) => ({
    option_id: String(data.attributeByCode.get(code)?.id ?? code),
    option_value: value,
  }));
  return { extension_attributes: { ...base, configurable_item_options: configurable } };
}
