import { parseArgs } from "node:util";
import { backUp } from "@/server/backup/backup";
import { BackupError } from "@/server/backup/manifest";
import { describeBackup } from "@/server/backup/summary";
import { dataHome } from "@/server/db/bundled";
import { databaseUrl } from "@/server/db/client";
import { pictureStorage } from "@/server/images/storage";

const USAGE = `Usage: npm run backup -- <new folder>
Writes database, pictures and secrets into it while the shop goes on (docs/operate.md).
`;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new BackupError(USAGE.trimEnd());
  const shop = { url: databaseUrl(), storage: pictureStorage(), home: dataHome() };
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const manifest = await backUp(shop, folder, { now: new Date(), say });
  process.stdout.write(
    `${describeBackup(manifest)}\nWritten to ${folder}. It opens orders and accounts: keep it safe.\n`,
  );
} catch (error) {
  const isExplained = error instanceof BackupError;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = isExplained ? 2 : 1;
}
