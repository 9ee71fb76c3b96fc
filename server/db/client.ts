import { Pool, type PoolClient, types } from "pg";
import {
  DATABASE_ANSWER_MS,
  DATABASE_CONNECT_MS,
  DATABASE_CONNECTIONS,
  DATABASE_LOCK_MS,
  DATABASE_STATEMENT_MS,
  WRITERS_PART,
} from "../../lib/limits";
import { serverEnv } from "../../lib/env";
import { forReaders } from "./readers";
import { wasCut } from "./unavailable";
import { WatchedPool } from "./watched-pool";

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** What repositories may query: the pool, or one transaction of it. */
export type Queryable = Pick<PoolClient, "query">;

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`The database sent ${text}, which a JavaScript number cannot hold exactly`);
  return value;
}

/**
 * Kept to our own pools, since a library on the same driver may rely on the driver's defaults.
 * A `date` stays the string 'YYYY-MM-DD': the driver would make it a moment in the server's time zone.
 */
const shopTypes: NonNullable<ConstructorParameters<typeof Pool>[0]>["types"] = {
  getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
    if (format === "binary") return types.getTypeParser(oid, "binary") as (value: string) => unknown;
    if (oid === INT8) return exactNumber;
    if (oid === NUMERIC) return Number;
    if (oid === DATE) return String;
    return types.getTypeParser(oid, "text") as (value: string) => unknown;
  },
};

/** How long a request waits for a connection, for another's lock, for a statement to run, and for its answer. */
export interface Patience {
  connectMs: number;
  lockMs: number;
  statementMs: number;
  answerMs: number;
}

/** The server gives up first: a statement that only we forgot would still hold its locks. */
const SHOPPER: Patience = {
  connectMs: DATABASE_CONNECT_MS,
  lockMs: DATABASE_LOCK_MS,
  statementMs: DATABASE_STATEMENT_MS,
  answerMs: DATABASE_ANSWER_MS,
};

/** A tool, or a test on a busy machine, waits its turn; a database that never answers still ends it. */
const TOOL_CONNECT_MS = 60_000;

export interface PoolSettings {
  max?: number;
  /** A tool takes the time that it needs; a shopper is told after seconds to try again. */
  patience?: Patience | "tool";
}

export function createPool(url: string, { max = DATABASE_CONNECTIONS, patience = SHOPPER }: PoolSettings = {}): Pool {
  const settings = {
    connectionString: url,
    types: shopTypes,
    max,
    idleTimeoutMillis: 30_000,
    // A failover without a reset leaves connections that look alive; the system finds them after a while.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A restore looks whether a shop is open on its database.
    application_name: patience === "tool" ? "sezona tool" : "sezona",
  };
  const pool =
    patience === "tool"
      ? new Pool({ ...settings, connectionTimeoutMillis: TOOL_CONNECT_MS })
      : new WatchedPool({
          ...settings,
          connectionTimeoutMillis: patience.connectMs,
          lock_timeout: patience.lockMs,
          statement_timeout: patience.statementMs,
          idle_in_transaction_session_timeout: patience.statementMs,
          query_timeout: patience.answerMs,
        });
  // An idle connection that breaks (PostgreSQL restarted) is replaced at the next query; unheard, it would end the
  // process.
  pool.on("error", (error) => process.stderr.write(`idle database connection lost: ${error.message}\n`));
  return pool;
}

/** On the same database one connection for work that may take longer than any shopper waits; the caller ends it. */
export const patientPool = (pool: Pool): Pool =>
  createPool(pool.options.connectionString ?? databaseUrl(), { max: 1, patience: "tool" });

/** What is to be done as soon as a transaction stands. */
const afterwards = new WeakMap<object, (() => void)[]>();

/** Has `act` called when the transaction is committed, once however often it is asked for; never if it is not. */
export function afterCommit(client: Queryable, act: () => void): void {
  const acts = afterwards.get(client);
  if (acts && !acts.includes(act)) acts.push(act);
}

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function withTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const { client, giveBack } = await begin(pool);
  let broken: Error | undefined;
  const acts: (() => void)[] = [];
  afterwards.set(client, acts);
  let result: T;
  try {
    result = await work(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    afterwards.delete(client);
    // A connection that could not even roll back must not serve anybody else.
    giveBack(broken);
  }
  for (const act of acts) act();
  return result;
}

interface Begun {
  client: PoolClient;
  /** @param broken why the connection can't be used again */
  giveBack(broken?: Error): void;
}

/** A connection in a transaction. One that was cut while it lay idle makes way for another: nothing was begun on it. */
async function begin(pool: Pool): Promise<Begun> {
  // So many may have been cut; where a new connection fails, the database is away.
  let idle = pool.idleCount;
  for (;;) {
    const client = await pool.connect();
    let lost: Error | undefined;
    // The pool listens to idle connections only; unheard, a connection lost in here would end the process.
    const onError = (error: Error): void => void (lost = error);
    client.on("error", onError);
    const giveBack = (broken?: Error): void => {
      client.off("error", onError);
      client.release(broken ?? lost);
    };
    try {
      await client.query("BEGIN");
      return { client, giveBack };
    } catch (error) {
      giveBack(error as Error);
      if (idle === 0 || !wasCut(error)) throw error;
      idle -= 1;
    }
  }
}

export function databaseUrl(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new Error(
    "DATABASE_URL is not set. `npm start` and `npm run dev` set it; a tool is run by `node scripts/run-ts.mjs`.",
  );
}

const shared = globalThis as typeof globalThis & { sezonaPool?: Pool; sezonaReaders?: Pool };

/** The one pool of this process. It outlives the modules, which Next loads anew for each bundle and each change. */
export function getPool(): Pool {
  shared.sezonaPool ??= createPool(databaseUrl(), { max: serverEnv().databaseConnections });
  return shared.sezonaPool;
}

/** The same for what only reads: it leaves a few connections to those who order. */
export function getReadingPool(): Pool {
  const { databaseConnections } = serverEnv();
  shared.sezonaReaders ??= forReaders(getPool(), readersOf(databaseConnections));
  return shared.sezonaReaders;
}

/** Of one connection nothing can be kept back. */
export const readersOf = (connections: number): number =>
  Math.max(1, connections - Math.ceil(connections * WRITERS_PART));
