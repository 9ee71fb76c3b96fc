import type { Day } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "./sql";
import type { OwnClaim, Slot } from "./stock";

/** Who keeps units: a line of a cart, a line of an order, or a booking made elsewhere. */
export interface ClaimOwner {
  cartItemId?: string;
  orderId?: string;
  orderLine?: number;
  reference?: string;
}

export interface NewClaim extends Slot {
  owner: ClaimOwner;
  /** Last day of the rent; `to` has the turnaround as well. */
  periodTo: Day;
  /** Until when the units are kept; null: until they are given back. A cart's claim always ends. */
  endsAt: Date | null;
}

export interface ClaimRow {
  id: number;
  cart_item_id: string | null;
  order_id: string | null;
  order_line: number | null;
  reference: string | null;
  variant_id: number;
  product_id: number;
  source_id: string;
  period_from: Day;
  period_to: Day;
  blocked_to: Day;
  units: number;
  ends_at: Date | null;
}

const columns = `c.id, c.cart_item_id, c.order_id, c.order_line, c.reference, c.variant_id, v.product_id, c.source_id,
  c.period_from, c.period_to, c.blocked_to, c.units, c.ends_at`;
const claims = (condition: string): string =>
  `SELECT ${columns} FROM claim c JOIN variant v ON v.id = c.variant_id WHERE ${condition}`;

export const readClaimsOfItems = (db: Queryable, itemIds: readonly string[]): Promise<ClaimRow[]> =>
  itemIds.length === 0
    ? Promise.resolve([])
    : select(db, `${claims("c.cart_item_id = ANY ($1::uuid[])")} ORDER BY c.id`, [itemIds]);

export const readClaimsOfOrder = (db: Queryable, orderId: string): Promise<ClaimRow[]> =>
  select(db, `${claims("c.order_id = $1")} ORDER BY c.id`, [orderId]);

export const readClaimsOfReferences = (db: Queryable, references: readonly string[]): Promise<ClaimRow[]> =>
  select(db, claims("c.reference = ANY ($1::text[])"), [references]);

/** Carts' claims past their time. An order's claims go with a step of the order, never by themselves. */
export const readExpiredClaims = (db: Queryable, now: Date, limit: number): Promise<ClaimRow[]> =>
  select(db, `${claims("c.cart_item_id IS NOT NULL AND c.ends_at <= $1")} ORDER BY c.ends_at LIMIT $2`, [now, limit]);

/** Carts' claims past their time that still take units wanted by the slots. */
export const readExpiredInTheWay = (db: Queryable, slots: readonly Slot[], now: Date): Promise<ClaimRow[]> =>
  select(
    db,
    `SELECT DISTINCT ON (c.id) ${columns}
     FROM unnest($1::int[], $2::text[], $3::date[], $4::date[]) AS w(variant_id, source_id, day_from, day_to)
     JOIN claim c ON c.variant_id = w.variant_id AND c.source_id = w.source_id AND c.cart_item_id IS NOT NULL
       AND c.ends_at <= $5 AND c.period_from <= w.day_to AND c.blocked_to >= w.day_from
     JOIN variant v ON v.id = c.variant_id`,
    [
      slots.map((slot) => slot.variantId),
      slots.map((slot) => slot.sourceId),
      slots.map((slot) => slot.from),
      slots.map((slot) => slot.to),
      now,
    ],
  );

/**
 * Locks those that still stand: of `ids` all, of `idsIfExpired` those past their time. Counters are locked before
 * claims, always; what is locked here can neither be freed nor renewed by anybody else.
 */
export const lockClaims = (db: Queryable, ids: number[], idsIfExpired: number[], now: Date): Promise<ClaimRow[]> =>
  ids.length + idsIfExpired.length === 0
    ? Promise.resolve([])
    : select(
        db,
        `${claims(`c.id = ANY ($1::bigint[])
           OR (c.id = ANY ($2::bigint[]) AND c.cart_item_id IS NOT NULL AND c.ends_at <= $3)`)}
         ORDER BY c.id FOR UPDATE OF c`,
        [ids, idsIfExpired, now],
      );

export const deleteClaims = (db: Queryable, ids: number[]): Promise<number> =>
  execute(db, "DELETE FROM claim WHERE id = ANY ($1::bigint[])", [ids]);

/** Gives claims to other owners; the units stay kept all the while. */
export const passClaims = (
  db: Queryable,
  passed: readonly { id: number; to: Pick<NewClaim, "owner" | "endsAt"> }[],
): Promise<number> =>
  execute(
    db,
    `UPDATE claim c SET cart_item_id = p.cart_item_id, order_id = p.order_id, order_line = p.order_line,
       reference = p.reference, ends_at = p.ends_at
     FROM unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::timestamptz[])
       AS p(id, cart_item_id, order_id, order_line, reference, ends_at) WHERE c.id = p.id`,
    [passed.map(({ id }) => id), ...ownersOf(passed.map(({ to }) => to)), passed.map(({ to }) => to.endsAt)],
  );

export const insertClaims = (db: Queryable, taken: readonly NewClaim[]): Promise<number> =>
  execute(
    db,
    `INSERT INTO claim (cart_item_id, order_id, order_line, reference,
       variant_id, source_id, period_from, period_to, blocked_to, units, ends_at)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[],
       $5::int[], $6::text[], $7::date[], $8::date[], $9::date[], $10::int[], $11::timestamptz[])`,
    [
      ...ownersOf(taken),
      taken.map((claim) => claim.variantId),
      taken.map((claim) => claim.sourceId),
      taken.map((claim) => claim.from),
      taken.map((claim) => claim.periodTo),
      taken.map((claim) => claim.to),
      taken.map((claim) => claim.units),
      taken.map((claim) => claim.endsAt),
    ],
  );

const ownersOf = (claimed: readonly { owner: ClaimOwner }[]): unknown[] => [
  claimed.map(({ owner }) => owner.cartItemId ?? null),
  claimed.map(({ owner }) => owner.orderId ?? null),
  claimed.map(({ owner }) => owner.orderLine ?? null),
  claimed.map(({ owner }) => owner.reference ?? null),
];

/** Gives the live claims of a cart a new end. */
export const renewClaims = (db: Queryable, cartId: string, now: Date, endsAt: Date): Promise<number> =>
  execute(
    db,
    `UPDATE claim SET ends_at = $3 WHERE ends_at > $2 AND ends_at < $3
       AND cart_item_id IN (SELECT id FROM cart_item WHERE cart_id = $1)`,
    [cartId, now, endsAt],
  );

/** Until when an order keeps its units; null: until they are given back. */
export const writeEndOfOrder = (db: Queryable, orderId: string, endsAt: Date | null): Promise<number> =>
  execute(db, "UPDATE claim SET ends_at = $2 WHERE order_id = $1", [orderId, endsAt]);

/** What a cart keeps for lines of these variants (for sets: of their parts). */
export const readOwnClaims = (db: Queryable, tokenHash: Buffer, variantIds: number[]): Promise<OwnClaim[]> =>
  select(
    db,
    `SELECT c.variant_id, c.source_id, c.period_from, c.blocked_to, c.units
     FROM cart_token t JOIN cart_item i ON i.cart_id = t.cart_id JOIN claim c ON c.cart_item_id = i.id
     WHERE t.hash = $1 AND i.variant_id = ANY ($2::int[])`,
    [tokenHash, variantIds],
  );
