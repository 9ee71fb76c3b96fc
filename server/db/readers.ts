import type { Pool, PoolClient } from "pg";
import { DATABASE_CONNECT_MS } from "../../lib/limits";
import { DatabaseBusy } from "./unavailable";

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * The same pool for those who only read: so many of its connections at a time, however many of them there are. What is
 * left is for those who keep and order. Who has waited too long for a turn is told to come again.
 */
export function forReaders(pool: Pool, places: number, patienceMs = DATABASE_CONNECT_MS): Pool {
  let taken = 0;
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    // The place goes on to the next in line, so that nobody slips in between.
    if (!next) return void (taken -= 1);
    waiting.delete(next);
    next();
  }
  async function enter(): Promise<void> {
    if (taken < places) return void (taken += 1);
    let patience: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      patience = setTimeout(() => waiting.delete(resolve) && reject(new DatabaseBusy()), patienceMs);
    }).finally(() => clearTimeout(patience));
  }
  async function take(): Promise<PoolClient> {
    await enter();
    try {
      const client = await pool.connect();
      const { release } = client;
      client.release = (error) => {
        client.release = release;
        leave();
        release.call(client, error);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Queries go through it as well: the driver takes a connection for each of them. */
  function connect(): Promise<PoolClient>;
  function connect(callback: Connected): void;
  function connect(callback?: Connected): Promise<PoolClient> | void {
    const taking = take();
    if (!callback) return taking;
    taking.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
  return Object.assign(Object.create(pool) as Pool, { connect });
}
