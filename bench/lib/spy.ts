import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";

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

/** PostgreSQL decides after five times whether a prepared statement is planned for its values or once for all. */
const UNTIL_DECIDED = 6;

/**
 * The plan of each question and its time inside the database, planning and all. A prepared one is carried out as on a
 * connection that has had it for a while: with its kept plan, where PostgreSQL keeps one.
 */
export async function explain(pool: Pool, questions: readonly Asked[]): Promise<Explained[]> {
  const client = await pool.connect();
  const prepared = new Map<string, string>();
  try {
    const explained: Explained[] = [];
    for (const question of questions) {
      const statement = question.isPrepared ? await executed(client, prepared, question) : question;
      const answers: Explained[] = [];
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) answers.push(await explainOnce(client, statement));
      explained.push(...answers.sort((a, b) => a.milliseconds - b.milliseconds).slice(0, 1));
    }
    return explained;
  } finally {
    for (const name of prepared.values()) await client.query(`DEALLOCATE ${name}`);
    client.release();
  }
}
interface Statement {
  text: string;
  values: unknown[];
}

/** Has a statement prepared and carried out until its plan is decided on, and gives what carries it out. */
async function executed(client: PoolClient, prepared: Map<string, string>, { text, values }: Asked) {
  let name = prepared.get(text);
  if (!name) {
    name = `asked_${prepared.size}`;
    prepared.set(text, name);
    await client.query(`PREPARE ${name} AS ${text}`);
  }
  const statement: Statement = { text: `EXECUTE ${name}${await argumentsOf(client, values)}`, values: [] };
  const { rows } = await client.query<{ times: number }>(
    "SELECT (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements WHERE name = $1",
    [name],
  );
  for (let times = rows[0]?.times ?? 0; times < UNTIL_DECIDED; times += 1) await client.query(statement.text);
  return statement;
}

/** EXECUTE takes no values of the protocol, so they are written as PostgreSQL itself writes them. */
async function argumentsOf(client: PoolClient, values: readonly unknown[]): Promise<string> {
  if (values.length === 0) return "";
  const quoted = values.map((_, index) => `quote_nullable($${index + 1}::text)`).join(", ");
  const { rows } = await client.query<{ written: string[] }>(`SELECT ARRAY[${quoted}] AS written`, [...values]);
  return `(${rows[0]?.written.join(", ")})`;
}

async function explainOnce(client: PoolClient, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query<{ "QUERY PLAN": [Answer] }>({
    text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  });
  const answer = rows[0]?.["QUERY PLAN"][0];
  if (!answer) throw new Error("PostgreSQL explained nothing");
  return { plan: answer.Plan, milliseconds: answer["Planning Time"] + answer["Execution Time"] };
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
