import { createPool } from "../server/db/client";
import { migrate } from "../server/db/migrate";
import { prepareJobs } from "../server/repositories/job-queue";
import { TEMPLATE_DATABASE, TEST_SERVER_URL } from "./database";
import { openThrowawayPostgres } from "./throwaway-postgres";

interface TestServer {
  url: string;
  destroy(): Promise<void>;
}

export const shared = globalThis as typeof globalThis & { sezonaTestPostgres?: TestServer };

/** An empty server whose owner ends it, to run the tests on another version than the one that comes with npm. */
const otherServer = (url: string): TestServer => ({ url, destroy: () => Promise.resolve() });

export default async function setUpServerTests(): Promise<void> {
  const other = process.env.TEST_POSTGRES_URL;
  const postgres = other ? otherServer(other) : await openThrowawayPostgres(TEMPLATE_DATABASE);
  shared.sezonaTestPostgres = postgres;
  await migrate(postgres.url);
  const pool = createPool(postgres.url, { max: 1, patience: "tool" });
  await prepareJobs(pool);
  await pool.end();
  process.env[TEST_SERVER_URL] = postgres.url;
}
