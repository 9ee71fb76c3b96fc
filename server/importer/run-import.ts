import { createPool, databaseUrl } from "@/server/db/client";
import { importCatalogue, type ImportSummary } from "./import-catalogue";
import { ImportError } from "./problems";
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
  return [...remarks, ...lines, end].join("\n");
};

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
    if (!(error instanceof ImportError)) throw error;
    process.stderr.write(`${error.forOwner()}\n`);
    return 1;
  } finally {
    await pool.end();
  }
}
