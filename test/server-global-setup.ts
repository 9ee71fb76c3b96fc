import { createPool } from "../server/db/client";
import { migrate } from "../server/db/migrate";
import { prepareJobs } from "../server/repositories/job-queue";
import { TEMPLATE_DATABASE, TEST_SERVER_URL } from "./database";
import { openThrowawayPostgres, type ThrowawayPostgres } from "./throwaway-postgres";

export const shared = globalThis as typeof globalThis & { sezonaTestPostgres?: ThrowawayPostgres };

export default async function setUpServerTests(): Promise<void> {
  const postgres = await openThrowawayPostgres(TEMPLATE_DATABASE);
  shared.sezonaTestPostgres = postgres;
  await migrate(postgres.url);
  const pool = createPool(postgres.url, { max: 1, patience: "tool" });
  await prepareJobs(pool);
  await pool.end();
  process.env[TEST_SERVER_URL] = postgres.url;
}
