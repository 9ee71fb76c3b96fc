import path from "node:path";
import { shopDay } from "@/lib/domain/days";
import { mediaFolder } from "@/server/images/storage";
import { runTakeOut } from "@/server/importer/run-take-out";
import { buildRecords } from "./build";

/* Takes the demo shop out again, by the records that it came in with. */
const catalogue = process.env.DEMO_DIR || path.join(path.dirname(mediaFolder()), "demo");
await buildRecords(catalogue, shopDay(new Date()));
await runTakeOut(
  { catalogue, content: path.join(import.meta.dirname, "content") },
  { isDryRun: process.argv.includes("--dry-run") },
);
