import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPool } from "@/server/db/client";
import { keepingNothing, folderStorage } from "@/server/images/storage";
import { smallShop } from "@/server/testing/records";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { importCatalogue, type ImportSummary } from "./import-catalogue";

/* Files too large to be held as a whole: the same comes of them, so many records at a time. */

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openTestShop(null);
  folder = await mkdtemp(path.join(tmpdir(), "sezona-parts-"));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const IN_PARTS = { wholeBytes: 0, partRecords: 2 };

async function bringIn(files: Record<string, unknown>, bounds?: typeof IN_PARTS): Promise<ImportSummary> {
  for (const [name, content] of Object.entries(files))
    await writeFile(
      path.join(folder, typeof content === "string" ? name : `${name}.json`),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  const tool = createPool(shop.pool.options.connectionString ?? "", { max: 2, patience: "tool" });
  try {
    return await importCatalogue(tool, folder, { now: NOW, pictures: keepingNothing(folderStorage(folder)), bounds });
  } finally {
    await tool.end();
  }
}
const catalogue = async (): Promise<unknown> => {
  const { rows } = await shop.pool.query(
    `SELECT (SELECT json_agg(p ORDER BY sku) FROM (SELECT sku, name, url_path, price, price_list, source_ids, facets
       FROM product) p) AS products,
      (SELECT json_agg(v ORDER BY sku) FROM (SELECT sku, options, source_ids, price FROM variant) v) AS variants,
      (SELECT count(*) FROM variant_part) AS parts, (SELECT count(*) FROM product_link) AS links,
      (SELECT json_agg(s ORDER BY sku, source_id) FROM (SELECT v.sku, source_id, units FROM stock
        JOIN variant v ON v.id = variant_id) s) AS stock,
      (SELECT sum(booked) FROM stock_day) AS booked, (SELECT count(*) FROM review) AS reviews`,
  );
  return rows[0];
};

test("the same catalogue comes of it, sets before their parts included", async () => {
  const products = smallShop.products ?? [];
  const isSet = ({ type_id }: { type_id: string }): boolean => type_id === "bundle" || type_id === "grouped";
  const files = { ...smallShop, products: [...products.filter(isSet), ...products.filter((one) => !isSet(one))] };
  const parts = await bringIn(files, IN_PARTS);
  const inParts = await catalogue();
  expect(parts.counts.products).toEqual({ created: products.length, updated: 0, unchanged: 0 });
  // Had anything come out otherwise, the whole import would change it.
  const whole = await bringIn(files);
  expect(whole.changed).toBe(false);
  expect(whole.counts).toEqual(
    expect.objectContaining({ products: parts.counts.products && sumOf(parts, "products") }),
  );
  expect(await catalogue()).toEqual(inParts);
  expect((await bringIn(files, IN_PARTS)).changed).toBe(false);
});

const sumOf = ({ counts }: ImportSummary, kind: string) => {
  const { created, updated, unchanged } = counts[kind] ?? { created: 0, updated: 0, unchanged: 0 };
  return { created: 0, updated: 0, unchanged: created + updated + unchanged };
};

test("what a later part has wrong leaves nothing of those before", async () => {
  const products = smallShop.products ?? [];
  const last = products.at(-1);
  const twice = bringIn({ ...smallShop, products: [...products, { ...last, slug: "other" }] }, IN_PARTS);
  await expect(twice).rejects.toThrow(new RegExp(`${last?.sku} belongs to ${last?.sku} already`, "u"));
  const { rows } = await shop.pool.query("SELECT count(*)::int AS n FROM product");
  expect(rows).toEqual([{ n: 0 }]);
});

test("a mistake at the end of a large file is told before anything is written", async () => {
  const rows = Array.from({ length: 9 }, (_, index) => `HELMET,praha,${index}`);
  const refused = bringIn(
    { ...smallShop, "stock.csv": ["sku,source,units", ...rows, "HELMET,praha,x"].join("\n") },
    IN_PARTS,
  );
  await expect(refused).rejects.toThrow(/stock\.csv, line 11 .*units/u);
});

test("progress is told from the first byte to the last, twice over", async () => {
  const told: number[] = [];
  await bringIn(smallShop);
  const rows = Array.from({ length: 50 }, (_, index) => `HELMET,praha,${index}`);
  const text = ["sku,source,units", ...rows].join("\n");
  const file = path.join(folder, "stock.csv");
  await writeFile(file, text);
  const tool = createPool(shop.pool.options.connectionString ?? "", { max: 2, patience: "tool" });
  const onProgress = (done: number, all: number): void => void told.push(done / all);
  await importCatalogue(tool, file, { now: NOW, bounds: IN_PARTS, onProgress });
  await tool.end();
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual([...told].sort((one, other) => one - other));
});
