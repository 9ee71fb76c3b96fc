import path from "node:path";
import { TEMPLATE_DATABASE } from "@/test/database";
import { Commands } from "../../scripts/lib/commands";
import { ask } from "../lib/databases";
import { openOldestPostgres } from "../lib/oldest-postgres";

/* Every test of the server on the oldest PostgreSQL that the shop runs on: locks, shared jobs, SIGTERM, search. */

const LIMIT_MINUTES = 30;
const jest = path.join(process.cwd(), "node_modules", "jest", "bin", "jest.js");
const postgres = await openOldestPostgres();
const commands = new Commands();
try {
  await ask(`${postgres.url}/postgres`, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  process.stdout.write(`PostgreSQL ${postgres.version}\n`);
  const holds = await commands.run({
    command: process.execPath,
    args: [jest, ...process.argv.slice(2), "--ci", "--maxWorkers=2", "--selectProjects", "server"],
    env: { ...process.env, SEZONA_ENDURANCE: "", TEST_POSTGRES_URL: `${postgres.url}/${TEMPLATE_DATABASE}` },
    limitMinutes: LIMIT_MINUTES,
  });
  process.exitCode = holds ? 0 : 1;
} finally {
  await commands.stopAll();
  await postgres.close();
}
