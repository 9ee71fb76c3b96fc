import { urlPathIn } from "@/lib/domain/categories";
import type { Queryable } from "@/server/db/client";
import { execute, select } from "@/server/repositories/sql";
import { placeOf, type Problem } from "./problems";
import type { Sourced } from "./take-record";
import type { PlacedCategory } from "./write/categories";

/*
 * What the things of an import name and are named by. The database keeps it, in tables that end with the transaction:
 * a part asks for what it names alone, and nothing that grows with the things stays in the importer.
 */

type Things = readonly Sourced<"products">[];
type Thing = Things[number]["record"];

/** What the database has of the codes and addresses that a part names. */
export interface Named {
  /** Variant sku → the product whose it is. */
  variants: Map<string, string>;
  /** Product sku → what its record was; empty before the first. */
  products: Map<string, string>;
  /** Whose a code is, of the things of this import. */
  owners: Map<string, string>;
  /** Address → the product that has it and is none of this part's. */
  urls: Map<string, string>;
}

/** Tables of what an import has brought so far. */
export async function openTables(db: Queryable): Promise<void> {
  await execute(
    db,
    `CREATE TEMP TABLE import_code (sku text PRIMARY KEY, owner text NOT NULL, file text, position text)
     ON COMMIT DROP`,
  );
  await execute(
    db,
    `CREATE TEMP TABLE import_stock (variant_id int, source_id text, units int NOT NULL, file text, position text,
       key text, field text, is_restocked boolean NOT NULL DEFAULT false, PRIMARY KEY (variant_id, source_id))
     ON COMMIT DROP`,
  );
}

export const codesOf = ({ sku, children }: Pick<Thing, "sku" | "children">): string[] => [
  sku,
  ...children.map((child) => child.sku),
];

export function urlPathOf(record: Thing, categories: Map<number, PlacedCategory>): string {
  const category = categories.get(record.category_ids[0] ?? -1);
  return urlPathIn(category, record);
}

export async function readNamed(
  db: Queryable,
  things: Things,
  categories: Map<number, PlacedCategory>,
): Promise<Named> {
  const own = things.map(({ record }) => record.sku);
  const codes = new Set(
    things.flatMap(({ record }) => [
      ...codesOf(record),
      ...record.links.map(({ sku }) => sku),
      ...record.bundle_options.flatMap(({ links }) => links.map(({ sku }) => sku)),
    ]),
  );
  const urls = new Set(things.map(({ record }) => urlPathOf(record, categories)));
  const pairs = async (text: string, ...values: unknown[]): Promise<Map<string, string>> => {
    const rows = await select<{ of: string; is: string }>(db, text, values);
    return new Map(rows.map(({ of, is }) => [of, is]));
  };
  return {
    variants: await pairs(
      `SELECT v.sku AS of, p.sku AS is FROM variant v JOIN product p ON p.id = v.product_id
       WHERE v.sku = ANY ($1::text[])`,
      [...codes],
    ),
    products: await pairs("SELECT sku AS of, record_hash AS is FROM product WHERE sku = ANY ($1::text[])", [...codes]),
    owners: await pairs("SELECT sku AS of, owner AS is FROM import_code WHERE sku = ANY ($1::text[])", [...codes]),
    urls: await pairs(
      `SELECT url_path AS of, sku AS is FROM product
       WHERE url_path = ANY ($1::text[]) AND sku <> ALL ($2::text[])`,
      [...urls],
      own,
    ),
  };
}

/** The codes of a part, which no later one may bring again. */
export async function rememberCodes(db: Queryable, things: Things): Promise<void> {
  const rows = things.flatMap(({ file, position, cells, record }) =>
    codesOf(record).map((sku, index) => {
      const field = index === 0 ? "sku" : `children.${index - 1}.sku`;
      return { sku, owner: record.sku, file, position: placeOf({ position, field, cells }) };
    }),
  );
  if (rows.length === 0) return;
  await execute(
    db,
    `INSERT INTO import_code (sku, owner, file, position)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(sku text, owner text, file text, position text)`,
    [JSON.stringify(rows)],
  );
}

/** So many of them say enough. */
const MOST_LOOSE = 100;

/**
 * Codes of this import that differ from another one, of the import or of the shop, by capitals alone. They are two,
 * because other systems have such ones; somebody who slipped is told.
 */
export async function readSpellings(db: Queryable): Promise<Problem[]> {
  const pairs = await select<{ sku: string; other: string; file: string; position: string; at: string | null }>(
    db,
    `WITH code AS (SELECT sku FROM product UNION SELECT sku FROM variant)
     SELECT c.sku, o.sku AS other, c.file, c.position, i.file || ', ' || i.position AS at
     FROM import_code c
       JOIN code o ON lower(o.sku) = lower(c.sku) AND o.sku <> c.sku
       LEFT JOIN import_code i ON i.sku = o.sku
     WHERE i.sku IS NULL OR i.sku COLLATE "C" < c.sku COLLATE "C"
     ORDER BY c.sku, o.sku LIMIT ${MOST_LOOSE}`,
  );
  return pairs.map(({ sku, other, file, position, at }) => {
    const message = at
      ? `the code ${sku} differs from ${other} (${at}) by its capitals alone; they are two codes`
      : `the code ${sku} differs from the shop's ${other} by its capitals alone; they are two codes`;
    return { file, position, field: "", message };
  });
}

/** Links of this import to what neither the shop nor any part of the import has. */
export async function checkLinks(db: Queryable, problems: Problem[]): Promise<void> {
  const loose = await select<{ sku: string; file: string; at: string; type: string; index: number; linked: string }>(
    db,
    `SELECT c.sku, c.file, c.position AS at, l.link_type AS type, l.position AS index, l.linked_sku AS linked
     FROM import_code c JOIN product p ON p.sku = c.sku JOIN product_link l ON l.product_id = p.id
     WHERE NOT EXISTS (SELECT FROM variant v WHERE v.sku = l.linked_sku)
       AND NOT EXISTS (SELECT FROM product o WHERE o.sku = l.linked_sku)
     ORDER BY p.id, l.position LIMIT ${MOST_LOOSE}`,
  );
  for (const { sku, file, at: position, type, index, linked } of loose)
    problems.push({
      ...{ file, position, key: `sku ${sku}`, field: `links.${index}.sku` },
      message: noSuchLink(linked, type),
    });
}

export const noSuchLink = (sku: string, type: string): string => `${sku} can't be ${type}: no such thing`;
