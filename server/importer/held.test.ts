import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import v8 from "node:v8";
import vm from "node:vm";
import { Client } from "pg";
import { createPool } from "@/server/db/client";
import { folderStorage, keepingNothing } from "@/server/images/storage";
import { smallShop } from "@/server/testing/records";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { importCatalogue, type ImportSummary } from "./import-catalogue";

/* What an import in parts holds does not grow with the things that it brings: neither between parts nor at its end. */

const THINGS = 4_000;
const FEW = 500;
const PART_RECORDS = 100;
/** What is held at a time may be several parts, and is far less than all things. */
const MOST_ROWS = 1_500;
const MOST_BYTES = 1_000_000;
/** Codes and their places alone take more; what garbage collection leaves by chance, and half a part, take less. */
const MOST_KEPT_BYTES = 200;

v8.setFlagsFromString("--expose-gc");
const collectGarbage = vm.runInNewContext("gc") as () => void;
const heldBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

let shop: TestShop;
let folder: string;
const query = Reflect.get(Client.prototype, "query") as (...args: unknown[]) => unknown;
beforeAll(async () => {
  shop = await openTestShop(null);
  folder = await mkdtemp(path.join(tmpdir(), "sezona-held-"));
  const { products: _products, bookings: _bookings, reviews: _reviews, stock: _stock, ...basics } = smallShop;
  for (const [kind, records] of Object.entries(basics))
    await writeFile(path.join(folder, `${kind}.json`), JSON.stringify(records));
  await bringIn(folder);
});
afterAll(async () => {
  Reflect.set(Client.prototype, "query", query);
  await shop.close();
  await rm(folder, { recursive: true });
});

async function bringIn(target: string, onProgress?: (done: number, all: number) => void): Promise<ImportSummary> {
  const tool = createPool(shop.pool.options.connectionString ?? "", { max: 2, patience: "tool" });
  const bounds = { wholeBytes: 0, partRecords: PART_RECORDS };
  try {
    const pictures = keepingNothing(folderStorage(folder));
    return await importCatalogue(tool, target, { now: NOW, pictures, bounds, onProgress });
  } finally {
    await tool.end();
  }
}

const HEAD =
  "sku;type_id;name;slug;short_description;description;category_ids;store_codes;price_list.0.days_from;" +
  "price_list.0.days_to;price_list.0.price_per_day;deposit;stock.praha;stock.brno;links.0.link_type;links.0.sku";
const TEXT = "Pevné a lehké vybavení na celý den v terénu. ".repeat(5);

/** Each thing goes with the one after it, so that what comes later is named all the time. */
async function writeThings(count: number, units: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => {
    const [sku, slug, next] = [`BIG-${index}`, `big-${index}`, `BIG-${(index + 1) % count}`];
    const price = 100 + (index % 50);
    return `${sku};simple;Lyže ${index};${slug};Krátce;${TEXT};72;main;1;;${price};1000;${units};1;related;${next}`;
  });
  const file = path.join(folder, "products.csv");
  await writeFile(file, [HEAD, ...rows].join("\n"));
  return file;
}

/** The most rows that one statement answered with, and the most letters that one was sent. */
function watchStatements(): { rows: number; bytes: number; text: string } {
  const most = { rows: 0, bytes: 0, text: "" };
  Reflect.set(Client.prototype, "query", function (this: Client, ...args: unknown[]) {
    const { text = "", values = [] } = (args[0] ?? {}) as { text?: string; values?: unknown[] };
    const bytes = JSON.stringify(values).length;
    if (bytes > most.bytes) Object.assign(most, { bytes, ...(bytes > MOST_BYTES ? { text } : {}) });
    const answer = Reflect.apply(query, this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: { rows?: unknown[] }) => {
      const rows = result.rows?.length ?? 0;
      if (rows > most.rows) Object.assign(most, { rows, ...(rows > MOST_ROWS ? { text } : {}) });
      return result;
    });
  });
  return most;
}

test("neither what is kept nor what one statement moves grows with the things", async () => {
  const held: number[] = [];
  // Whatever is loaded and made ready once.
  await bringIn(await writeThings(FEW, 1));
  const most = watchStatements();
  // Weighed where it begins and where all has been read: each time what is not needed is collected, which takes long.
  await bringIn(await writeThings(THINGS, 2), (done, all) => {
    if (held.length === 0 || done === all) held.push(heldBytes());
  });
  Reflect.set(Client.prototype, "query", query);
  const { rows } = await shop.pool.query("SELECT count(*)::int AS n, min(units) AS least FROM stock");
  expect(rows).toEqual([{ n: 2 * THINGS, least: 1 }]);
  const [begun = 0, ended = 0, ...more] = held;
  expect([ended > 0, more]).toEqual([true, []]);
  const kept = (ended - begun) / THINGS;
  // Named in one, so that a failure tells all of them.
  const isBounded = most.rows <= MOST_ROWS && most.bytes <= MOST_BYTES && kept <= MOST_KEPT_BYTES;
  expect({ ...most, kept, isBounded }).toEqual({ ...most, kept, isBounded: true });
});
