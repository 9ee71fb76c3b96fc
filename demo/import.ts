import path from "node:path";
import { buildDemo } from "./build";
import { demoCatalogue } from "./catalogue";
import { shopDay } from "@/lib/domain/days";
import { mediaFolder } from "@/server/images/storage";
import { runContentImport } from "@/server/importer/content/run";
import { hasRoomForDemo } from "@/server/importer/demo-in-the-way";
import { runImport } from "@/server/importer/run-import";

/* Builds the demo shop as an import folder and brings it in by the importer that any other shop uses. */
const contentFolder = path.join(import.meta.dirname, "content");
const folder = process.argv[2] ?? (process.env.DEMO_DIR || path.join(path.dirname(mediaFolder()), "demo"));
const today = shopDay(new Date());
const { records } = demoCatalogue(today);
if (await hasRoomForDemo(records)) {
  await buildDemo(folder, today);
  process.exitCode = (await runImport(folder)) || (await runContentImport(contentFolder));
} else process.exitCode = 1;
