import { parseArgs } from "node:util";
import { restore } from "@/server/backup/backup";
import { BackupError } from "@/server/backup/manifest";
import { describeBackup } from "@/server/backup/summary";
import { dataHome } from "@/server/db/bundled";
import { createPool, databaseUrl } from "@/server/db/client";
import { MigrationError, migrationsFolder } from "@/server/db/migrate";
import { pictureStorage } from "@/server/images/storage";
import { prepareJobs } from "@/server/repositories/job-queue";

const USAGE = `Usage: npm run restore -- <folder of a back-up> [--replace]
Brings it into an empty database; with --replace in place of all that is there. The shop has to be closed.
SEZONA_DATA_DIR=<folder> npm run restore -- … restores beside the shop (docs/operate.md).
`;

async function prepareQueues(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, patience: "tool" });
  await prepareJobs(pool).finally(() => pool.end());
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean" } } });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new BackupError(USAGE.trimEnd());
  const url = databaseUrl();
  const shop = { url, storage: pictureStorage(), home: dataHome() };
  const manifest = await restore(shop, folder, {
    migrationsFolder: migrationsFolder(),
    mayReplace: values.replace ?? false,
    prepareQueues: () => prepareQueues(url),
  });
  process.stdout.write(`${describeBackup(manifest)}\nIt is in place: npm start opens the shop.\n`);
} catch (error) {
  const isExplained = error instanceof BackupError || error instanceof MigrationError;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = isExplained ? 2 : 1;
}
