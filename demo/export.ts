import { cp } from "node:fs/promises";
import path from "node:path";
import { shopDay } from "@/lib/domain/days";
import { buildDemo } from "./build";

/* Writes the demo shop as the files that the importers take, for an owner to look at and to begin from. */
const [folder] = process.argv.slice(2);
if (folder) {
  await buildDemo(path.join(folder, "catalogue"), shopDay(new Date()));
  await cp(path.join(import.meta.dirname, "content"), path.join(folder, "content"), { recursive: true });
  process.stdout.write(`Written: ${folder}/catalogue and ${folder}/content\n`);
} else {
  process.stderr.write("Usage: npm run demo:export -- <folder>\n");
  process.exitCode = 2;
}
