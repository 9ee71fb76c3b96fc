import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeTable } from "@/bench/proofs/own-shop/table";
import { embeddedCommerce } from "@/server/commerce/embedded";
import { createPool } from "@/server/db/client";
import { migrationsFolder } from "@/server/db/migrate";
import { folderStorage } from "@/server/images/storage";
import { importCatalogue } from "@/server/importer/import-catalogue";
import { prepareJobs } from "@/server/repositories/job-queue";
import { NOW, openTestShop, valueOf } from "@/server/testing/shop";
import { orderOf } from "@/server/testing/shopper";
import { createEmptyDatabase } from "@/test/database";
import { backUp, restore } from "./backup";

/* "Půjčovna U Potoka" in short: `npm run test:endurance -- --only own-shop` has a build and a browser, too. */

test("an owner's one spreadsheet becomes a shop that rents; its order is in the restored shop", async () => {
  const scratch = await mkdtemp(path.join(tmpdir(), "sezona-own-shop-"));
  const shop = await openTestShop(null);
  const empty = await createEmptyDatabase();
  const storageOf = (name: string) => folderStorage(path.join(scratch, name, "media"));
  const url = shop.pool.options.connectionString ?? "";
  const tool = createPool(url, { max: 2, patience: "tool" });
  try {
    const table = path.join(scratch, "cenik.xlsx");
    await writeTable(table);
    await importCatalogue(tool, table, { now: NOW, pictures: storageOf("first") });
    const listed = valueOf(await shop.port.listProducts({ size: 50, start: 0 }, shop.context()));
    expect(listed.items).toHaveLength(12);
    const branches = valueOf(await shop.port.listSources({}, shop.context()));
    expect(branches.map(({ name }) => name).sort()).toEqual(["Nádraží", "U Potoka"]);

    const source = branches.find(({ name }) => name === "U Potoka")?.id ?? "";
    const rent = { sku: "HE-1", qty: 1, from: "2027-02-08", to: "2027-02-10", source };
    const placed = valueOf(await shop.port.placeOrder(orderOf([rent]), shop.context()));
    // Two to three days at 81 crowns each.
    expect(placed.grand_total).toBe(243_00);

    const folder = path.join(scratch, "backup");
    const say = (line: string): void => expect(line).toBe("");
    await backUp({ url, storage: storageOf("first"), home: scratch }, folder, { now: NOW, say });
    await restore({ url: empty.url, storage: storageOf("second"), home: scratch }, folder, {
      migrationsFolder: migrationsFolder(),
      mayReplace: false,
      prepareQueues: () => prepareJobs(empty.pool),
    });
    const restored = embeddedCommerce(empty.pool, undefined, undefined, undefined, storageOf("second"));
    const found = valueOf(await restored.getOrder({ id: placed.order_id }, shop.context()));
    expect(found).toMatchObject({ increment_id: placed.increment_id, grand_total: 243_00 });
  } finally {
    await tool.end();
    await empty.drop();
    await shop.close();
    await rm(scratch, { recursive: true });
  }
});
