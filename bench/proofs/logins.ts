import { setTimeout as pause } from "node:timers/promises";
import { createPool } from "@/server/db/client";
import { migrate } from "@/server/db/migrate";
import { prepareJobs } from "@/server/repositories/job-queue";
import { fillPlentifully } from "@/server/testing/plentiful-shop";
import { ensureBuild } from "../../scripts/lib/build";
import { closeOnSignal } from "../lib/close-on-signal";
import { openApp, openDatabase } from "../lib/killable";

/*
 * Tabs of one browser whose locks are not shared come to a login that has run out, through two processes of the shop,
 * of which one is killed meanwhile. Their renewals' answers arrive in whatever order. Nobody may be logged out.
 */

const TABS = 50;
const ROUNDS = Number(process.env.LOGINS_ROUNDS ?? 20);
/** So much may lie between the tabs' first questions, and between an answer and the browser that takes it. */
const SPREAD_MS = 1_500;
const ATTEMPTS = 200;
/** More than an access token lasts, in which nobody renews anything. */
const AWAY = "31 minutes";

/** The cookies of a browser: whichever answer comes last has set them. */
const jar = new Map<string, string>();
/** Every token that the browser ever had to renew its login by. */
const had: string[] = [];

const take = (response: Response): void => {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined || value === undefined) continue;
    if (name === "refresh_token" && value !== jar.get(name)) had.push(value);
    jar.set(name, value);
  }
};
const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
const anyOf = (ms: number): number => Math.random() * ms;

const figures = { rounds: ROUNDS, tabs: TABS, kills: 0, renewals: 0, repeated: 0, loggedOut: 0, families: 0 };

const database = await openDatabase();
closeOnSignal(() => database.end());
const pool = createPool(database.url, { max: 4 });
const apps: Awaited<ReturnType<typeof openApp>>[] = [];

/** Asks until somebody answers, the one process and then the other. */
async function ask(first: number, path: string, body?: object, cookie = cookies): Promise<Response> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const origin = apps[(first + attempt) % apps.length]?.origin() ?? "";
    try {
      const response = await fetch(`${origin}/api/${path}`, {
        method: body ? "POST" : "GET",
        // As a page of the shop sends it.
        headers: { "content-type": "application/json", origin, cookie: cookie() },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      await response.clone().text();
      if (response.status < 500) return response;
    } catch {
      // Killed in the midst of it, or not there yet.
    }
    figures.repeated += 1;
    await pause(50);
  }
  throw new Error(`${path} was never answered`);
}

/** What a tab does that finds the login over, without hearing of what other tabs do. */
async function openTab(index: number, onRenewed: () => void): Promise<void> {
  await pause(anyOf(SPREAD_MS));
  // Most have asked before any of them was answered.
  const isOver = (await ask(index, "user/me")).status === 401;
  if (isOver || index % 2 === 0) {
    await pause(anyOf(SPREAD_MS));
    const renewed = await ask(index, "user/refresh", {});
    figures.renewals += 1;
    onRenewed();
    await pause(anyOf(SPREAD_MS));
    if (renewed.status === 200) take(renewed);
    else figures.loggedOut += 1;
  }
  if ((await ask(index, "user/me")).status !== 200) figures.loggedOut += 1;
}

const count = async (): Promise<number> =>
  (await pool.query<{ families: number }>("SELECT count(*)::int AS families FROM customer_device")).rows[0]?.families ??
  -1;

/** As if time had passed: whatever the database knows of a login was so much earlier. */
async function goAway(): Promise<void> {
  await pool.query(`UPDATE access_token SET expires_at = expires_at - interval '${AWAY}'`);
  await pool.query(
    `UPDATE refresh_token
     SET expires_at = expires_at - interval '${AWAY}', replaced_at = replaced_at - interval '${AWAY}'`,
  );
}

let reuseEnds = false;
try {
  await migrate(database.url);
  await prepareJobs(pool);
  await fillPlentifully(pool, new Date("2027-02-01T10:00:00Z"));
  const build = await ensureBuild({ root: process.cwd(), env: process.env, beforeOutput: () => undefined });
  apps.push(await openApp(build, database), await openApp(build, database));
  const account = { email: "jana@example.com", firstname: "Jana", lastname: "Nová" };
  const password = "sjezd-po-sedmé";
  await ask(0, "user/create", { customer: account, password });
  const entered = await ask(0, "user/login", { username: account.email, password });
  take(entered);
  if (!jar.has("refresh_token")) throw new Error(`nobody could log in: ${entered.status} ${await entered.text()}`);
  for (let round = 0; round < ROUNDS; round += 1) {
    await goAway();
    let renewals = 0;
    let strike = (): void => undefined;
    const struck = new Promise<void>((resolve) => (strike = resolve));
    const kill = async (): Promise<void> => {
      await struck;
      await apps[round % apps.length]?.kill();
      figures.kills += 1;
    };
    const onRenewed = (): void => {
      renewals += 1;
      if (renewals === 5) strike();
    };
    await Promise.all([kill(), ...Array.from({ length: TABS }, (_, index) => openTab(index, onRenewed))]);
    figures.families = Math.max(figures.families, await count());
    process.stdout.write(`round ${round + 1} of ${ROUNDS}: ${JSON.stringify(figures)}\n`);
  }
  // And whoever took a token from the browser still ends its login.
  await goAway();
  const stolen = await ask(0, "user/refresh", {}, () => `refresh_token=${had[0]}`);
  reuseEnds = stolen.status === 401 && (await count()) === 0;
} finally {
  await Promise.allSettled(apps.map((app) => app.end()));
  await pool.end();
  await database.end();
}
process.stdout.write(`${JSON.stringify({ ...figures, tokens: had.length, reuseEnds })}\n`);
process.exitCode = figures.loggedOut === 0 && figures.families === 1 && reuseEnds ? 0 : 1;
