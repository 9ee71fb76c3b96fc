import type { Pool, QueryConfig, QueryResult } from "pg";

/** A question put to the database, with the time until its answer. */
export interface Asked {
  text: string;
  /** PostgreSQL keeps its plan, since it has a name; any other is planned each time that it is put. */
  isPrepared: boolean;
  values: unknown[];
  milliseconds: number;
}

/** Tells of every statement with values that goes through the pool. */
export function spyOn(pool: Pool, tell: (asked: Asked) => void): void {
  const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult>;
  Object.assign(pool, {
    query: async (config: QueryConfig | string, values?: unknown[]) => {
      if (typeof config === "string") return query({ text: config, values: values ?? [] });
      const startedAt = performance.now();
      const result = await query(config);
      tell({
        text: config.text,
        isPrepared: Boolean(config.name),
        values: [...((config.values ?? []) as unknown[])],
        milliseconds: performance.now() - startedAt,
      });
      return result;
    },
  });
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** The best of so many counts: other work on the machine can only slow a question down. */
const ATTEMPTS = 3;

interface Answer {
  Plan: Plan;
  "Planning Time": number;
  "Execution Time": number;
}

interface Explained {
  plan: Plan;
  milliseconds: number;
}

/**
 * The plan of each question and its time inside the database. A prepared one is carried out under both kinds of plan
 * that it may get: one for these very values, and the general one that PostgreSQL keeps after some calls. Of any other,
 * planning counts as well.
 */
export async function explain(pool: Pool, questions: readonly Asked[]): Promise<Explained[]> {
  const explained: Explained[] = [];
  for (const mode of ["force_custom_plan", "force_generic_plan"]) {
    await pool.query(`SET plan_cache_mode = ${mode}`);
    for (const { text, values, isPrepared } of questions) {
      if (!isPrepared && mode === "force_generic_plan") continue;
      const answers: Explained[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { rows } = await pool.query<{ "QUERY PLAN": [Answer] }>({
          text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
          values,
        });
        const [answer] = rows[0]?.["QUERY PLAN"] ?? [];
        if (!answer) continue;
        const planning = isPrepared ? 0 : answer["Planning Time"];
        answers.push({ plan: answer.Plan, milliseconds: answer["Execution Time"] + planning });
      }
      explained.push(...answers.sort((a, b) => a.milliseconds - b.milliseconds).slice(0, 1));
    }
  }
  await pool.query("RESET plan_cache_mode");
  return explained;
}

/** Tables that some plan reads from end to end. */
export function scannedTables(plans: readonly Plan[]): string[] {
  const names = new Set<string>();
  const walk = (plan: Plan): void => {
    if (/Seq Scan/.test(plan["Node Type"]) && plan["Relation Name"]) names.add(plan["Relation Name"]);
    for (const inner of plan.Plans ?? []) walk(inner);
  };
  for (const plan of plans) walk(plan);
  return [...names];
}
