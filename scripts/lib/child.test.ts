import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";

import { endRunning, followParent, runNode } from "./child";

const root = process.cwd();
const forEver = "setInterval(() => undefined, 1000)";
let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "sezona-child-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("what is under way has ended when the launcher has closed", async () => {
  const work = runNode(root, ["-e", forEver], process.env, "The import");
  const refused = expect(work).rejects.toThrow("The import failed (SIGTERM)");
  await endRunning();
  await refused;
});

test("what is done ends by itself", async () => {
  await expect(runNode(root, ["-e", ""], process.env, "The import")).resolves.toBeUndefined();
});

test("a child's own workers live on", async () => {
  const child = path.join(folder, "child.mjs");
  writeFileSync(
    child,
    `import { fork, spawn } from "node:child_process";
    if (process.argv[2] === "worker") {
      process.on("message", (words) => process.send(words + " done"));
      process.send("ready");
    } else {
      const worker = fork(process.argv[1], ["worker"]);
      // Another program's run is time enough for a worker to end that nothing keeps.
      const ask = () => spawn(process.execPath, ["-e", ""]).once("exit", () => worker.connected && worker.send("page"));
      worker.on("message", (answer) => (answer === "ready" ? ask() : process.exit(answer === "page done" ? 0 : 2)));
      worker.once("exit", () => process.exit(3));
    }`,
  );
  await expect(runNode(root, [child], process.env, "The build")).resolves.toBeUndefined();
});

test("a launcher that is killed takes its child along", async () => {
  const parent = path.join(folder, "parent.mjs");
  writeFileSync(
    parent,
    `import { spawn } from "node:child_process";
    const args = [${JSON.stringify(followParent(root))}, "-e", "console.log(1); ${forEver}"];
    spawn(process.execPath, args, { stdio: ["ignore", "inherit", "ignore", "ipc"] });`,
  );
  const launcher = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "ignore"] });
  await once(launcher.stdout, "data");
  launcher.kill("SIGKILL");
  // Both hold the pipe's other end: it closes when the last of them is gone.
  await expect(once(launcher.stdout, "close")).resolves.toBeDefined();
});
