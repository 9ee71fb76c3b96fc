import type { Queryable } from "@/server/db/client";
import { DISABLED_FROM } from "@/lib/domain/offer";
import { execute, select } from "@/server/repositories/sql";
import type { TakenOut } from "./taken-out";

interface Product {
  id: number;
  sku: string;
  /** In an order, past ones too, or in a cart. */
  is_used: boolean;
}

/** Deletes products with all that is theirs; hides those in orders and carts, and keeps the parts of others' sets. */
export async function removeProducts(db: Queryable, skus: readonly string[]): Promise<TakenOut> {
  const products = await select<Product>(
    db,
    `SELECT p.id, p.sku, p.sku IN (SELECT parent_sku FROM order_line) OR EXISTS (
       SELECT FROM variant v WHERE v.product_id = p.id AND (
         v.sku IN (SELECT sku FROM order_line) OR v.id IN (SELECT variant_id FROM cart_item)
         OR v.id IN (SELECT variant_id FROM claim))) AS is_used
     FROM product p WHERE p.sku = ANY ($1::text[]) ORDER BY p.sku`,
    [skus],
  );
  const own = new Map(products.map((product) => [product.id, product]));
  const parts = await select<{ whole: number; part: number }>(
    db,
    `SELECT DISTINCT whole.product_id AS whole, part.product_id AS part FROM variant_part p
     JOIN variant whole ON whole.id = p.variant_id JOIN variant part ON part.id = p.part_id`,
  );
  const partsOf = (wholes: ReadonlySet<number>): Set<number> =>
    new Set(parts.flatMap(({ whole, part }) => (wholes.has(whole) && own.has(part) ? part : [])));
  // A set's parts are no sets, so one step is enough.
  const kept = partsOf(new Set(parts.flatMap(({ whole }) => (own.has(whole) ? [] : whole))));
  const used = new Set(products.flatMap(({ id, is_used }) => (is_used ? id : [])));
  const hidden = new Set([...used, ...partsOf(used)].filter((id) => !kept.has(id)));
  const gone = products.flatMap(({ id }) => (hidden.has(id) || kept.has(id) ? [] : id));
  const theirs = "variant_id IN (SELECT id FROM variant WHERE product_id = ANY ($1::int[]))";
  await execute(db, `DELETE FROM stock_day WHERE ${theirs}`, [gone]);
  // A part can't go before the set that it belongs to.
  await execute(db, `DELETE FROM variant_part WHERE ${theirs}`, [gone]);
  await execute(db, "DELETE FROM product WHERE id = ANY ($1::int[])", [gone]);
  const newly = await select<{ sku: string }>(
    db,
    `UPDATE product SET status = ${DISABLED_FROM}, record_hash = '' WHERE id = ANY ($1::int[])
     AND status < ${DISABLED_FROM} RETURNING sku`,
    [[...hidden]],
  );
  const named = (ids: Iterable<number>): string[] => [...ids].flatMap((id) => own.get(id)?.sku ?? []).sort();
  return { removed: gone.length, hidden: newly.map(({ sku }) => sku).sort(), kept: named(kept) };
}
