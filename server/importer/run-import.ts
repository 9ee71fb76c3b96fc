import { createPool, databaseUrl } from "@/server/db/client";
import { isUnavailable } from "@/server/db/unavailable";
import { importCatalogue, type ImportSummary } from "./import-catalogue";
import { ImportError, theFirst } from "./problems";
import { progressBar } from "./progress";

const describe = ({ counts, changed, remarks }: ImportSummary, isDryRun: boolean): string => {
  const lines = Object.entries(counts)
    .filter(([, count]) => count.created + count.updated + count.unchanged > 0)
    .map(
      ([kind, { created, updated, unchanged }]) =>
        `  ${kind.padEnd(12)} ${created} new, ${updated} changed, ${unchanged} as before`,
    );
  const end = isDryRun
    ? changed
      ? "This would change the catalogue; nothing was changed now."
      : "This would change nothing."
    : changed
      ? "The catalogue has changed."
      : "Nothing differs from before.";
  return [...theFirst(remarks), ...lines, end].join("\n");
};

/** SQLSTATE of a server whose disk is full. */
const DISK_FULL = "53100";
/** Of a server that follows another one. */
const READS_ONLY = "25006";

/** What an owner can do about a database that gave up; null when it is something else that went wrong. */
export function databaseTrouble(error: unknown): string | null {
  const { code } = error as { code?: unknown };
  if (code === READS_ONLY)
    return (
      "tahle databáze je jen ke čtení; převezměte tabulku do té první / " +
      "this database only reads; import into the first one"
    );
  if (!isUnavailable(error)) return null;
  return code === DISK_FULL
    ? "na disku databáze není místo, nic se nepřevzalo; uvolněte je a převezměte tabulku znovu / " +
        "the database's disk is full, nothing was imported; make room, and import again"
    : "databáze přestala odpovídat; až poběží, převezměte tabulku znovu: co už v obchodě je, nepřevezme se podruhé / " +
        "the database stopped answering; import again once it runs: what the shop has is not taken twice";
}

/** An import as the command line runs it: summary on stdout, problems on stderr. @returns the exit code. */
export async function runImport(
  target: string,
  { isDryRun = false, env = process.env }: { isDryRun?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const pool = createPool(databaseUrl(env), { max: 4, patience: "tool" });
  const started = performance.now();
  try {
    const summary = await importCatalogue(pool, target, {
      now: new Date(),
      isDryRun,
      onProgress: progressBar(process.stderr),
    });
    process.stdout.write(
      `${describe(summary, isDryRun)}\nTook ${((performance.now() - started) / 1000).toFixed(1)} s.\n`,
    );
    if (summary.changed && !isDryRun) process.stdout.write("Every shop that runs on this database shows it.\n");
    return 0;
  } catch (error) {
    const told = error instanceof ImportError ? error.forOwner() : databaseTrouble(error);
    if (told === null) throw error;
    process.stderr.write(`${told}\n`);
    return 1;
  } finally {
    await pool.end();
  }
}
