import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The only unit of its product. */
export const lastUnitSku = "E2E-LAST";

const bands = [{ days_from: 1, days_to: null, price_per_day: 290 }];
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "06:00", closes: "21:00" }));

/** Brings a shop of one unit in through the public importer, as an owner would. */
export async function importShop({ name = "Poslední kus" }: { name?: string } = {}): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "sezona-e2e-"));
  const write = (file: string, records: unknown[]) =>
    writeFile(path.join(folder, `${file}.json`), JSON.stringify(records));
  try {
    await write("sources", [
      {
        id: "e2e-source",
        name: "Zkušební půjčovna",
        street: "Dlouhá 1",
        city: "Brno",
        postcode: "602 00",
        phone: "+420 777 000 000",
        email: "brno@example.cz",
        pickup_info: "U vchodu",
        dropoff_info: "U vchodu",
        opening_hours: week,
        store_codes: ["main"],
      },
    ]);
    await write("categories", [
      { id: 9001, parent_id: 69, name: "Zkušební věci", slug: "zkusebni-veci", position: 999 },
    ]);
    await write("products", [
      {
        sku: lastUnitSku,
        type_id: "simple",
        name,
        slug: "posledni-kus",
        short_description: "Jediný svého druhu.",
        description: "Jediný svého druhu.",
        category_ids: [9001],
        store_codes: ["main"],
        price_list: bands,
        deposit: 1000,
        stock: { "e2e-source": 1 },
      },
    ]);
    await run(process.execPath, ["scripts/run-ts.mjs", "server/cli/catalogue-import.ts", folder]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
