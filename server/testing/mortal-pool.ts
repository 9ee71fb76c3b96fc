import type { Pool, PoolClient } from "pg";
import { createPool } from "@/server/db/client";

export interface Death {
  /** The statement at which the process dies, counted from 1; later than the last one it lives. */
  at: number;
  /** Before PostgreSQL hears of that statement, or when it has done it and nobody hears its answer. */
  when: "before" | "after";
}

/**
 * A pool whose process dies: what PostgreSQL sees of a `kill -9` is that all its connections end in the middle of
 * whatever they were at.
 */
export function mortalPool(url: string, { at, when }: Death) {
  const pool: Pool = createPool(url, { max: 4, patience: "tool" });
  const clients = new Set<PoolClient>();
  let count = 0;
  let isDead = false;
  const die = (): void => {
    isDead = true;
    for (const client of clients) streamOf(client).destroy();
  };
  // Of connections that end while they lie idle the living pool would write a line.
  pool.removeAllListeners("error").on("error", () => undefined);
  pool.on("connect", (client) => {
    clients.add(client);
    client.on("error", () => undefined);
    const query = client.query.bind(client) as (...of: unknown[]) => unknown;
    const mortal = (...of: unknown[]): unknown => {
      count += 1;
      if (isDead || (count === at && when === "before")) die();
      if (count !== at || when !== "after") return query(...of);
      const told = of.at(-1);
      if (typeof told === "function")
        return query(...of.slice(0, -1), () => {
          die();
          (told as (error: Error) => void)(new Error("killed"));
        });
      return Promise.resolve(query(...of)).then(() => {
        die();
        throw new Error("killed");
      });
    };
    client.query = mortal as typeof client.query;
  });
  return { pool, isDead: () => isDead, close: () => pool.end().catch(() => undefined) };
}

const streamOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
