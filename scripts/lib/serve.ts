import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { CommandError } from "./child";

/** Next closes open requests first; one that never ends must not keep the shop from closing. */
const CLOSING_PATIENCE_MS = 8_000;

export interface Server {
  /** Settles when Next has ended, by itself or stopped. */
  ended: Promise<{ code: number | null }>;
  stop(): Promise<void>;
}

export function startNext(options: {
  mode: "start" | "dev";
  root: string;
  port: number;
  env: NodeJS.ProcessEnv;
}): Server {
  const next = path.join(options.root, "node_modules", "next", "dist", "bin", "next");
  const followParent = pathToFileURL(path.join(options.root, "scripts", "lib", "follow-parent.mjs")).href;
  const args = [`--import=${followParent}`, next, options.mode, "-p", String(options.port)];
  const child = spawn(process.execPath, options.mode === "dev" ? [...args, "--webpack"] : args, {
    cwd: options.root,
    env: { ...options.env, NODE_ENV: options.mode === "dev" ? "development" : "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.once("error", () => resolve({ code: null }));
    child.once("exit", (code) => resolve({ code }));
  });
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const patience = setTimeout(() => child.kill("SIGKILL"), CLOSING_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}

/** Waits for the first answer. In development that would compile the page, so there an open port is enough. */
export async function waitUntilOpen(server: Server, port: number, path: string): Promise<number> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  for (;;) {
    if (hasEnded) throw new CommandError("The shop ended before it was open; its messages are above.");
    const status = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
    if (status !== null) return status;
    await pause(100);
  }
}
