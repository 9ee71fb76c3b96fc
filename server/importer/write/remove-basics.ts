import { DISABLED_FROM } from "@/lib/domain/offer";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import type { ImportSet } from "../take-record";
import { distinctGroups } from "./basics";
import type { TakenOut } from "./taken-out";

const nothingElse = { hidden: [], kept: [] };

/** Below it lies every category of an owner's table, so it is the shop's own. */
const ROOT = 69;

/** What other records refer to: sections, attributes, services, branches and partners that nothing needs any more. */
export async function removeUnused(db: Queryable, set: ImportSet): Promise<Record<string, TakenOut>> {
  const categories = set.categories.flatMap(({ record: { id, slug } }) => (id === ROOT ? [] : { id, slug }));
  const codes = set.attributes.map(({ record }) => record.code);
  const services = set.services.map(({ record }) => record.code);
  return {
    categories: await removeCategories(db, new Map(categories.map(({ id, slug }) => [id, slug]))),
    attributes: await removeBy(
      db,
      `DELETE FROM attribute WHERE code = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM product
         WHERE attributes ? code) AND NOT EXISTS (SELECT FROM variant WHERE options ? code) RETURNING code AS key`,
      "SELECT code AS key FROM attribute WHERE code = ANY ($1::text[])",
      codes,
    ),
    services: await removeBy(
      db,
      `DELETE FROM service WHERE code = ANY ($1::text[])
         AND NOT EXISTS (SELECT FROM product WHERE service.code = ANY (services)) RETURNING code AS key`,
      "SELECT code AS key FROM service WHERE code = ANY ($1::text[])",
      services,
    ),
    sources: await removeSources(
      db,
      set.sources.map(({ record }) => record.id),
    ),
    partners: await removeBy(
      db,
      `DELETE FROM partner WHERE id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM source WHERE partner_id = partner.id)
       RETURNING id::text AS key`,
      "SELECT id::text AS key FROM partner WHERE id = ANY ($1::int[])",
      set.partners.map(({ record }) => record.id),
    ),
  };
}

async function removeBy(db: Queryable, remove: string, left: string, keys: readonly unknown[]): Promise<TakenOut> {
  const removed = await select<{ key: string }>(db, remove, [keys]);
  const kept = await select<{ key: string }>(db, left, [keys]);
  return { removed: removed.length, hidden: [], kept: kept.map(({ key }) => key).sort() };
}

/** From the leaves up: one that lists a product, or a section that is not of these, stays with all above it. */
async function removeCategories(db: Queryable, slugs: ReadonlyMap<number, string>): Promise<TakenOut> {
  const left = new Map(slugs);
  for (;;) {
    const gone = await select<{ id: number }>(
      db,
      `DELETE FROM category c WHERE id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM product_category
         WHERE category_id = c.id) AND NOT EXISTS (SELECT FROM category WHERE parent_id = c.id) RETURNING id`,
      [[...left.keys()]],
    );
    for (const { id } of gone) left.delete(id);
    if (gone.length === 0) break;
  }
  const kept = await select<{ slug: string }>(db, "SELECT slug FROM category WHERE id = ANY ($1::int[])", [
    [...left.keys()],
  ]);
  return { removed: slugs.size - left.size, hidden: [], kept: kept.map(({ slug }) => slug).sort() };
}

/** A branch that only orders and hidden things need is hidden as they are. */
async function removeSources(db: Queryable, ids: readonly string[]): Promise<TakenOut> {
  const removed = await select<{ id: string }>(
    db,
    `DELETE FROM source s WHERE id = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM stock WHERE source_id = s.id)
       AND NOT EXISTS (SELECT FROM cart_item WHERE source_id = s.id)
       AND NOT EXISTS (SELECT FROM rental_order WHERE source_id = s.id) RETURNING id`,
    [ids],
  );
  const hidden = await select<{ id: string }>(
    db,
    `UPDATE source s SET store_codes = '{}' WHERE id = ANY ($1::text[]) AND store_codes <> '{}' AND NOT EXISTS (
       SELECT FROM stock JOIN variant v ON v.id = stock.variant_id JOIN product p ON p.id = v.product_id
       WHERE stock.source_id = s.id AND p.status < ${DISABLED_FROM}) RETURNING id`,
    [ids],
  );
  const kept = await select<{ id: string }>(
    db,
    "SELECT id FROM source WHERE id = ANY ($1::text[]) AND store_codes <> '{}'",
    [ids],
  );
  const named = (rows: { id: string }[]): string[] => rows.map(({ id }) => id).sort();
  return { removed: removed.length, hidden: named(hidden), kept: named(kept) };
}

/** Kinds to which nothing refers, each with its table and key. */
const loose = {
  fronts: { table: "store_front", key: { store_code: "text" } },
  synonyms: { table: "synonym", key: { words: "text[]" } },
  postcodes: { table: "postcode_area", key: { prefix: "text" } },
  "pickup-points": { table: "pickup_point", key: { carrier: "text", id: "text" } },
  companies: { table: "company", key: { country: "text", company_id: "text" } },
  "equipment-guide": { table: "guide_sport", key: { code: "text" } },
} as const;

const keysOf: Record<keyof typeof loose, (set: ImportSet) => object[]> = {
  fronts: (set) => set.fronts.map(({ record: { store_code } }) => ({ store_code })),
  synonyms: distinctGroups,
  postcodes: (set) => set.postcodes.map(({ record: { prefix } }) => ({ prefix })),
  "pickup-points": (set) => set["pickup-points"].map(({ record: { carrier, id } }) => ({ carrier, id })),
  companies: (set) =>
    set.companies.map(({ record: { country_id, company_id } }) => ({ country: country_id, company_id })),
  "equipment-guide": (set) => set["equipment-guide"].map(({ record: { code } }) => ({ code })),
};

export async function removeLoose(db: Queryable, set: ImportSet): Promise<Record<string, TakenOut>> {
  const told: Record<string, TakenOut> = {};
  for (const [kind, { table, key }] of Object.entries(loose)) {
    const columns = Object.entries(key);
    const removed = await execute(
      db,
      `DELETE FROM ${table} t USING jsonb_to_recordset($1::jsonb)
         AS r(${columns.map(([name, type]) => `${name} ${type}`).join(", ")})
       WHERE ${columns.map(([name]) => `t.${name} = r.${name}`).join(" AND ")}`,
      [JSON.stringify(keysOf[kind as keyof typeof loose](set))],
    );
    told[kind] = { removed, ...nothingElse };
  }
  return told;
}
