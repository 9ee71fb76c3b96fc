import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import sharp from "sharp";
import { openBundledPostgres } from "../../../server/db/bundled";
import { freePort } from "../../../server/db/postgres/free-port";
import { Commands } from "../../../scripts/lib/commands";
import { readRunFile } from "../../../scripts/lib/run-file";
import { ICON, LOGO, writeTable } from "./table";

/*
 * "Půjčovna U Potoka": what an owner does by the README, in a copy of the sources. Name, logo and colours in
 * `shop.config.ts`; an empty start; one spreadsheet; a renter in a browser; a back-up; a restore beside it, in which
 * the order is found.
 */

const OPENING_MINUTES = 25;
const root = process.cwd();
const OWN_TESTS = path.join(root, "bench/proofs/own-shop/playwright.config.ts");
/** Beside the project: the packages are linked, not copied. */
mkdirSync(path.join(root, ".sezona"), { recursive: true });
const copy = mkdtempSync(path.join(root, ".sezona", "own-shop-"));
const data = mkdtempSync(path.join(tmpdir(), "sezona-own-shop-"));
// As root, PostgreSQL runs as another user, who must be able to pass.
chmodSync(data, 0o755);
const commands = new Commands();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void commands.stopAll().then(() => process.exit(130)));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const launcher = path.join(copy, "scripts", "start.mjs");
const envOf = (home: string, port?: number): NodeJS.ProcessEnv => ({
  ...process.env,
  // That of this project would have the copy's programs read this project's configuration.
  TSX_TSCONFIG_PATH: undefined,
  ...{ DATABASE_URL: "", SEZONA_DATA_DIR: home, SHOP_URL: port ? `http://localhost:${port}` : "" },
  ...(port ? { PORT: String(port) } : {}),
});

function copySources(): void {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of files.toString().split("\0"))
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  execFileSync("cp", ["-al", path.join(root, "node_modules"), path.join(copy, "node_modules")]);
}

const TYPEFACE =
  '{ files: [{ url: "/look/own.woff2", weight: "400 700" }], fallback: "Georgia, serif", licence: "OFL 1.1" }';

const ICON_SIZES = [192, 512];

/** The page that an owner fills in. */
async function fillIn(): Promise<void> {
  const file = path.join(copy, "shop.config.ts");
  let text = readFileSync(file, "utf8");
  const change = (from: string | RegExp, to: string): void => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`shop.config.ts has no ${String(from)}`);
    text = changed;
  };
  change('name: "Sezóna"', 'name: "Půjčovna U Potoka"');
  change("logo: null", 'logo: { url: "/look/logo.svg", width: 220, height: 40 }');
  change("trailMarkers: true", "trailMarkers: false");
  change("type: { text: null, heading: null }", `type: { text: ${TYPEFACE}, heading: ${TYPEFACE} }`);
  change('"/icon.svg"', '"/look/icon.svg"');
  for (const size of ICON_SIZES) change(`"/icon-${size}.png"`, `"/look/icon-${size}.png"`);
  change(
    "colours: { light: {}, dark: {} }",
    'colours: { light: { brand: "#14294d", "brand-mid": "#1c3a6b", "brand-high": "#29508c" }, dark: {} }',
  );
  change("multistore: true", "multistore: false");
  change(/ {4}\{ storeCode: "(?:skibike|outdoor-sever)".*\n/gu, "");
  change(/ {4}\{ storeCode: "outdoor-jih".*\n/u, "");
  writeFileSync(file, text);
  mkdirSync(path.join(copy, "public", "look"), { recursive: true });
  const own = (name: string): string => path.join(copy, "public", "look", name);
  writeFileSync(own("logo.svg"), LOGO);
  writeFileSync(own("icon.svg"), ICON);
  for (const size of ICON_SIZES)
    await sharp(Buffer.from(ICON))
      .resize(size, size)
      .png()
      .toFile(own(`icon-${size}.png`));
  cpSync(path.join(root, "public", "fonts", "archivo-text-latin.woff2"), own("own.woff2"));
}

async function run(file: string, args: string[], env: NodeJS.ProcessEnv, what: string): Promise<void> {
  const isDone = await commands.run({ command: process.execPath, args: [file, ...args], env, limitMinutes: 15 });
  if (!isDone) throw new Error(`${what} failed`);
}
const tool = (name: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> =>
  run(path.join(copy, "scripts", "run-ts.mjs"), [path.join(copy, "server", "cli", `${name}.ts`), ...args], env, name);

async function open(home: string, ...args: string[]) {
  const port = await freePort();
  const env = envOf(home, port);
  const shop = commands.start({ command: process.execPath, args: [launcher, ...args], env });
  const giveUpAt = performance.now() + OPENING_MINUTES * 60_000;
  while (readRunFile(home)?.port !== port) {
    if (shop.exitCode !== null || performance.now() > giveUpAt) throw new Error("the shop did not open");
    await pause(200);
  }
  return { env, origin: `http://127.0.0.1:${port}`, close: () => commands.stop(shop) };
}

async function newestOrder(home: string): Promise<{ id: string; number: string }> {
  const client = new Client({ connectionString: readRunFile(home)?.databaseUrl ?? "" });
  await client.connect();
  const { rows } = await client
    .query<{ id: string; number: string }>("SELECT id, increment_id AS number FROM rental_order")
    .finally(() => client.end());
  const [order] = rows;
  if (!order || rows.length > 1) throw new Error(`there are ${rows.length} orders and not one`);
  return order;
}

async function prove(): Promise<void> {
  copySources();
  await fillIn();
  const table = path.join(data, "cenik.xlsx");
  await writeTable(table);
  const [first, second, backup] = ["first", "second", "backup"].map((name) => path.join(data, name)) as [
    string,
    string,
    string,
  ];
  const shop = await open(first, "--empty");
  const empty = await (await fetch(shop.origin)).text();
  if (!empty.includes("catalogue:import")) throw new Error("the empty shop does not say what to do next");
  await tool("catalogue-import", [table], shop.env);
  const playwright = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const spec = ["test", "e2e/own-shop.spec.ts", "--workers=1", `--config=${OWN_TESTS}`];
  await run(playwright, spec, shop.env, "the rent in a browser");
  const order = await newestOrder(first);
  say(`rented: order ${order.number}`);
  await tool("backup", [backup], shop.env);
  await shop.close();

  await tool("restore", [backup], envOf(second));
  const again = await open(second);
  const answer = await fetch(`${again.origin}/api/order?id=${order.id}`);
  const { result } = (await answer.json()) as { result: { increment_id?: string } };
  await again.close();
  if (result.increment_id !== order.number) throw new Error(`the restored shop does not know order ${order.number}`);
  say(`found again in the restored shop: order ${order.number}`);
}

try {
  await prove();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await commands.stopAll();
  for (const home of ["first", "second"].map((name) => path.join(data, name)))
    if (existsSync(path.join(home, "postgres", "postmaster.pid")))
      await (await openBundledPostgres({ home })).destroy();
  for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
}
