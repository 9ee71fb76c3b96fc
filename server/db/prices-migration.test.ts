import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";

/* A shop that was running when sets began to ask their parts for the price. */

let database: TestDatabase;
let before: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  before = mkdtempSync(path.join(tmpdir(), "sezona-migrations-"));
  for (const name of readdirSync(migrationsFolder()).filter((file) => file < "020"))
    cpSync(path.join(migrationsFolder(), name), path.join(before, name));
});
afterAll(async () => {
  await database.drop();
  rmSync(before, { recursive: true });
});

const list = (price: number): string => JSON.stringify([{ days_from: 1, days_to: null, price_per_day: price }]);
const add = (sku: string, type: string, price: number, deposit: number, byParts = false): string => `
  WITH added AS (
    INSERT INTO product (sku, type_id, name, slug, short_description, description, status, visibility, store_codes,
      price_list, price, rent_totals, deposit, tax_class_id, turnaround_days, attributes, tagline, facets, images,
      bundle_options, priced_by_parts, services, popularity, search_text, record_hash, created_at, updated_at)
    VALUES ('${sku}', '${type}', '{}', '${sku}', '{}', '{}', 1, 4, '{main}', '${list(price)}', ${price}, '{}',
    ${deposit},
      2, 0, '{}', '{}', '{}', '[]', '[]', ${byParts}, '{}', 0, '', '', '2026-01-01', now())
    RETURNING id)
  INSERT INTO variant (sku, product_id, options, facets, status, price_list, price, deposit, position, source_ids)
    SELECT '${sku}', id, '{}', '{}', 1, '${list(price)}', ${price}, ${deposit}, 0, '{}' FROM added;`;
const part = (set: string, sku: string, units: number): string =>
  `INSERT INTO variant_part SELECT s.id, p.id, ${units} FROM variant s, variant p WHERE s.sku = '${set}'
    AND p.sku = '${sku}';`;

test("a set keeps a deposit of its own, forgets what its parts add up to, and shows the price it had", async () => {
  await migrate(database.url, before);
  await database.pool.query(
    [
      add("SKI", "simple", 390_00, 2000_00),
      add("HELMET", "simple", 120_00, 500_00),
      add("GUIDE", "downloadable", 90_00, 0),
      add("SUM", "bundle", 630_00, 3000_00, true),
      add("OWN", "bundle", 510_00, 1000_00, true),
      part("SUM", "SKI", 1) + part("SUM", "HELMET", 2) + part("OWN", "SKI", 1) + part("OWN", "HELMET", 1),
    ].join("\n"),
  );
  expect(await migrate(database.url)).toContain("020-special-prices.sql");
  const { rows } = await database.pool.query(
    `SELECT p.sku, p.price, p.original_price, p.deposit AS shown, v.deposit, jsonb_array_length(v.price_list) AS bands,
       p.charged_by FROM product p JOIN variant v ON v.product_id = p.id ORDER BY p.sku`,
  );
  const day = { bands: 1, charged_by: "day" };
  expect(rows).toEqual([
    { sku: "GUIDE", price: 90_00, original_price: 90_00, shown: 0, deposit: 0, bands: 1, charged_by: "piece" },
    { sku: "HELMET", price: 120_00, original_price: 120_00, shown: 500_00, deposit: 500_00, ...day },
    { sku: "OWN", price: 510_00, original_price: 510_00, shown: 1000_00, deposit: 1000_00, ...day, bands: 0 },
    { sku: "SKI", price: 390_00, original_price: 390_00, shown: 2000_00, deposit: 2000_00, ...day },
    { sku: "SUM", price: 630_00, original_price: 630_00, shown: 3000_00, deposit: 0, ...day, bands: 0 },
  ]);
});
