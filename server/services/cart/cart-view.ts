import type { Cart, CartItem } from "@/lib/contract";
import { priceLine } from "@/lib/domain/pricing";
import { isExpired } from "@/lib/domain/holds";
import type { Queryable } from "@/server/db/client";
import { type CartItemRow, readItems } from "@/server/repositories/carts";
import { readRentalsById, type RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import type { ReferenceData } from "../catalogue/reference-data";
import { type ResolvedLine, resolveLine } from "../quote/resolve-line";
import { shownOptions } from "../quote/shown-options";

/** A line's price, parts and words. Null when the thing is no longer offered: then the line can only be removed. */
export interface PricedItem {
  row: CartItemRow;
  rental: RentalRow;
  unit: number;
  perDay: number;
  deposit: number;
}

/** A stored line with today's price. Bundles with a choice of their own are made up anew. */
async function priceItem(
  db: Queryable,
  call: Call,
  data: ReferenceData,
  row: CartItemRow,
  rental: RentalRow,
): Promise<PricedItem> {
  const rent = { from: row.period_from, to: row.period_to };
  if (rental.type_id === "bundle" && row.product_option.extension_attributes.bundle_options.length > 0) {
    const line = await resolveLine(db, call, data, {
      sku: rental.sku,
      product_option: row.product_option,
      ...rent,
      source: row.source_id,
      qty: row.qty,
    });
    if (line.ok)
      return { row, rental, unit: line.value.price.unit, perDay: line.value.price.perDay, deposit: line.value.deposit };
  }
  const price = priceLine({ priceList: rental.price_list, period: rent, qty: row.qty, deposit: rental.deposit });
  return { row, rental, unit: price?.unit ?? 0, perDay: price?.perDay ?? 0, deposit: rental.deposit };
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
  const items: PricedItem[] = [];
  for (const row of rows) {
    const rental = rentals.get(row.variant_id);
    if (rental) items.push(await priceItem(db, call, data, row, rental));
  }
  return items;
}

export function toCartItem(
  { row, rental, unit, perDay, deposit }: PricedItem,
  call: Call,
  data: ReferenceData,
): CartItem {
  return {
    item_id: row.id,
    quote_id: row.cart_id,
    sku: rental.sku,
    parent_sku: rental.parent_sku,
    qty: row.qty,
    name: inLanguage(rental.name, call.language),
    product_type: rental.type_id,
    product_option: row.product_option,
    from: row.period_from,
    to: row.period_to,
    source: row.source_id,
    price_incl_tax: unit,
    price_per_day: perDay,
    deposit,
    image: rental.image?.image ?? null,
    options: shownOptions(rental, data, call.language),
    url_path: rental.url_path,
    slug: rental.slug,
    hold_expires_at:
      row.hold_expires_at && !isExpired(row.hold_expires_at, call.now) ? row.hold_expires_at.toISOString() : null,
  };
}

export const itemOf = (
  line: ResolvedLine,
  row: { id: string; cartId: string; holdExpiresAt: Date | null },
): PricedItem => ({
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
    hold_expires_at: row.holdExpiresAt,
  },
  rental: line.rental,
  unit: line.price.unit,
  perDay: line.price.perDay,
  deposit: line.deposit,
});

export function toCart(items: readonly PricedItem[], call: Call, data: ReferenceData): Cart {
  const sourceId = items[0]?.row.source_id;
  const source = sourceId === undefined ? undefined : data.sourceById.get(sourceId);
  return {
    items: items.map((item) => toCartItem(item, call, data)),
    source: source ? { id: source.id, name: source.name } : null,
  };
}
