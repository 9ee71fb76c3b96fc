import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Build } from "../../scripts/lib/build";
import { freePort } from "../../server/db/postgres/free-port";
import { shopCommand } from "../../scripts/lib/serve";

/** A server that this run started, and stops by its process id. */
export interface App {
  origin: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
// Whatever ends this run, nothing that it started stays behind.
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A child that does not outlive this run. */
export function startChild(...args: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(...args);
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

const PATIENCE_MS = 60_000;
const CLOSING_PATIENCE_MS = 18_000;

/** Starts `next start` on a built folder and waits for an answer: how the floor is served. */
export async function startNext(folder: string, env: (port: number) => NodeJS.ProcessEnv, probe = "/"): Promise<App> {
  const port = await freePort();
  const next = path.join(folder, "node_modules", "next", "dist", "bin", "next");
  return startServer(process.execPath, [next, "start", "-p", String(port)], {
    cwd: folder,
    env: { ...env(port), NODE_ENV: "production" },
    port,
    probe,
  });
}

/** Starts a process of the shop from its build, as the launcher does. */
export async function startShop(root: string, build: Build, env: (port: number) => NodeJS.ProcessEnv): Promise<App> {
  const port = await freePort();
  const { args, env: own } = shopCommand(root, build);
  return startServer(process.execPath, args, {
    cwd: root,
    env: { ...env(port), ...own },
    port,
    probe: "/api/health/ready",
  });
}

export async function startServer(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; port: number; probe: string },
): Promise<App> {
  const child = startChild(command, args, { cwd: options.cwd, env: options.env, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints = `${complaints}${chunk.toString()}`.slice(-4_000)));
  const origin = `http://127.0.0.1:${options.port}`;
  try {
    await waitForAnswer(child, `${origin}${options.probe}`);
  } catch (error) {
    await stopChild(child);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${command} ${args.join(" ")} did not open: ${why}\n${complaints}`, { cause: error });
  }
  return {
    origin,
    port: options.port,
    pid: child.pid ?? 0,
    stop: () => stopChild(child),
    kill: () => stopChild(child, "SIGKILL"),
  };
}

async function waitForAnswer(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const isOpen = await fetch(url, { redirect: "manual" }).then(
      async (response) => (await response.arrayBuffer(), true),
      () => false,
    );
    if (isOpen) return;
    await pause(100);
  }
  throw new Error("no answer in a minute");
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const patience = setTimeout(() => child.kill("SIGKILL"), CLOSING_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}

/** Ticks of the processor's clock in a second, as Linux counts for processes. */
const TICKS = 100;

/** Milliseconds of processor time that a process and its children have used so far, by Linux' own count; else null. */
export function cpuOf(pid: number): number | null {
  try {
    // The name, in brackets, may hold blanks; behind it the times in user and kernel mode are the 12th and 13th.
    const [user, kernel] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").slice(11, 13) ?? [];
    const own = ((Number(user) + Number(kernel)) / TICKS) * 1000;
    return own + childrenOf(pid).reduce((sum, child) => sum + (cpuOf(child) ?? 0), 0);
  } catch {
    return null;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** Megabytes of memory that a process and its children hold, by Linux' own count; null elsewhere. */
export function memoryOf(pid: number): number | null {
  try {
    const own = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(own) / 1024 + childrenOf(pid).reduce((sum, child) => sum + (memoryOf(child) ?? 0), 0);
  } catch {
    return null;
  }
}
