import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { importCatalogue } from "./import-catalogue";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { categoryRecords } from "@/demo/taxonomy";
import { ownInTheWay } from "./demo-in-the-way";
import { sourceRecords } from "@/demo/shops";

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openTestShop(null);
  folder = await mkdtemp(path.join(tmpdir(), "sezona-in-the-way-"));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const ofDemo = { categories: categoryRecords, sources: sourceRecords("2027-01-10") };
async function bringIn(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  await importCatalogue(shop.pool, file, { now: NOW });
}

test("an owner's categories and branches are never taken for the demo's", async () => {
  expect(await ownInTheWay(shop.pool, ofDemo)).toBeNull();
  await bringIn("cenik.csv", "Název;Kategorie;Cena;ks Liberec;ks Zlín\nSáně;Ozdoby;90;1;1\nLyže Javor;Lyže;300;1;1\n");
  expect(await ownInTheWay(shop.pool, ofDemo)).toMatch(/co máte vlastní: Liberec, Lyže; otevřete.* \/ the demo would/u);
});

test("what the demo has brought itself is not in its way", async () => {
  await bringIn("categories.json", JSON.stringify(categoryRecords));
  expect(await ownInTheWay(shop.pool, ofDemo)).toBeNull();
});

test("an address that another category has is told by its record", async () => {
  await bringIn("categories.json", JSON.stringify(categoryRecords));
  const other = [{ id: 999, parent_id: 69, name: "Lyže", slug: "lyze" }];
  await expect(bringIn("categories.json", JSON.stringify(other))).rejects.toThrow(
    /categories\.json, record 1 \(id 999\), slug: lyze is taken by category \d+$/u,
  );
});
