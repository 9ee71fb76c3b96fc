import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ClusterLocation } from "./location";
import { stopServer } from "./postmaster";
import { isAlive } from "./processes";

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), `sezona-test-${process.pid}-`));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** A server that still gives its memory back when its pid file, by which `pg_ctl` knows it, is gone already. */
const SLOW_TO_END = `
  const { existsSync } = require("node:fs");
  const looking = setInterval(() => {
    if (existsSync(process.argv[1])) return;
    clearInterval(looking);
    setTimeout(() => undefined, 400);
  }, 5);
  process.stdout.write("ready");
`;

test("a stopped server's process is gone too, not only the file that names it", async () => {
  const pgCtl = path.join(base, "pg_ctl");
  writeFileSync(pgCtl, '#!/bin/sh\nrm "$6/postmaster.pid"\n', { mode: 0o755 });
  const pidFile = path.join(base, "postmaster.pid");
  writeFileSync(pidFile, "");
  const server = spawn(process.execPath, ["--eval", SLOW_TO_END, pidFile], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  writeFileSync(pidFile, [server.pid, base, 1, 5432, "", "127.0.0.1", "", "ready", ""].join("\n"));

  const binaries = { native: base, version: "", initdb: "", pgCtl };
  await stopServer({ base, dataDir: base, binaries } satisfies ClusterLocation);
  expect(isAlive(server.pid!)).toBe(false);
});
