import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a Node program that prints to our terminal. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv, what: string): Promise<void> {
  return finished(spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit"] }), what);
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
