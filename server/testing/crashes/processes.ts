import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BundledPostgres, openBundledPostgres } from "@/server/db/bundled";
import { typeScriptArgs } from "@/scripts/lib/child";
import { openTcpProxy, type TcpProxy } from "@/test/tcp-proxy";

/** What is killed, and stands up again at the same address. */
export interface Killable {
  /** `kill -9`, and a new start. @returns milliseconds until it was there again */
  kill(): Promise<number>;
  end(): Promise<void>;
}

/** A PostgreSQL with its own data, which syncs what it commits as in production. */
export async function openDatabase(): Promise<Killable & { url: string }> {
  const home = mkdtempSync(path.join(tmpdir(), "sezona-crash-"));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
  const open = (): Promise<BundledPostgres> => openBundledPostgres({ home, durable: true });
  let postgres = await open();
  const proxy: TcpProxy = await openTcpProxy(postgres.url);
  return {
    url: proxy.url,
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

/** A process of the shop's API and jobs. */
export async function openApp(databaseUrl: string): Promise<Killable & { origin(): string }> {
  const root = process.cwd();
  const start = async (): Promise<{ child: ChildProcess; port: number }> => {
    const child = spawn(
      process.execPath,
      typeScriptArgs(root, path.join(root, "server", "testing", "crashes", "app-process.ts")),
      {
        cwd: root,
        env: { ...process.env, DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: "0", NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      },
    );
    const [port] = (await once(child, "message")) as [number];
    return { child, port };
  };
  const killed = async (child: ChildProcess): Promise<void> => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  let app = await start();
  return {
    origin: () => `http://127.0.0.1:${app.port}`,
    kill: async () => {
      const started = performance.now();
      await killed(app.child);
      app = await start();
      return performance.now() - started;
    },
    end: () => killed(app.child),
  };
}
