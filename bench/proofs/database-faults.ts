import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { importDemoShop, prepareQueues } from "../../scripts/lib/database";
import { ensureBuild } from "../../scripts/lib/build";
import { shopEnvironment } from "../../scripts/lib/run-file";
import { openBundledPostgres } from "@/server/db/bundled";
import { migrate, migrationsFolder } from "@/server/db/migrate";
import { openTcpProxy, type TcpProxy } from "@/test/tcp-proxy";
import { closeOnSignal } from "../lib/close-on-signal";
import { type App, startShop } from "../lib/processes";
import { openWorkspace } from "../lib/workspace";

/*
 * What visitors meet while PostgreSQL is away: pages that are kept answer as ever, everything else says so in words
 * within two seconds, and the first success comes within five seconds of its return.
 */

const FAULT_SECONDS = Number(process.env.FAULT_SECONDS ?? 60);
const MAX_REFUSAL_MS = 2_000;
const MAX_RETURN_MS = 5_000;
const KEPT = ["/", "/c/lyze", "/lyze"];
const ASKED = [
  "/c/lyze?sort=price:asc",
  "/search?q=lyze",
  "/checkout",
  "/c/kola",
  "/kola",
  "/api/catalog/product?size=1",
];
/** None of the above: a rendered page is kept for seconds, and would answer through the beginning of the next fault. */
const BACK = "/c/lyze?sort=price:desc";

interface Fault {
  name: string;
  begin: () => void | Promise<void>;
  end: () => void | Promise<void>;
}

interface Seen {
  asked: number;
  wrong: string[];
  slowestMs: number;
}

async function visit(app: App, address: string): Promise<{ status: number; text: string; ms: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${app.origin}${address}`, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
  return { status: response.status, text: await response.text(), ms: performance.now() - startedAt };
}

const isReadable = (address: string, text: string): boolean =>
  address.startsWith("/api/") ? text.includes('"unavailable"') : text.includes("<h1>") && !text.includes("<script");

/** Asks for everything once a second, all at once. */
async function during(app: App, seconds: number): Promise<Seen> {
  const seen: Seen = { asked: 0, wrong: [], slowestMs: 0 };
  const look = async (
    address: string,
    isRight: (answer: { status: number; text: string }) => boolean,
  ): Promise<void> => {
    const answer = await visit(app, address);
    seen.asked += 1;
    seen.slowestMs = Math.max(seen.slowestMs, answer.ms);
    if (!isRight(answer) || answer.ms > MAX_REFUSAL_MS)
      seen.wrong.push(`${address}: ${answer.status} after ${answer.ms.toFixed(0)} ms`);
  };
  for (let second = 0; second < seconds; second += 1) {
    await Promise.all([
      ...KEPT.map((address) => look(address, ({ status }) => status === 200)),
      ...ASKED.map((address) => look(address, ({ status, text }) => status === 503 && isReadable(address, text))),
      pause(1_000),
    ]);
  }
  return seen;
}

async function untilBack(app: App): Promise<number> {
  const startedAt = performance.now();
  while ((await visit(app, BACK)).status !== 200 && performance.now() - startedAt < 60_000) await pause(50);
  return performance.now() - startedAt;
}

async function prove(app: App, fault: Fault): Promise<boolean> {
  for (const address of [...KEPT, ...KEPT]) await visit(app, address);
  await fault.begin();
  const seen = await during(app, FAULT_SECONDS).finally(() => fault.end());
  const backMs = await untilBack(app);
  const holds = seen.wrong.length === 0 && backMs <= MAX_RETURN_MS;
  process.stdout.write(
    `${fault.name} for ${FAULT_SECONDS} s: ${seen.asked} asked, ${seen.wrong.length} wrong, slowest ` +
      `${seen.slowestMs.toFixed(0)} ms, back after ${backMs.toFixed(0)} ms\n`,
  );
  for (const line of seen.wrong.slice(0, 10)) process.stdout.write(`  ${line}\n`);
  return holds;
}

function processesOf(postmaster: number): number[] {
  const children = `/proc/${postmaster}/task/${postmaster}/children`;
  return [postmaster, ...(existsSync(children) ? readFileSync(children, "utf8").split(" ").filter(Boolean) : [])].map(
    Number,
  );
}

function faultsOf(postmaster: number, proxy: TcpProxy): Fault[] {
  const signal = (name: NodeJS.Signals) => (): void =>
    processesOf(postmaster).forEach((pid) => process.kill(pid, name));
  const all: Fault[] = [
    { name: "refusing", begin: () => proxy.refuse(), end: () => proxy.accept() },
    { name: "silent", begin: () => proxy.silence(), end: () => proxy.speak() },
  ];
  return existsSync(`/proc/${postmaster}/task`)
    ? [...all, { name: "frozen", begin: signal("SIGSTOP"), end: signal("SIGCONT") }]
    : all;
}

const root = process.cwd();
// Drawing the demo's pictures takes minutes: the shop of the benchmark keeps them between runs.
const { home } = openWorkspace(root);
process.env.SEZONA_DATA_DIR = home;
const postgres = await openBundledPostgres({ home, projectRoot: root });
const proxy = await openTcpProxy(postgres.url);
closeOnSignal(async () => {
  // It may be frozen just now.
  for (const pid of processesOf(postgres.pid)) process.kill(pid, "SIGCONT");
  await postgres.release();
});
try {
  const env = (port: number): NodeJS.ProcessEnv => ({
    ...shopEnvironment(home, { port, databaseUrl: proxy.url }),
    RATE_LIMIT_FACTOR: "0",
  });
  await migrate(postgres.url, migrationsFolder(root));
  await prepareQueues(postgres.url);
  await importDemoShop({ home, root, url: postgres.url, env: env(0), beforeOutput: () => undefined });
  const build = await ensureBuild({ root, env: env(0), beforeOutput: () => undefined });
  const app = await startShop(root, build, env);
  try {
    let holds = true;
    for (const fault of faultsOf(postgres.pid, proxy)) holds = (await prove(app, fault)) && holds;
    process.exitCode = holds ? 0 : 1;
  } finally {
    await app.stop();
  }
} finally {
  await proxy.close();
  await postgres.release();
}
