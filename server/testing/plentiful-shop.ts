import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderStorage } from "@/server/images/storage";
import { importCatalogue } from "@/server/importer/import-catalogue";
import { smallShop } from "./records";

/** The small shop with so many of each thing in Praha that nobody has to go without. */
export async function fillPlentifully(pool: Parameters<typeof importCatalogue>[0], now: Date): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "sezona-plenty-"));
  try {
    for (const [name, records] of Object.entries(smallShop))
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(records));
    await importCatalogue(pool, folder, { now, pictures: folderStorage(folder) });
    await pool.query("UPDATE stock SET units = 5000 WHERE source_id = 'praha'");
    await pool.query("UPDATE stock_day SET units = 5000 WHERE source_id = 'praha'");
  } finally {
    await rm(folder, { recursive: true });
  }
}
