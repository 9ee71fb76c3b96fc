import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

export class CommandError extends Error {
  override readonly name = "CommandError";
}

const running = new Set<ChildProcess>();

/** Argument by which a child notices that its launcher was killed, and goes too. */
export const followParent = (root: string): string =>
  `--import=${pathToFileURL(path.join(root, "scripts", "lib", "follow-parent.mjs")).href}?launcher=${process.pid}`;

/** Runs a Node program that prints to our terminal and doesn't outlive us. */
export async function runNode(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  what: string,
): Promise<void> {
  const child = spawn(process.execPath, [followParent(root), ...args], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running.add(child);
  await finished(child, what).finally(() => running.delete(child));
}

/** Ends what is under way, such as a build or an import, and waits for it: it may be writing where we tidy up next. */
export async function endRunning(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const child of running) child.kill();
  await Promise.all(ended);
}

function finished(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) =>
      reject(new CommandError(`${what} could not be started: ${error.message}`, { cause: error })),
    );
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${what} failed (${signal ?? `exit code ${code}`}); its messages are above.`));
    });
  });
}

/** Arguments by which Node runs a TypeScript file; the condition makes the guard package "server-only" step aside. */
export function typeScriptArgs(root: string, file: string, args: readonly string[] = []): string[] {
  // By its full path, because a tool may be called from any folder.
  const loader = pathToFileURL(path.join(root, "node_modules", "tsx", "dist", "loader.mjs")).href;
  return ["--conditions=react-server", `--import=${loader}`, file, ...args];
}
