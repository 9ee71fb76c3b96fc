import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Build } from "../../scripts/lib/build";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { type BundledPostgres, openBundledPostgres } from "@/server/db/bundled";
import { openTcpProxy } from "@/test/tcp-proxy";
import { startShop } from "./processes";

/** What is killed, and stands up again. */
export interface Killable {
  /** `kill -9`, and a new start. @returns milliseconds until it was there again */
  kill(): Promise<number>;
  end(): Promise<void>;
}

/** A PostgreSQL with its own data in a folder of its own, which syncs what it commits as in production. */
export async function openDatabase(): Promise<Killable & { url: string; home: string }> {
  const home = mkdtempSync(path.join(tmpdir(), "sezona-crash-"));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
  const open = (): Promise<BundledPostgres> => openBundledPostgres({ home, durable: true });
  let postgres = await open();
  const proxy = await openTcpProxy(postgres.url);
  return {
    url: proxy.url,
    home,
    kill: async () => {
      const started = performance.now();
      process.kill(postgres.pid, "SIGKILL");
      postgres = await open();
      proxy.lead(postgres.url);
      return performance.now() - started;
    },
    end: async () => {
      await proxy.close();
      await postgres.destroy();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A process of the built shop, as the launcher starts it. */
export async function openApp(
  build: Build,
  database: { url: string; home: string },
): Promise<Killable & { origin(): string }> {
  const start = () =>
    startShop(process.cwd(), build, (port) => ({
      ...shopEnvironment(database.home, { port, databaseUrl: database.url }),
      RATE_LIMIT_FACTOR: "0",
    }));
  let app = await start();
  return {
    origin: () => app.origin,
    kill: async () => {
      const started = performance.now();
      await app.kill();
      app = await start();
      return performance.now() - started;
    },
    end: () => app.stop(),
  };
}
