import path from "node:path";
import { createPool, databaseUrl } from "@/server/db/client";
import { buildDemo } from "./build";
import { demoCatalogue } from "./catalogue";
import { ownInTheWay } from "./in-the-way";
import { shopDay } from "@/lib/domain/days";
import { mediaFolder } from "@/server/images/storage";
import { runContentImport } from "@/server/importer/content/run";
import { runImport } from "@/server/importer/run-import";

/* Builds the demo shop as an import folder and brings it in by the importer that any other shop uses. */
const contentFolder = path.join(import.meta.dirname, "content");
const folder = process.argv[2] ?? (process.env.DEMO_DIR || path.join(path.dirname(mediaFolder()), "demo"));
const today = shopDay(new Date());
const { records } = demoCatalogue(today);
const pool = createPool(databaseUrl(process.env), { max: 1, patience: "tool" });
const inTheWay = await ownInTheWay(pool, records).finally(() => pool.end());
if (inTheWay === null) {
  await buildDemo(folder, today);
  process.exitCode = (await runImport(folder)) || (await runContentImport(contentFolder));
} else {
  process.stderr.write(`${inTheWay}\n`);
  process.exitCode = 1;
}
