import type { Day, ProductOption } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface CartRow {
  id: string;
  store_code: string;
}

export interface CartItemRow {
  id: string;
  cart_id: string;
  line_key: string;
  variant_id: number;
  sku: string;
  source_id: string;
  period_from: Day;
  period_to: Day;
  qty: number;
  product_option: ProductOption;
  /** When its holds run out, live or not; null when it has none. */
  hold_expires_at: Date | null;
}

export const insertCart = (
  db: Queryable,
  cart: { id: string; tokenHash: Buffer; storeCode: string; now: Date },
): Promise<number> =>
  execute(db, "INSERT INTO cart (id, token_hash, store_code, created_at, touched_at) VALUES ($1, $2, $3, $4, $4)", [
    cart.id,
    cart.tokenHash,
    cart.storeCode,
    cart.now,
  ]);

export const readCart = (db: Queryable, tokenHash: Buffer): Promise<CartRow | null> =>
  selectOne(db, "SELECT id, store_code FROM cart WHERE token_hash = $1", [tokenHash]);

/** The cart's writers go one after another. */
export const lockCart = (db: Queryable, tokenHash: Buffer, now: Date): Promise<CartRow | null> =>
  selectOne(db, "UPDATE cart SET touched_at = $2 WHERE token_hash = $1 RETURNING id, store_code", [tokenHash, now]);

export const readItems = (db: Queryable, cartId: string): Promise<CartItemRow[]> =>
  select(
    db,
    `SELECT i.id, i.cart_id, i.line_key, i.variant_id, v.sku, i.source_id, i.period_from, i.period_to, i.qty, i.product_option,
       (SELECT min(c.ends_at) FROM claim c WHERE c.cart_item_id = i.id) AS hold_expires_at
     FROM cart_item i JOIN variant v ON v.id = i.variant_id WHERE i.cart_id = $1 ORDER BY i.added_at, i.id`,
    [cartId],
  );

export interface NewItem {
  id: string;
  cartId: string;
  lineKey: string;
  variantId: number;
  sourceId: string;
  from: Day;
  to: Day;
  qty: number;
  productOption: ProductOption;
  now: Date;
}

/** Writes a line under its id: a new one, or another wish for the same one. */
export const saveItem = (db: Queryable, item: NewItem): Promise<number> =>
  execute(
    db,
    `INSERT INTO cart_item (id, cart_id, line_key, variant_id, source_id, period_from, period_to, qty, product_option, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET line_key = excluded.line_key, variant_id = excluded.variant_id, source_id = excluded.source_id,
       period_from = excluded.period_from, period_to = excluded.period_to, qty = excluded.qty, product_option = excluded.product_option`,
    [
      item.id,
      item.cartId,
      item.lineKey,
      item.variantId,
      item.sourceId,
      item.from,
      item.to,
      item.qty,
      JSON.stringify(item.productOption),
      item.now,
    ],
  );

export const deleteItems = (db: Queryable, ids: string[]): Promise<number> =>
  execute(db, "DELETE FROM cart_item WHERE id = ANY ($1::uuid[])", [ids]);

/** Carts that nobody has touched since; those that keep units are left for the sweep first. */
export const deleteOldCarts = (db: Queryable, before: Date): Promise<number> =>
  execute(
    db,
    `DELETE FROM cart WHERE touched_at < $1 AND NOT EXISTS (
       SELECT 1 FROM cart_item i JOIN claim c ON c.cart_item_id = i.id WHERE i.cart_id = cart.id)`,
    [before],
  );
