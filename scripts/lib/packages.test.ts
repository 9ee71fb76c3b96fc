import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";

import { installPackages, refuseBesideShop } from "./packages.mjs";

const NOBODY = 2_147_483_646;
let root: string;
const { SEZONA_DATA_DIR } = process.env;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sezona-packages-"));
  // The whole suite keeps its data elsewhere.
  delete process.env.SEZONA_DATA_DIR;
});
afterEach(() => {
  if (SEZONA_DATA_DIR !== undefined) process.env.SEZONA_DATA_DIR = SEZONA_DATA_DIR;
  rmSync(root, { recursive: true });
});

/** Says in the folder that a process is open, as the shop itself does. */
const said = {
  "the launcher": (pid: number): void => {
    mkdirSync(path.join(root, ".sezona"));
    writeFileSync(path.join(root, ".sezona", "run.json"), JSON.stringify({ pid }));
  },
  "one that serves from a build": (pid: number): void => {
    mkdirSync(path.join(root, ".builds", "1a2b"), { recursive: true });
    writeFileSync(path.join(root, ".builds", "1a2b", `used-by-${pid}`), "");
  },
};
const says = Object.entries(said);

describe("beside a shop that is open", () => {
  let shop: ChildProcessByStdio<null, Readable, null>;
  beforeEach(async () => {
    // Started is not yet open: until its own words run, the system may not know by what name it goes.
    const program = "process.stdout.write('open'); setInterval(() => undefined, 1000)";
    shop = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
    await once(shop.stdout, "data");
  });
  afterEach(async () => {
    shop.kill();
    await once(shop, "exit");
  });

  test.each(says)("packages are not taken away from under it: %s", async (_, say) => {
    say(shop.pid ?? 0);
    const install = installPackages(root, { breakLine: () => undefined, note: () => undefined });
    await expect(install).rejects.toThrow(/a shop of this folder is open.*Close it.*a folder of its own/su);
  });

  test("its data may lie elsewhere", () => {
    said["the launcher"](shop.pid ?? 0);
    expect(() => refuseBesideShop(root, { SEZONA_DATA_DIR: "elsewhere" })).not.toThrow();
    expect(() => refuseBesideShop(root, { SEZONA_DATA_DIR: path.join(root, ".sezona") })).toThrow(/is open/u);
  });
});

test.each(says.flatMap(([name, say]) => [NOBODY, process.pid].map((pid) => ({ name, say, pid }))))(
  "one that was killed keeps nobody from installing: $name, $pid",
  ({ say, pid }) => {
    say(pid);
    expect(() => refuseBesideShop(root, {})).not.toThrow();
  },
);

test("nor one whose number is another program's by now", async () => {
  if (!existsSync("/proc")) return;
  const other = spawn("sleep", ["60"]);
  await once(other, "spawn");
  said["the launcher"](other.pid ?? 0);
  expect(() => refuseBesideShop(root, {})).not.toThrow();
  other.kill();
  await once(other, "exit");
});

test("what was cut short while it was written keeps nobody either", () => {
  mkdirSync(path.join(root, ".sezona"));
  writeFileSync(path.join(root, ".sezona", "run.json"), '{ "pid": ');
  expect(() => refuseBesideShop(root, {})).not.toThrow();
});
