import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { gatewayEnv } from "../../lib/env";
import { readRunFile, readSecrets, removeRunFile, shopEnvironment, writeRunFile } from "./run-file";

const NOBODY = 2_147_483_646;
const run = { pid: process.pid, port: 3000, mode: "start", databaseUrl: "postgresql://127.0.0.1/sezona" } as const;
let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "sezona-home-"));
});

afterEach(() => rmSync(home, { recursive: true }));

test("a shop that runs is found, one that was killed is not", () => {
  expect(readRunFile(home)).toBeNull();
  writeRunFile(home, run);
  expect(readRunFile(home)).toEqual(run);
  writeRunFile(home, { ...run, pid: NOBODY });
  expect(readRunFile(home)).toBeNull();
});

test("a closing shop leaves the file of the one that opened after it", () => {
  writeRunFile(home, run);
  removeRunFile(home, NOBODY);
  expect(readRunFile(home)).toEqual(run);
  removeRunFile(home, process.pid);
  expect(readRunFile(home)).toBeNull();
});

test("nobody else on the machine reads the database password or the secrets, even if the file was open before", () => {
  writeFileSync(path.join(home, "run.json"), "{}", { mode: 0o644 });
  writeRunFile(home, run);
  readSecrets(home);
  expect(statSync(path.join(home, "run.json")).mode & 0o077).toBe(0);
  expect(statSync(path.join(home, "secrets.json")).mode & 0o077).toBe(0);
});

test("secrets are made once and differ between installations", () => {
  const secrets = readSecrets(home);
  expect(readSecrets(home)).toEqual(secrets);
  expect(readSecrets(path.join(home, "other"))).not.toEqual(secrets);
});

test.each<[string | undefined, Record<string, string>]>([
  ["1", {}],
  ["1", { PAYMENT_SANDBOX: "", SITE_URL: "", TRUSTED_PROXIES: "" }],
  ["0", { PAYMENT_SANDBOX: "0" }],
  [undefined, { SITE_URL: "https://shop.example" }],
  [undefined, { TRUSTED_PROXIES: "1" }],
  ["1", { PAYMENT_SANDBOX: "1", SITE_URL: "https://shop.example" }],
])("the trial gateway is opened (%s) for a shop of which the environment says %j", (sandbox, env) => {
  const replaced = jest.replaceProperty(process, "env", { NODE_ENV: "test", ...env });
  const made = shopEnvironment(home, { port: 3000, databaseUrl: null });
  expect(made.PAYMENT_SANDBOX).toBe(sandbox);
  expect(gatewayEnv({ ...made, NODE_ENV: "production" }).sandbox).toBe(sandbox === "1");
  replaced.restore();
});

test("damaged secrets are an error that says what to do, not new secrets", () => {
  writeFileSync(path.join(home, "secrets.json"), "{");
  expect(() => readSecrets(home)).toThrow(/damaged. Remove it/);
});
