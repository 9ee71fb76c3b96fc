import { type ChildProcess, spawn } from "node:child_process";

export interface Command {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  limitMinutes: number;
  /** Where it works; where we do by default. */
  cwd?: string;
  /** Takes what the command prints, where two that run side by side would print into each other's lines. */
  print?: (text: string) => void;
}

/** Children of this process, each with its own children in a process group, so that none outlives the suite. */
export class Commands {
  private readonly running = new Set<ChildProcess>();

  /** Runs to the end, printing to our terminal. @returns whether it succeeded within its time. */
  run(options: Command): Promise<boolean> {
    const child = this.start(options);
    const say = options.print ?? ((text: string) => process.stderr.write(text));
    const limit = setTimeout(() => {
      say(`Stopped after ${options.limitMinutes} minutes: ${options.command} ${options.args.join(" ")}\n`);
      kill(child, "SIGKILL");
    }, options.limitMinutes * 60_000);
    return new Promise((resolve) => {
      const end = (isSuccess: boolean): void => {
        clearTimeout(limit);
        resolve(isSuccess);
      };
      child.once("error", (error) => {
        say(`${options.command} could not be started: ${error.message}\n`);
        end(false);
      });
      // Closed, not only ended: by then everything that it printed has arrived.
      child.once("close", (code) => end(code === 0));
    });
  }

  start({ command, args, env, print, cwd }: Omit<Command, "limitMinutes">): ChildProcess {
    const child = spawn(command, args, {
      env,
      cwd,
      stdio: print ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
      shell: process.platform === "win32" && command === "npx",
    });
    if (print) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
    this.running.add(child);
    child.once("exit", () => this.running.delete(child));
    return child;
  }

  /** Asks one child to end and waits for it. */
  async stop(child: ChildProcess): Promise<void> {
    if (!this.running.has(child)) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const patience = setTimeout(() => kill(child, "SIGKILL"), 20_000);
    await ended;
    clearTimeout(patience);
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running].map((child) => this.stop(child)));
  }
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
