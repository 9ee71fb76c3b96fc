import PgBoss from "pg-boss";
import type { Pool } from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { JOB_SCHEMA, type JobData, type JobName, jobNames, makeQueues } from "@/server/repositories/job-queue";
import { isUnavailable } from "@/server/services/health";
import { reportError } from "@/server/report";
import { timeZone } from "@/shop.config";

export interface JobContext {
  pool: Pool;
  now: Date;
}
export type Handlers = { [N in JobName]: (data: JobData[N], context: JobContext) => Promise<void> };

export interface JobRunner {
  /** Takes no new jobs, lets those under way come to their end, and lets go of the database. */
  stop(): Promise<void>;
}

/** Cron's finest step is a minute; what an expired hold keeps is wanted sooner. */
const TICK_SECONDS = 15;
const POLLING_SECONDS: Record<JobName, number> = {
  sweep: 2,
  "expire-order": 2,
  "send-mail": 2,
  "reset-password": 2,
  newsletter: 2,
  forget: 60,
  remind: 60,
  "index-search": 2,
  "poll-payments": 2,
  "notify-sandbox": 2,
};
/** What has to be done again and again, and once for all processes. */
const TICKING = ["sweep", "poll-payments"] as const;
/**
 * What is due at times of the shop's clock. Reminders are looked for every hour of the day, so that a shop that was
 * closed for maintenance in the morning still sends them.
 */
const SCHEDULE = { forget: "40 3 * * *", remind: "5 9-20 * * *" } as const;
const RETRY_MS = 2_000;
const STOPPING_PATIENCE_MS = 6_000;

/** What no waiting mends: the statement itself is wrong, or broke a rule of the database. */
const isFinal = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^(22|23|42)/u.test(code);
};

/** What failed, without the people of whom it may speak: a mail server names whose letter it does not take. */
const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu, "…@…");

/**
 * Works on jobs beside any number of other processes. A database that is away is waited for: pg-boss itself does
 * not catch what fails while it writes down that a job is done, and such an error would end the process.
 */
export function openJobs(pool: Pool, handlers: Handlers, log: (line: string) => void = logLine): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAway = false;

  const tell = (error: unknown): void => {
    // Once, not at every look: while the database is away there is nothing new to say.
    if (!isAway) log(`jobs wait for the database: ${describe(error)}`);
    isAway = true;
  };
  /** What is not yet written down; pg-boss itself does not wait for all of it. */
  const pending = new Set<Promise<unknown>>();
  async function persist(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    for (;;) {
      try {
        const result = await pool.query(text, values);
        if (isAway) log("jobs go on");
        isAway = false;
        return result;
      } catch (error) {
        if (isFinal(error)) throw error;
        tell(error);
        await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
        // As pg-boss's own connection answers once it is closed.
        if (signal.aborted) return {} as { rows: unknown[] };
      }
    }
  }
  function executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const answer = persist(text, values);
    pending.add(answer);
    const settle = (): void => void pending.delete(answer);
    void answer.then(settle, settle);
    return answer;
  }

  const boss = new PgBoss({ schema: JOB_SCHEMA, db: { executeSql } });
  boss.on("error", (error) => log(`job queue: ${describe(error)}`));
  const tick = (): void => {
    for (const name of TICKING)
      void boss.send(name, {}, { singletonSeconds: TICK_SECONDS }).catch((error: unknown) => log(describe(error)));
  };
  let ticking: NodeJS.Timeout | undefined;

  async function work<N extends JobName>(name: N): Promise<void> {
    const worker = await boss.work<JobData[N]>(
      name,
      { pollingIntervalSeconds: POLLING_SECONDS[name] },
      async ([job]) => {
        if (!job) return;
        // Where there was one there may be more: look again at once.
        boss.notifyWorker(worker);
        try {
          await handlers[name](job.data, { pool, now: new Date() });
        } catch (error) {
          log(`job ${name} failed: ${describe(error)}`);
          if (!isUnavailable(error)) reportError(error, `job ${name}`);
          throw error;
        }
      },
    );
  }
  const started = (async () => {
    await boss.start();
    await makeQueues(boss);
    for (const [name, cron] of Object.entries(SCHEDULE)) await boss.schedule(name, cron, {}, { tz: timeZone });
    if (signal.aborted) return;
    for (const name of jobNames) await work(name);
    tick();
    await boss.send("index-search", {}, { singletonKey: "once" });
    ticking = setInterval(tick, TICK_SECONDS * 1000).unref();
  })().catch((error: unknown) => {
    // Stopped before the database answered: pg-boss stumbles over the empty answer, which says nothing of the shop.
    if (!signal.aborted) log(`jobs could not start: ${describe(error)}`);
  });

  return {
    stop: async () => {
      clearInterval(ticking);
      // Where the database is away, nothing can come to its end.
      if (isAway) stopping.abort();
      const patience = setTimeout(() => stopping.abort(), STOPPING_PATIENCE_MS + 1_000);
      await started;
      await boss.stop({ timeout: STOPPING_PATIENCE_MS }).catch((error: unknown) => log(describe(error)));
      await Promise.allSettled(pending);
      clearTimeout(patience);
      stopping.abort();
    },
  };
}

const logLine = (line: string): void => void process.stderr.write(`${line}\n`);
