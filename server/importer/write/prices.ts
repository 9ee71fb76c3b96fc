import type { ChargedBy, Day, Money, PriceBand, ProductType } from "@/lib/contract";
import { isOffered } from "@/lib/domain/offer";
import { isEndless } from "@/lib/domain/kind-of-thing";
import { combinePriceLists, rentableFrom, rentTotals, shownPerDay } from "@/lib/domain/pricing";
import { type RentRule, shortestRent } from "@/lib/domain/rent-rules";
import {
  chargedPriceList,
  type PriceTerms,
  regularPriceList,
  type SpecialWindow,
  specialStretches,
} from "@/lib/domain/special-price";
import type { Queryable } from "@/server/db/client";
import { readTaxRules, type TaxRuleRow } from "@/server/repositories/reference";
import { execute, select } from "@/server/repositories/sql";
import { priceTax } from "@/server/services/catalogue/prices";
import type { Problem } from "../problems";

type Thing = PriceTerms & { tax_class_id: number };

interface PricedVariant extends Thing {
  status: number;
  deposit: Money;
  /** What a set without a price of its own is priced by. */
  parts: (Thing & { sku: string; charged_by: ChargedBy; units: number; deposit: Money })[];
}

interface PricedProduct {
  id: number;
  sku: string;
  type_id: ProductType;
  charged_by: ChargedBy;
  /** Of all kinds of thing that it is of. */
  rent_rules: RentRule[];
  variants: PricedVariant[];
}

/**
 * Works out what listings show of products: today's prices without any offer, and those of each offer for its days.
 * Sets that cost what their parts do are looked at every time, since a part may have come without them.
 * @param skus of products that were imported; all of them when null, as where taxes or rules of kinds may differ
 * @returns how many products show another price than before
 */
export async function refreshPrices(db: Queryable, skus: string[] | null, problems: Problem[]): Promise<number> {
  const taxRules = await readTaxRules(db);
  const products = await readPriced(db, skus);
  for (const { sku, variants } of products) {
    const part = variants.flatMap(({ parts }) => parts).find(({ charged_by }) => charged_by === "piece");
    if (!part) continue;
    const message = `costs what its parts cost, and ${part.sku} is charged by the piece: give the set a price list`;
    problems.push({ file: "products", position: sku, field: "price_list", message });
  }
  const shown = products.map((product) => ({ id: product.id, ...shownPrices(product, taxRules) }));
  return (await writeShown(db, shown)) + (await writeOffers(db, shown));
}

const thing = (variant: string, product: string): string => `'price_list', ${variant}.price_list,
  'special_price', ${variant}.special_price, 'final_price', ${variant}.final_price, 'deposit', ${variant}.deposit,
  'special_from_date', ${product}.special_from_date, 'special_to_date', ${product}.special_to_date,
  'tax_class_id', ${product}.tax_class_id`;

const readPriced = (db: Queryable, skus: string[] | null): Promise<PricedProduct[]> =>
  select(
    db,
    `SELECT p.id, p.sku, p.type_id, p.charged_by,
       (SELECT coalesce(json_agg(rule), '[]') FROM product_category pc JOIN category c ON c.id = pc.category_id,
         jsonb_array_elements(c.rent_rules) rule WHERE pc.product_id = p.id) AS rent_rules,
       json_agg(json_build_object('status', v.status, ${thing("v", "p")},
       'parts', CASE WHEN p.priced_by_parts THEN coalesce((
         SELECT json_agg(json_build_object('sku', pv.sku, 'charged_by', pp.charged_by, 'units', part.units,
         ${thing("pv", "pp")}))
         FROM variant_part part JOIN variant pv ON pv.id = part.part_id JOIN product pp ON pp.id = pv.product_id
         WHERE part.variant_id = v.id), '[]') ELSE '[]' END) ORDER BY v.position, v.id) AS variants
     FROM product p JOIN variant v ON v.product_id = p.id
     WHERE $1::text[] IS NULL OR p.sku = ANY ($1) OR p.priced_by_parts
     GROUP BY p.id`,
    [skus],
  );

interface Shown {
  price: Money;
  price_list: PriceBand[];
  rent_totals: (Money | null)[];
}

interface ShownProduct extends Shown {
  id: number;
  original_price: Money;
  price_varies: boolean;
  deposit: Money;
  offers: (Shown & { from_day: Day; to_day: Day })[];
}

function shownPrices(product: PricedProduct, taxRules: TaxRuleRow[]): Omit<ShownProduct, "id"> {
  const { charged_by, variants, rent_rules } = product;
  const shortest = isEndless(product) ? 1 : shortestRent(rent_rules);
  const offered = variants.filter(isOffered);
  const candidates = offered.length > 0 ? offered : variants;
  const wholeList = (of: (thing: Thing) => PriceBand[], variant: PricedVariant): PriceBand[] =>
    variant.parts.length > 0
      ? combinePriceLists(variant.parts.map((part) => ({ priceList: of(part), units: part.units })))
      : of(variant);
  /** Nobody is told a price of days for which the thing can't be rented. */
  const priceList = (of: (thing: Thing) => PriceBand[], variant: PricedVariant): PriceBand[] =>
    rentableFrom(wholeList(of, variant), shortest);
  /** The cheapest child's prices: a listing says what a rent begins at. */
  const cheapest = (of: (thing: Thing) => PriceBand[]) =>
    candidates
      .map((variant) => ({ variant, priceList: priceList(of, variant) }))
      .map((entry) => ({ ...entry, price: shownPerDay(entry.priceList) ?? 0 }))
      .sort((a, b) => (a.price || Infinity) - (b.price || Infinity))[0];
  const chargedOn =
    (day: Day | null) =>
    (priced: Thing): PriceBand[] =>
      chargedPriceList(priced, day, priceTax({ taxRules }, priced.tax_class_id));
  const charged = (day: Day | null) => cheapest(chargedOn(day));
  const varies = (day: Day | null): boolean =>
    new Set(candidates.map((variant) => JSON.stringify(priceList(chargedOn(day), variant)))).size > 1;
  const toShown = (found: { price: Money; priceList: PriceBand[] } | undefined): Shown => ({
    price: found?.price ?? 0,
    price_list: found?.priceList ?? [],
    rent_totals: rentTotals(found?.priceList ?? [], charged_by),
  });

  const base = charged(null);
  const regular = cheapest((priced) => regularPriceList(priced, priceTax({ taxRules }, priced.tax_class_id)));
  const windows: SpecialWindow[] = candidates
    .flatMap((variant): Thing[] => (variant.parts.length > 0 ? variant.parts : [variant]))
    .filter(({ special_price }) => special_price !== null);
  const stretches = specialStretches(windows);
  return {
    ...toShown(base),
    original_price: regular?.price ?? 0,
    // Of any day: an offer for one size alone makes the others dearer.
    price_varies: [null, ...stretches.map(({ from }) => from)].some(varies),
    deposit: depositOf(base?.variant),
    offers: stretches.map(({ from, to }) => ({
      from_day: from,
      to_day: to,
      ...toShown(charged(from)),
    })),
  };
}

const depositOf = (variant: PricedVariant | undefined): Money =>
  variant?.deposit || (variant?.parts ?? []).reduce((sum, { deposit, units }) => sum + deposit * units, 0);

const writeShown = (db: Queryable, shown: readonly ShownProduct[]): Promise<number> =>
  execute(
    db,
    `UPDATE product p SET price = r.price, price_list = r.price_list, rent_totals = r.rent_totals,
       original_price = r.original_price, price_varies = r.price_varies, deposit = r.deposit
     FROM jsonb_to_recordset($1::jsonb) AS r(id int, price int, price_list jsonb, rent_totals int[],
       original_price int, price_varies boolean, deposit int)
     WHERE p.id = r.id AND (p.price, p.price_list, p.rent_totals, p.original_price, p.price_varies, p.deposit)
       IS DISTINCT FROM (r.price, r.price_list, r.rent_totals, r.original_price, r.price_varies, r.deposit)`,
    [JSON.stringify(shown.map(({ offers: _offers, ...columns }) => columns))],
  );

async function writeOffers(db: Queryable, shown: readonly ShownProduct[]): Promise<number> {
  const offers = JSON.stringify(
    shown.flatMap(({ id, offers }) => offers.map((offer) => ({ product_id: id, ...offer }))),
  );
  const record = `jsonb_to_recordset($1::jsonb)
    AS r(product_id int, from_day date, to_day date, price int, price_list jsonb, rent_totals int[])`;
  const gone = await execute(
    db,
    `DELETE FROM special_offer o WHERE o.product_id = ANY ($2::int[]) AND NOT EXISTS (
       SELECT 1 FROM ${record} WHERE (r.product_id, r.from_day, r.to_day, r.price, r.price_list, r.rent_totals)
         = (o.product_id, o.from_day, o.to_day, o.price, o.price_list, o.rent_totals))`,
    [offers, shown.map(({ id }) => id)],
  );
  const written = await execute(
    db,
    `INSERT INTO special_offer (product_id, from_day, to_day, price, price_list, rent_totals)
     SELECT r.product_id, r.from_day, r.to_day, r.price, r.price_list, r.rent_totals FROM ${record}
     ON CONFLICT DO NOTHING`,
    [offers],
  );
  return gone + written;
}
