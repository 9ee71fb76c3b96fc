import type { Day, Money, PriceBand } from "@/lib/contract";
import { rentTotals } from "@/lib/domain/pricing";
import {
  candidatesOf,
  type PricedThing,
  type PricedVariant,
  shownPrice,
  shownPriceLists,
} from "@/lib/domain/shown-price";
import { chargedPriceList, regularPriceList, type SpecialWindow, specialStretches } from "@/lib/domain/special-price";
import type { Queryable } from "@/server/db/client";
import { type PricedProduct, readPricedByIds } from "@/server/repositories/priced-products";
import { readTaxRules, type TaxRuleRow } from "@/server/repositories/reference";
import { execute, select } from "@/server/repositories/sql";
import { priceTax } from "@/server/services/catalogue/prices";
import type { Problem } from "../problems";

/** What may cost something else now. */
export type Repriced = "all" | "imported";

/**
 * Works out what listings show of products: today's prices without any offer, and those of each offer for its days.
 * Sets that cost what their parts do are looked at every time, since a part may have come without them.
 * @returns how many products show another price than before
 */
export async function refreshPrices(db: Queryable, repriced: Repriced, problems: Problem[]): Promise<number> {
  const taxRules = await readTaxRules(db);
  let changed = 0;
  for (let after = 0; ;) {
    const ids = (await select<{ id: number }>(db, NEXT[repriced], [after])).map(({ id }) => id);
    changed += await refreshSome(db, await readPricedByIds(db, ids), taxRules, problems);
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return changed;
    after = last;
  }
}

/** So many are held in memory at a time. */
const AT_ONCE = 1_000;
const NEXT = {
  all: `SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
  imported: `SELECT p.id FROM product p
    WHERE p.id > $1 AND (p.priced_by_parts OR EXISTS (SELECT FROM import_code c WHERE c.sku = p.sku))
    ORDER BY p.id LIMIT ${AT_ONCE}`,
};

async function refreshSome(
  db: Queryable,
  products: readonly PricedProduct[],
  taxRules: TaxRuleRow[],
  problems: Problem[],
): Promise<number> {
  for (const { sku, variants } of products) {
    const part = variants.flatMap(({ parts }) => parts).find(({ charged_by }) => charged_by === "piece");
    if (!part) continue;
    const message = `costs what its parts cost, and ${part.sku} is charged by the piece: give the set a price list`;
    if (!problems.some(({ position }) => position === sku))
      problems.push({ file: "products", position: sku, field: "price_list", message });
  }
  const shown = products.map((product) => ({ id: product.id, ...shownPrices(product, taxRules) }));
  return (await writeShown(db, shown)) + (await writeOffers(db, shown));
}

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
  const chargedOn =
    (day: Day | null) =>
    (priced: PricedThing): PriceBand[] =>
      chargedPriceList(priced, day, priceTax({ taxRules }, priced.tax_class_id));
  const charged = (day: Day | null) => shownPrice(product, chargedOn(day));
  const varies = (day: Day | null): boolean =>
    new Set(shownPriceLists(product, chargedOn(day)).map(({ priceList }) => JSON.stringify(priceList))).size > 1;
  const toShown = (found: { price: Money; priceList: PriceBand[] } | undefined): Shown => ({
    price: found?.price ?? 0,
    price_list: found?.priceList ?? [],
    rent_totals: rentTotals(found?.priceList ?? [], product.charged_by),
  });

  const base = charged(null);
  const regular = shownPrice(product, (priced) =>
    regularPriceList(priced, priceTax({ taxRules }, priced.tax_class_id)),
  );
  const windows: SpecialWindow[] = candidatesOf(product)
    .flatMap((variant): readonly PricedThing[] => (variant.parts.length > 0 ? variant.parts : [variant]))
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
