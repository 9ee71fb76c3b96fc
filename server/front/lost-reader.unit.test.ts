import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/* A process that speaks into a pipe whose other end has gone, and tells of every error, as the framework does. */
const speaking = (outlives: boolean): string => `
  const { outliveReader } = await import(${JSON.stringify(path.resolve("server/front/lost-reader.ts"))});
  if (${outlives}) outliveReader(process.stderr);
  let errors = 0;
  process.on("uncaughtException", () => {
    errors += 1;
    if (errors < 50) return void process.stderr.write("it broke\\n");
    process.stdout.write("without an end");
    process.exit();
  });
  // What a write failed of is told after it has been called back.
  const end = () => errors === 0 && process.stdout.write("errors: 0", () => process.exit());
  process.stdin.once("data", () => process.stderr.write("somebody has asked\\n", () => setImmediate(end)));
  process.stdout.write("ready ");
`;

async function said(outlives: boolean): Promise<string> {
  const loader = path.resolve("node_modules/tsx/dist/loader.mjs");
  const child = spawn(process.execPath, [`--import=${loader}`, "--input-type=module", "-e", speaking(outlives)]);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(child.stdout, "data");
  child.stderr.destroy();
  child.stdin.write("go");
  await once(child, "close");
  return text;
}

test("a process whose log nobody reads any more goes on, and does not tell itself of that without an end", async () => {
  expect(await said(false)).toBe("ready without an end");
  expect(await said(true)).toBe("ready errors: 0");
});
