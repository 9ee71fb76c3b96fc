import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** True while a process of that id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !isZombie(pid);
}

/** In a container whose first process does not collect its children, a dead server keeps its id for ever. */
function isZombie(pid: number): boolean {
  try {
    // The state follows the command, which is in brackets and may itself contain any character.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** The command line of a process, or null where the system has no way to ask. */
export async function commandOf(pid: number): Promise<string | null> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ").trim();
  } catch {
    // No /proc on macOS and Windows.
  }
  try {
    return (await run("ps", ["-o", "command=", "-p", String(pid)])).stdout.trim();
  } catch {
    return null;
  }
}
