import { spawn } from "node:child_process";
import { once } from "node:events";
import { createClient } from "redis";
import { findRedis, NO_REDIS } from "../../scripts/lib/redis";
import { freePort } from "../../server/db/postgres/free-port";

export interface TestRedis {
  url: string;
  stop: () => Promise<void>;
}

/** A Redis of this test alone, which keeps nothing. */
export async function startRedis(): Promise<TestRedis> {
  const server = findRedis();
  if (!server) throw new Error(NO_REDIS);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const child = spawn(server, ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], { stdio: "ignore" });
  const ended = once(child, "exit");
  const client = createClient({ url, socket: { reconnectStrategy: () => 100 } });
  // Until it listens; a server that ends instead is waited for no longer.
  client.on("error", () => undefined);
  await Promise.race([
    client.connect(),
    ended.then(() => {
      throw new Error(`${server} ended at once`);
    }),
  ]);
  client.destroy();
  return {
    url,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
