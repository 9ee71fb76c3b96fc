import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { Client } from "pg";

import { type BundledPostgres, openBundledPostgres } from "@/server/db/bundled";
import { isAlive } from "@/server/db/postgres/processes";

let home: string;
const opened: BundledPostgres[] = [];

beforeEach(() => {
  // The name is one that the next test run sweeps, should this one be killed.
  home = mkdtempSync(path.join(tmpdir(), `sezona-test-${process.pid}-`));
  // As root, PostgreSQL runs as another user, who must be able to pass.
  chmodSync(home, 0o755);
});

afterEach(async () => {
  for (const postgres of opened.splice(0)) await postgres.destroy();
  rmSync(home, { recursive: true, force: true });
});

async function open(): Promise<BundledPostgres> {
  const postgres = await openBundledPostgres({ home, durable: false });
  opened.push(postgres);
  return postgres;
}

async function ask<T>(url: string, sql: string): Promise<T | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

function died(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => (isAlive(pid) ? void setTimeout(look, 10) : resolve());
    look();
  });
}

test("a fresh server speaks UTF-8, sorts Czech, has the extensions and listens on this machine only", async () => {
  const { url, started } = await open();

  expect(started).toBe(true);
  expect(await ask(url, "SELECT current_setting('server_encoding') AS answer")).toBe("UTF8");
  expect(await ask(url, "SELECT current_setting('listen_addresses') AS answer")).toBe("127.0.0.1");
  expect(
    await ask(
      url,
      `SELECT array_agg(w ORDER BY w COLLATE "cs-x-icu") AS answer FROM unnest('{cyklo,chata,hora,čepice}'::text[]) w`,
    ),
  ).toEqual(["cyklo", "čepice", "hora", "chata"]);
  expect(
    await ask(
      url,
      "SELECT count(*)::int AS answer FROM pg_available_extensions WHERE name IN ('btree_gist', 'pg_trgm', 'unaccent')",
    ),
  ).toBe(3);
});

test("the password is random and nobody else on the machine can read it", async () => {
  const { dataDir, url } = await open();
  const file = path.join(dataDir, "sezona.password");

  expect(statSync(file).mode & 0o077).toBe(0);
  expect(url).toContain(readFileSync(file, "utf8"));
  await expect(ask(url.replace(/:[^:@]+@/, ":guess@"), "SELECT 1 AS answer")).rejects.toThrow(
    /password authentication failed/,
  );
});

test("starters at the same moment share one server, and the last one to leave stops it", async () => {
  const [first, second, third] = await Promise.all([open(), open(), open()]);

  expect(new Set([first.pid, second.pid, third.pid]).size).toBe(1);
  expect([first, second, third].filter(({ started }) => started)).toHaveLength(1);

  await first.release();
  await second.release();
  expect(await ask(third.url, "SELECT 1 AS answer")).toBe(1);

  await third.release();
  expect(isAlive(third.pid)).toBe(false);
});

test("a server left running by a killed shop is joined, and what it holds is still there", async () => {
  const first = await open();
  await ask(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");

  // The user file of a process that was killed names a process that is gone.
  const users = path.join(home, "postgres-users");
  const [mine] = readdirSync(users);
  rmSync(path.join(users, mine!));
  writeFileSync(path.join(users, "2147483646-dead"), "");

  const second = await open();
  expect(second.started).toBe(false);
  expect(second.pid).toBe(first.pid);
  expect(await ask(second.url, "SELECT answer FROM kept")).toBe(42);

  await second.release();
  expect(isAlive(first.pid)).toBe(false);
});

test("after kill -9 of PostgreSQL itself the next start recovers what was committed", async () => {
  const first = await openBundledPostgres({ home });
  await ask(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");
  process.kill(first.pid, "SIGKILL");
  await died(first.pid);
  expect(existsSync(path.join(first.dataDir, "postmaster.pid"))).toBe(true);

  const second = await open();
  expect(second.started).toBe(true);
  expect(await ask(second.url, "SELECT answer FROM kept")).toBe(42);
});

test("a pid file that names another process is not believed, though its command speaks of postgres", async () => {
  const first = await open();
  const pidFile = path.join(first.dataDir, "postmaster.pid");
  const text = readFileSync(pidFile, "utf8");
  await first.release();
  const somebody = spawn("sh", ["-c", "echo; read word; exit", "/srv/postgres/shop"]);
  try {
    await once(somebody.stdout, "data");
    writeFileSync(pidFile, text.replace(String(first.pid), String(somebody.pid)));
    expect((await open()).started).toBe(true);
  } finally {
    somebody.kill("SIGKILL");
  }
});

test("a server that dies while it is waited for, and whose id nobody collects, does not hold up the next", async () => {
  const first = await open();
  await first.release();
  const pidFile = path.join(first.dataDir, "postmaster.pid");
  // A shell that replaces itself never learns of its child's end: the id stays taken, by the same user as the server's.
  const { uid, gid } = statSync(first.dataDir);
  const script = `exec 3<&0; sh -c 'read word; : postgres ${first.dataDir}' <&3 & echo $!; exec sleep 60`;
  const parent = spawn("sh", ["-c", script], { cwd: "/", uid, gid });
  const dying = createServer((socket) => {
    parent.stdin.end("end\n");
    socket.destroy();
  }).listen(0, "127.0.0.1");
  try {
    const [pid] = (await once(parent.stdout, "data")) as [Buffer];
    const { port } = dying.address() as AddressInfo;
    const lines = [pid.toString().trim(), first.dataDir, 1, port, "", "127.0.0.1", "", "ready", ""];
    writeFileSync(pidFile, lines.join("\n"));
    expect((await open()).started).toBe(true);
  } finally {
    dying.close();
    parent.kill("SIGKILL");
  }
});

test("a lock left by a starter that died does not hold up the next", async () => {
  writeFileSync(path.join(home, "postgres.lock"), "2147483646");

  expect((await open()).started).toBe(true);
  expect(existsSync(path.join(home, "postgres.lock"))).toBe(false);
});

test("a creation that was cut short is begun anew", async () => {
  const first = await open();
  await first.destroy();
  rmSync(path.join(home, "postgres.unfinished"), { recursive: true, force: true });
  writeFileSync(path.join(home, "postgres.unfinished"), "half a cluster");

  expect((await open()).started).toBe(true);
});

test("data of another PostgreSQL version is refused in plain words", async () => {
  const first = await open();
  await first.release();
  writeFileSync(path.join(first.dataDir, "PG_VERSION"), "16\n");

  await expect(openBundledPostgres({ home })).rejects.toThrow(/written by PostgreSQL 16, the bundled one is 18/);
});
