import { beforeExit } from "@/server/closing";
import { createPool, databaseUrl } from "@/server/db/client";
import { handlers } from "./handlers";
import { type JobRunner, openJobs } from "./runner";

/** Connections of their own: a flood of shoppers must not keep the sweep from freeing units, nor jobs slow shoppers. */
const CONNECTIONS = 3;

const shared = globalThis as typeof globalThis & { sezonaJobs?: JobRunner };

/** Starts the work that nobody waits for, once per process, and ends it with the process. */
export function startJobs(): void {
  if (shared.sezonaJobs) return;
  const pool = createPool(databaseUrl(), { max: CONNECTIONS });
  const runner = openJobs(pool, handlers);
  shared.sezonaJobs = runner;
  beforeExit(() => runner.stop().then(() => pool.end()));
}
