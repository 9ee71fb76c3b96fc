import type { Day, HoldLimit, ProductOption, ServiceChoice } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select, selectOne } from "./sql";

export interface CartRow {
  id: string;
  store_code: string;
  /** Whose it is, once somebody who is logged in has used it. */
  customer_id: number | null;
  kept_since: Date | null;
  kept_until: Date | null;
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
  services: ServiceChoice[];
  /** When its holds run out, live or not; null when it has none. */
  hold_expires_at: Date | null;
  /** The bound of how much is kept that it met, where nothing is kept for it. */
  hold_limit: HoldLimit | null;
  /** How long its cart has kept units. */
  kept_since: Date | null;
  kept_until: Date | null;
}

/** Whose a new cart is, and which of their logins has made it. */
export interface CartOwner {
  id: number;
  device_id: string;
}

export const insertCart = (
  db: Queryable,
  cart: { id: string; tokenHash: Buffer; storeCode: string; owner?: CartOwner; now: Date },
): Promise<number> =>
  execute(
    db,
    `WITH made AS (INSERT INTO cart (id, store_code, customer_id, created_at, touched_at) VALUES ($1, $3, $4, $5, $5)
       RETURNING id)
     INSERT INTO cart_token (hash, cart_id, seen_at, device_id) SELECT $2, id, $5, $6 FROM made`,
    [cart.id, cart.tokenHash, cart.storeCode, cart.owner?.id ?? null, cart.now, cart.owner?.device_id ?? null],
  );

/** The carts that a person used last, kept as they are until the end of the transaction. */
export const lockCartsOf = (db: Queryable, customerId: number, most: number): Promise<CartRow[]> =>
  select(
    db,
    `SELECT ${cartColumns} FROM cart WHERE customer_id = $1 ORDER BY touched_at DESC, id LIMIT $2 FOR UPDATE`,
    [customerId, most],
  );

/** Notes that a device was seen with its cart, and forgets tokens of those not seen for longest: so many stay. */
export async function noteCartToken(
  db: Queryable,
  { tokenHash, cartId, deviceId, now }: { tokenHash: Buffer; cartId: string; deviceId: string; now: Date },
  most: number,
): Promise<void> {
  await execute(db, "UPDATE cart_token SET seen_at = $2, device_id = $3 WHERE hash = $1", [tokenHash, now, deviceId]);
  await execute(
    db,
    `DELETE FROM cart_token WHERE hash IN (
       SELECT hash FROM cart_token WHERE cart_id = $1 AND hash <> $2 ORDER BY seen_at DESC, hash OFFSET $3)`,
    [cartId, tokenHash, most - 1],
  );
}

export const ownCart = (db: Queryable, cartId: string, customerId: number): Promise<number> =>
  execute(db, "UPDATE cart SET customer_id = $2 WHERE id = $1", [cartId, customerId]);

/** Ends a cart whose lines have gone into another one, which its tokens open from now on. */
export async function replaceCart(db: Queryable, cartId: string, byCartId: string): Promise<void> {
  await execute(db, "UPDATE cart_token SET cart_id = $2 WHERE cart_id = $1", [cartId, byCartId]);
  await execute(
    db,
    "UPDATE cart SET coupon = coalesce(coupon, (SELECT coupon FROM cart WHERE id = $1)) WHERE id = $2",
    [cartId, byCartId],
  );
  await execute(db, "DELETE FROM cart WHERE id = $1", [cartId]);
}

const cartColumns = "id, store_code, customer_id, kept_since, kept_until";
/** A device by the token that it shows, or by its login: a plain form knows of no cart, and a guest of no login. */
export interface CartDevice {
  tokenHash?: Buffer | undefined;
  deviceId?: string | undefined;
}

/** Shuts a person's carts on all devices but one; they stay, and come into the cart of the next login. */
export const shutCartsOf = (db: Queryable, customerId: number, kept: CartDevice = {}): Promise<number> =>
  execute(
    db,
    `DELETE FROM cart_token WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = $1)
       AND hash IS DISTINCT FROM $2 AND ($3::uuid IS NULL OR device_id IS DISTINCT FROM $3)`,
    [customerId, kept.tokenHash ?? null, kept.tokenHash ? null : (kept.deviceId ?? null)],
  );

/** A device that keeps its cart and begins another login; one with a cart of somebody else stays as it is. */
export const handCartToken = (
  db: Queryable,
  { tokenHash, deviceId: formerId }: CartDevice,
  { customerId, deviceId }: { customerId: number; deviceId: string },
): Promise<number> =>
  execute(
    db,
    `UPDATE cart_token SET device_id = $3
     WHERE (hash = $1 OR device_id = $2) AND cart_id IN (SELECT id FROM cart WHERE customer_id = $4)`,
    [tokenHash ?? null, formerId ?? null, deviceId, customerId],
  );

/** Shuts a person's carts wherever they are not logged in; the caller's token, where he names one, stays. */
export const shutCartsLeftOf = (db: Queryable, customerId: number, keptHash: Buffer | null): Promise<number> =>
  execute(
    db,
    `DELETE FROM cart_token t WHERE cart_id IN (SELECT id FROM cart WHERE customer_id = $1)
       AND hash IS DISTINCT FROM $2
       AND NOT EXISTS (SELECT FROM customer_device d WHERE d.id = t.device_id AND d.customer_id = $1)`,
    [customerId, keptHash],
  );

/** The cart that the token behind a hash opens. */
const OPENED = "(SELECT cart_id FROM cart_token WHERE hash = $1)";

export const readCart = (db: Queryable, tokenHash: Buffer): Promise<CartRow | null> =>
  selectOne(db, `SELECT ${cartColumns} FROM cart WHERE id = ${OPENED}`, [tokenHash]);

/** The cart's writers go one after another. */
export const lockCart = (
  db: Queryable,
  tokenHash: Buffer,
  { now, visitor }: { now: Date; visitor: Buffer | null },
): Promise<CartRow | null> =>
  selectOne(
    db,
    `UPDATE cart SET touched_at = $2, visitor = coalesce($3, visitor) WHERE id = ${OPENED} RETURNING ${cartColumns}`,
    [tokenHash, now, visitor],
  );

/** Since when a cart keeps units and until when it does; both null once they were ordered. */
export const writeKeeping = (db: Queryable, cartId: string, since: Date | null, until: Date | null): Promise<number> =>
  execute(db, "UPDATE cart SET kept_since = $2, kept_until = $3 WHERE id = $1", [cartId, since, until]);

export const writeHoldLimit = (db: Queryable, itemId: string, limit: HoldLimit | null): Promise<number> =>
  execute(db, "UPDATE cart_item SET hold_limit = $2 WHERE id = $1 AND hold_limit IS DISTINCT FROM $2", [itemId, limit]);

/** What a cart keeps now, and what all carts of its visitor do; lines named don't count. */
export const readKept = (
  db: Queryable,
  cart: { id: string; visitor: Buffer | null },
  withoutItems: readonly string[],
  now: Date,
): Promise<{ lines: number; unit_days: number; visitor_unit_days: number } | null> =>
  selectOne(
    db,
    `SELECT count(DISTINCT i.id) FILTER (WHERE k.id = $1)::int AS lines,
       coalesce(sum(c.units * (c.period_to - c.period_from + 1)) FILTER (WHERE k.id = $1), 0)::int AS unit_days,
       coalesce(sum(c.units * (c.period_to - c.period_from + 1)) FILTER (WHERE k.visitor = $2),
       0)::int AS visitor_unit_days
     FROM cart k JOIN cart_item i ON i.cart_id = k.id JOIN claim c ON c.cart_item_id = i.id
     WHERE (k.id = $1 OR k.visitor = $2) AND c.ends_at > $3 AND i.id <> ALL ($4::uuid[])`,
    [cart.id, cart.visitor, now, withoutItems],
  );

/** Addresses matter while their carts keep something, and a while after. */
export const forgetVisitors = (db: Queryable, before: Date): Promise<number> =>
  execute(db, "UPDATE cart SET visitor = NULL WHERE visitor IS NOT NULL AND touched_at < $1", [before]);

export const readItems = (db: Queryable, cartId: string): Promise<CartItemRow[]> =>
  select(
    db,
    `SELECT i.id, i.cart_id, i.line_key, i.variant_id, v.sku, i.source_id, i.period_from, i.period_to, i.qty,
      i.product_option, i.services,
       i.hold_limit, k.kept_since, k.kept_until,
       (SELECT min(c.ends_at) FROM claim c WHERE c.cart_item_id = i.id) AS hold_expires_at
     FROM cart_item i JOIN cart k ON k.id = i.cart_id JOIN variant v ON v.id = i.variant_id
     WHERE i.cart_id = $1 ORDER BY i.added_at, i.id`,
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
  services: readonly ServiceChoice[];
  now: Date;
}

/** Writes a line under its id: a new one, or another wish for the same one. */
export const saveItem = (db: Queryable, item: NewItem): Promise<number> =>
  execute(
    db,
    `INSERT INTO cart_item (id, cart_id, line_key, variant_id, source_id, period_from, period_to, qty, product_option,
      services, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (id) DO UPDATE SET line_key = excluded.line_key, variant_id = excluded.variant_id,
     source_id = excluded.source_id,
       period_from = excluded.period_from, period_to = excluded.period_to, qty = excluded.qty,
         product_option = excluded.product_option, services = excluded.services`,
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
      JSON.stringify(item.services),
      item.now,
    ],
  );

export const writeServices = (db: Queryable, itemId: string, services: readonly ServiceChoice[]): Promise<number> =>
  execute(db, "UPDATE cart_item SET services = $2 WHERE id = $1", [itemId, JSON.stringify(services)]);

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
