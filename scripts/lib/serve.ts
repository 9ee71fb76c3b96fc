import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { CLOSING_MS } from "../../lib/limits";
import { type Build, useBuild } from "./build";
import { CommandError, followParent } from "./child";

/**
 * The process finishes what is under way and then its jobs; one that never ends must not keep the shop from closing.
 */
const CLOSING_PATIENCE_MS = 2 * CLOSING_MS + 2_000;

/**
 * How much memory JavaScript's own values may take; pages and scripts that are kept are no part of it. Without a limit
 * Node lets garbage lie until it has a share of the machine's memory (docs/speed.md).
 */
const HEAP_MB = 320;

/**
 * Each of the three parts in which new values are made, beside that memory. Node 20 takes as much by itself, Node 24
 * four times as much.
 */
const YOUNG_PART_MB = 16;

export interface Server {
  pid: number | undefined;
  /** Settles when the process has ended, by itself or stopped. */
  ended: Promise<{ code: number | null }>;
  stop(): Promise<void>;
}

interface ServerOptions {
  root: string;
  port: number;
  env: NodeJS.ProcessEnv;
}

/** The finished shop, served from a build. */
export function startShop({ root, build, env }: ServerOptions & { build: Build }): Server {
  const { args, env: own } = shopCommand(root, build);
  const server = follow(root, args, { ...env, ...own });
  if (server.pid) useBuild(root, build, server.pid);
  return server;
}

/** What Node is told to run for a process of a build, and what it needs beside the shop's environment. */
export const shopCommand = (root: string, { folder }: Build): { args: string[]; env: NodeJS.ProcessEnv } => ({
  args: [...heapLimit(process.env.NODE_OPTIONS), "--enable-source-maps", path.join(root, folder, "front.mjs")],
  env: { NODE_ENV: "production", BUILD_FOLDER: folder },
});

/** The owner's own wins, which Node takes only where the command line has none. */
export const heapLimit = (nodeOptions = ""): string[] =>
  [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_PART_MB}`].filter(
    (option) => !nodeOptions.includes(option.slice(0, option.indexOf("="))),
  );

/** The shop with live reload. */
export function startDevelopment({ root, port, env }: ServerOptions): Server {
  const next = path.join(root, "node_modules", "next", "dist", "bin", "next");
  const args = [followParent(root), next, "dev", "-p", String(port), "--webpack"];
  return follow(root, args, { ...env, NODE_ENV: "development" });
}

/** A child that ends when we do, by the channel between us. */
function follow(root: string, args: string[], env: NodeJS.ProcessEnv): Server {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.once("error", () => resolve({ code: null }));
    child.once("exit", (code) => resolve({ code }));
  });
  return { pid: child.pid, ended, stop: () => stop(child, ended) };
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
