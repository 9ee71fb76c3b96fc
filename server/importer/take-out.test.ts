import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { product, smallShop, source } from "@/server/testing/records";
import { NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";
import { takeOutContent } from "./content/import-content";
import { readImport } from "./open-import";
import { takeOut } from "./take-out";
import type { ImportSet } from "./take-record";

const booking = { reference: "L-1", sku: "HELMET", source: "praha", from: "+1", to: "+2", qty: 1 };
const rent = { sku: "HELMET", qty: 1, from: "2027-02-13", to: "2027-02-15", source: "praha" };

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "sezona-take-out-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

let shop: TestShop;
let set: ImportSet;
beforeAll(async () => {
  const folder = await newFolder();
  for (const [name, records] of Object.entries({ ...smallShop, bookings: [booking] }))
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(records));
  set = (await readImport(folder, () => Promise.reject(new Error("no table")))).set;
});
beforeEach(async () => {
  shop = await openTestShop({ ...smallShop, bookings: [booking] });
});
afterEach(() => shop.close());

const out = (isDryRun = false) => takeOut(shop.pool, set, { now: NOW, isDryRun });
const counted = async (): Promise<Record<string, number>> => {
  const tables = ["product", "variant", "stock", "stock_day", "claim", "source", "category", "attribute", "service"];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  return (await shop.pool.query<Record<string, number>>(`SELECT ${counts.join(", ")}`)).rows[0] ?? {};
};
const listed = async (): Promise<string[]> =>
  valueOf(await shop.port.listProducts({ size: 50, start: 0 }, shop.context())).items.map(({ sku }) => sku);

test("what nobody has used is gone, the root of sections alone stays, and all of it can come back", async () => {
  const before = await counted();
  const told = await out();
  expect(told.products).toEqual({ removed: before.product, hidden: [], kept: [] });
  expect(told.bookings?.removed).toBe(1);
  expect(Object.values(told).flatMap(({ hidden, kept }) => [...hidden, ...kept])).toEqual([]);
  expect(await counted()).toEqual({
    ...Object.fromEntries(Object.keys(before).map((table) => [table, 0])),
    category: 1,
  });
  expect(await listed()).toEqual([]);
  // A second time there is nothing to take out.
  expect(Object.values(await out()).every(({ removed }) => removed === 0)).toBe(true);
  await shop.bringIn({ ...smallShop, bookings: [booking] });
  expect(await counted()).toEqual(before);
});

test("a dry run tells the same and keeps nothing", async () => {
  const before = await counted();
  const told = await out(true);
  expect(await counted()).toEqual(before);
  expect(await out()).toEqual(told);
});

test("what is in an order or a cart is hidden with its branch, and the order can be read", async () => {
  const jana = await openShopper(shop);
  const order = valueOf(await jana.order([rent]));
  const told = await out();
  expect(told.products?.hidden).toEqual(["HELMET"]);
  expect(told.sources?.hidden).toEqual(["brno", "praha"]);
  expect(await listed()).toEqual([]);
  expect(valueOf(await shop.port.listSources({}, shop.context()))).toEqual([]);
  const read = valueOf(await shop.port.getOrder({ id: order.order_id }, jana.context()));
  expect(read.lines).toMatchObject([{ sku: "HELMET", source: "praha" }]);
  expect(await counterErrors(shop)).toEqual([]);
});

test("what the owner's own things use stays: section, attribute, service, branch and a set's part", async () => {
  await shop.bringIn({
    sources: [source("potok", "U Potoka")],
    products: [
      product("OWN", "Vlastní helma", {
        ...{ category_ids: [72], attributes: { brand: "atomic" }, services: ["waxing"] },
        stock: { potok: 2, brno: 1 },
      }),
      product("OWN-SET", "Vlastní sada", {
        ...{ type_id: "grouped", category_ids: [72], links: [{ link_type: "associated", sku: "HELMET" }] },
      }),
    ],
  });
  const told = await out();
  expect(told.products?.kept).toEqual(["HELMET"]);
  expect(told.categories?.kept).toEqual(["lyzovani", "vybava"]);
  expect(told.attributes?.kept).toContain("brand");
  expect(told.services?.kept).toEqual(["waxing"]);
  expect(told.sources?.kept).toEqual(expect.arrayContaining(["brno"]));
  expect(await listed()).toEqual(expect.arrayContaining(["OWN", "OWN-SET", "HELMET"]));
});

test("of the content, what the owner has changed since stays", async () => {
  const folder = await newFolder();
  const page = (title: string): string => `---\ntitle: ${title}\ndescription: Krátce\n---\nText\n`;
  const files = {
    "static-pages/o-nas.yaml": "slug: o-nas\n",
    "static-pages/o-nas.cs.md": page("O nás"),
    "static-pages/vice.yaml": "slug: vice\n",
    "static-pages/vice.cs.md": page("Více"),
  };
  await shop.bringInContent(files);
  await mkdir(path.join(folder, "static-pages"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await shop.bringInContent({ ...files, "static-pages/vice.cs.md": page("Něco jiného") });
  const first = await takeOutContent(shop.pool, folder, true);
  expect(first.removed).toBeGreaterThan(0);
  expect(await takeOutContent(shop.pool, folder)).toEqual(first);
  const { rows } = await shop.pool.query(
    "SELECT DISTINCT document_id FROM content_document WHERE type = 'static-page'",
  );
  expect(rows).toEqual([{ document_id: "vice" }]);
  expect(await takeOutContent(shop.pool, folder)).toEqual({ removed: 0, kept: first.removed + first.kept });
});
