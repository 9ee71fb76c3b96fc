import { createPool, databaseUrl } from "@/server/db/client";
import { ImportError } from "../problems";
import { importContent } from "./import-content";
import type { ContentSummary } from "./write";

const describe = ({ counts, changed }: ContentSummary): string =>
  [
    ...Object.entries(counts).map(
      ([type, { created, updated, unchanged, removed }]) =>
        `  ${type.padEnd(18)} ${created} new, ${updated} changed, ${unchanged} as before, ${removed} removed`,
    ),
    changed ? "The content has changed; every shop that runs on this database shows it." : "Nothing differs.",
  ].join("\n");

/** An import of content as the command line runs it. @returns the exit code. */
export async function runContentImport(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const pool = createPool(databaseUrl(env), { max: 2, patience: "tool" });
  try {
    process.stdout.write(`${describe(await importContent(pool, folder))}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    process.stderr.write(`${error.forOwner()}\n`);
    return 1;
  } finally {
    await pool.end();
  }
}
