import type { Cart, CartItem, LineService } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { choicesOf } from "@/lib/domain/additional-services";
import { fittingsOf } from "@/lib/domain/fittings";
import { type LinePrice, priceLine } from "@/lib/domain/pricing";
import { isExpired, nextHold } from "@/lib/domain/holds";
import { isEndless } from "@/lib/domain/kind-of-thing";
import type { Queryable } from "@/server/db/client";
import { type CartItemRow, readItems } from "@/server/repositories/carts";
import { type PartRow, readRentalsById, type RentalRow } from "@/server/repositories/rentals";
import { inLanguage, otherLanguages } from "@/server/repositories/sql";
import type { Call } from "../call";
import type { Kept } from "./keep-units";
import { lineServices } from "../catalogue/services";
import type { ReferenceData } from "../catalogue/reference-data";
import { isRentable, nothingUnder } from "../quote/find-rental";
import type { ResolvedLine } from "../quote/resolve-line";
import { shownOptions } from "../quote/shown-options";
import { type ChosenThing, type Unit, unitsOf } from "../quote/unit";

/** What one unit of a line costs, and what it is made of. */
interface ItemPrice {
  price: LinePrice;
  deposit: number;
  parts: PartRow[];
  chosen: ChosenThing[];
}

/** A stored line with today's price, or with why it has none: then it can only be removed, or its choice mended. */
export interface PricedItem {
  row: CartItemRow;
  rental: RentalRow;
  services: LineService[];
  quote: Result<ItemPrice>;
}

export async function pricedItems(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  cartId: string,
): Promise<PricedItem[]> {
  const rows = await readItems(db, cartId);
  if (rows.length === 0) return [];
  const rentals = new Map(
    (await readRentalsById(db, [...new Set(rows.map((row) => row.variant_id))])).map((rental) => [rental.id, rental]),
  );
  const items = rows.flatMap((row) => {
    const rental = rentals.get(row.variant_id);
    return rental ? [{ row, rental, option: row.product_option }] : [];
  });
  const units = await unitsOf(db, call, data, items);
  return items.map(({ row, rental }, index) => ({
    row,
    rental,
    services: lineServices(rental, row.services, data, call),
    quote: isRentable(rental) ? priceItem(row, units[index] ?? nothingUnder(rental.sku)) : nothingUnder(rental.sku),
  }));
}

function priceItem({ sku, period_from: from, period_to: to, qty }: CartItemRow, unit: Result<Unit>): Result<ItemPrice> {
  if (!unit.ok) return unit;
  const price = priceLine({ ...unit.value, period: { from, to }, qty });
  if (!price) return refuse("price_unknown", `${sku} has no price for these days`, { details: { sku } });
  return ok({ price, deposit: unit.value.deposit, parts: unit.value.parts, chosen: unit.value.chosen });
}

/** Until when a line is kept, or which of the owner's bounds it met. */
function holdOf(row: CartItemRow, rental: RentalRow, now: Date): Pick<CartItem, "hold_expires_at" | "hold_limit"> {
  if (row.hold_expires_at && !isExpired(row.hold_expires_at, now))
    return { hold_expires_at: row.hold_expires_at.toISOString() };
  if (isEndless(rental)) return { hold_expires_at: null };
  const isTimeUp = nextHold({ since: row.kept_since, until: row.kept_until }, now) === null;
  const limit = row.hold_limit ?? (isTimeUp ? "time" : null);
  return { hold_expires_at: null, ...(limit ? { hold_limit: limit } : {}) };
}

export function toCartItem({ row, rental, services, quote }: PricedItem, call: Call, data: ReferenceData): CartItem {
  const { price, deposit, chosen } = quote.ok ? quote.value : { price: null, deposit: 0, chosen: [] };
  return {
    item_id: row.id,
    quote_id: row.cart_id,
    sku: rental.sku,
    parent_sku: rental.parent_sku,
    qty: row.qty,
    name: inLanguage(rental.name, call.language),
    other_languages: otherLanguages({ name: rental.name }, call.language),
    product_type: rental.type_id,
    product_option: row.product_option,
    from: row.period_from,
    to: row.period_to,
    source: row.source_id,
    charged_by: rental.charged_by,
    fittings: fittingsOf(rental.category_slugs, ...rental.parts.map((part) => part.category_slugs)),
    price_incl_tax: price?.unit ?? 0,
    price_per_day: price?.perDay ?? 0,
    deposit,
    additional_services: services,
    problem: quote.ok ? null : quote.error.code,
    image: rental.image?.image ?? null,
    options: shownOptions(rental, chosen, row.product_option, data, call.language),
    url_path: rental.url_path,
    slug: rental.slug,
    ...holdOf(row, rental, call.now),
  };
}

export const itemOf = (line: ResolvedLine, row: { id: string; cartId: string; kept: Kept | null }): PricedItem => ({
  row: {
    id: row.id,
    cart_id: row.cartId,
    line_key: line.key,
    variant_id: line.rental.id,
    sku: line.rental.sku,
    source_id: line.source.id,
    period_from: line.from,
    period_to: line.to,
    qty: line.qty,
    product_option: line.productOption,
    services: choicesOf(line.services),
    hold_expires_at: row.kept?.endsAt ?? null,
    hold_limit: row.kept?.limit ?? null,
    kept_since: null,
    kept_until: null,
  },
  rental: line.rental,
  services: line.services,
  quote: ok({ price: line.price, deposit: line.deposit, parts: line.parts, chosen: line.chosen }),
});

/** @param free of lines that nothing is kept for: units that could be had */
export function toCart(
  items: readonly PricedItem[],
  call: Call,
  data: ReferenceData,
  free: ReadonlyMap<string, number>,
): Cart {
  const sourceId = items[0]?.row.source_id;
  const source = sourceId === undefined ? undefined : data.sourceById.get(sourceId);
  return {
    items: items.map((item) => ({ ...toCartItem(item, call, data), free: free.get(item.row.id) })),
    source: source ? { id: source.id, name: source.name } : null,
  };
}
