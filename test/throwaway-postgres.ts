import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { type BundledPostgres, openBundledPostgres } from "../server/db/bundled";
import { isAlive } from "../server/db/postgres/processes";

const PREFIX = "sezona-test-";

export interface ThrowawayPostgres extends BundledPostgres {
  home: string;
}

/** A PostgreSQL with its data in a temporary folder, and without fsync; `destroy` leaves nothing behind. */
export async function openThrowawayPostgres(database: string): Promise<ThrowawayPostgres> {
  await sweepAbandoned();
  const home = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
  const postgres = await openBundledPostgres({ home, database, durable: false });
  return {
    ...postgres,
    home,
    destroy: async () => {
      await postgres.destroy();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A test run that was killed could not clean up; the next one does it. */
async function sweepAbandoned(): Promise<void> {
  const abandoned = readdirSync(tmpdir()).filter((name) => {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    return Number.isInteger(owner) && !isAlive(owner);
  });
  for (const name of abandoned) {
    const home = path.join(tmpdir(), name);
    // A folder of another user's run is theirs to clean.
    if (existsSync(path.join(home, "postgres"))) {
      await openBundledPostgres({ home, durable: false }).then(
        (postgres) => postgres.destroy(),
        () => undefined,
      );
    }
    try {
      rmSync(home, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}
