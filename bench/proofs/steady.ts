import path from "node:path";
import { Commands } from "../../scripts/lib/commands";
import { closeOnSignal } from "../lib/close-on-signal";

/*
 * The suite again and again beside a process that never rests: a test that needs a quiet machine, or wins its race most
 * of the time, fails sooner or later. A red run ends it: what would follow is no row any more.
 */

const RUNS = Number(process.env.STEADY_RUNS ?? 10);
const LIMIT_MINUTES = 90;

const commands = new Commands();
closeOnSignal(() => commands.stopAll());
// As a visitor of the repository would run it: no proof's length, and none of ours that are open beside it.
const env = { ...process.env, SEZONA_ENDURANCE: "" };
// It ends with us, however we end.
const busy = "const parent = process.ppid; while (process.ppid === parent);";
commands.start({ command: process.execPath, args: ["--eval", busy], env });

const minutes: string[] = [];
const failed: string[] = [];
while (minutes.length < RUNS && failed.length === 0) {
  const run = minutes.length + 1;
  const printed: string[] = [];
  const startedAt = performance.now();
  const isGreen = await commands.run({
    command: process.execPath,
    args: [path.join(process.cwd(), "scripts", "test.mjs")],
    env,
    limitMinutes: LIMIT_MINUTES,
    print: (text) => printed.push(text),
  });
  minutes.push(((performance.now() - startedAt) / 60_000).toFixed(1));
  const lines = printed.join("").trimEnd().split("\n");
  if (!isGreen) failed.push(...lines);
  process.stdout.write(`Run ${run}: ${lines.at(-1)}, ${minutes.at(-1)} minutes\n`);
}
await commands.stopAll();
if (failed.length > 0) process.stdout.write(`\n${failed.join("\n")}\n`);
process.stdout.write(`${JSON.stringify({ runs: minutes.length, failed: failed.length > 0 ? 1 : 0, minutes })}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
