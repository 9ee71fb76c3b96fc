import { createHash } from "node:crypto";
import type { Queryable } from "@/server/db/client";
import { execute, selectOne } from "./sql";

/** Nobody who reads the table learns whose use it was. */
const hashOf = (use: string): Buffer => createHash("sha256").update(use).digest();

export const readCoupon = async (db: Queryable, tokenHash: Buffer): Promise<string | null> =>
  (
    await selectOne<{ coupon: string | null }>(
      db,
      "SELECT coupon FROM cart WHERE id = (SELECT cart_id FROM cart_token WHERE hash = $1)",
      [tokenHash],
    )
  )?.coupon ?? null;

export const writeCoupon = (db: Queryable, cartId: string, code: string | null): Promise<number> =>
  execute(db, "UPDATE cart SET coupon = $2 WHERE id = $1", [cartId, code]);

/**
 * Of orders that want the same use at the same time one gets it: the others wait here until that one stands, or does
 * not. @returns whether it is this order's
 */
export const takeCouponUse = async (db: Queryable, use: string, orderId: string): Promise<boolean> =>
  (await execute(db, "INSERT INTO coupon_use (use, order_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
    hashOf(use),
    orderId,
  ])) > 0;

export const isCouponUsed = async (db: Queryable, use: string): Promise<boolean> =>
  (await selectOne(db, "SELECT 1 FROM coupon_use WHERE use = $1", [hashOf(use)])) !== null;

/** An order that is given up, or that it took nothing off, uses none. */
export const freeCouponOf = (db: Queryable, orderId: string): Promise<number> =>
  execute(db, "DELETE FROM coupon_use WHERE order_id = $1", [orderId]);
