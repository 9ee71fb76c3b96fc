import { createPool, databaseUrl } from "@/server/db/client";
import { takeOutContent } from "./content/import-content";
import { readImport } from "./open-import";
import { takeOut } from "./take-out";

const named = (what: string, keys: readonly string[]): string =>
  keys.length > 0 ? `, ${what}: ${keys.join(", ")}` : "";

/** Takes a folder of records and one of content out of the shop, as the command line does it; told on stdout. */
export async function runTakeOut(
  { catalogue, content }: { catalogue: string; content: string },
  { isDryRun, env = process.env }: { isDryRun: boolean; env?: NodeJS.ProcessEnv },
): Promise<void> {
  const pool = createPool(databaseUrl(env), { max: 2, patience: "tool" });
  try {
    const { set } = await readImport(catalogue, () => Promise.reject(new Error("a folder of records is no table")));
    const kinds = await takeOut(pool, set, { now: new Date(), isDryRun });
    const texts = await takeOutContent(pool, content, isDryRun);
    const lines = [
      ...Object.entries(kinds).map(
        ([kind, { removed, hidden, kept }]) =>
          `  ${kind.padEnd(16)} ${removed} removed${named("hidden", hidden)}${named("in use", kept)}`,
      ),
      `  ${"content".padEnd(16)} ${texts.removed} removed, ${texts.kept} changed since or gone before`,
      isDryRun ? "Nothing was changed now." : "Every shop that runs on this database shows it.",
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await pool.end();
  }
}
