import { categoryTag, EVERY_PAGE, HOME, productTag } from "@/lib/page-tags";
import type { Queryable } from "@/server/db/client";
import { select } from "@/server/repositories/sql";

/** Rows that this very transaction wrote. */
const WRITTEN = "xmin = pg_current_xact_id()::xid";

/** What stands in the menu, in filters or beside every price: with it, any page may read differently. */
const EVERYWHERE = [
  ...["attribute", "attribute_option", "category", "partner", "service", "source", "tax_rule"],
  "guide_sport",
];

/** Where more things than this differ, whoever keeps pages is told at once that all may. */
const MOST_TOLD = 1_000;

/** Slugs of categories that list these products now; a product that leaves one changes its page too. */
export async function categoriesOf(db: Queryable, skus: readonly string[]): Promise<string[]> {
  const rows = await select<{ slug: string }>(
    db,
    `SELECT DISTINCT c.slug FROM category c JOIN product_category pc ON pc.category_id = c.id
     JOIN product p ON p.id = pc.product_id WHERE p.sku = ANY ($1::text[])`,
    [skus],
  );
  return rows.map(({ slug }) => slug);
}

/**
 * Tags of the pages that what this transaction wrote is shown on.
 * @param left categories that listed the imported products before
 */
export async function changedPages(db: Queryable, left: readonly string[]): Promise<string[]> {
  const everywhere = EVERYWHERE.map((table) => `EXISTS (SELECT FROM ${table} WHERE ${WRITTEN})`).join(" OR ");
  const [all] = await select<{ changed: boolean }>(db, `SELECT ${everywhere} AS changed`);
  if (all?.changed) return [EVERY_PAGE];
  const [front] = await select<{ changed: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM store_front WHERE ${WRITTEN}) AS changed`,
  );
  const products = await select<{ sku: string }>(
    db,
    `SELECT sku FROM product WHERE ${WRITTEN}
     UNION SELECT p.sku FROM product p JOIN variant v ON v.product_id = p.id WHERE v.${WRITTEN}
     UNION SELECT p.sku FROM product p JOIN review r ON r.product_id = p.id WHERE r.${WRITTEN}
     LIMIT ${MOST_TOLD + 1}`,
  );
  const skus = products.map(({ sku }) => sku);
  if (skus.length > MOST_TOLD) return [EVERY_PAGE];
  const listed = skus.length > 0 ? [...left, ...(await categoriesOf(db, skus))] : [];
  return [
    ...skus.map(productTag),
    ...[...new Set(listed)].map(categoryTag),
    ...(skus.length > 0 || front?.changed ? [HOME] : []),
  ];
}
