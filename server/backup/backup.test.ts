import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Transform } from "node:stream";
import { folderStorage } from "@/server/images/storage";
import { storeMaster } from "@/server/images/store";
import { createPool } from "@/server/db/client";
import { migrationsFolder } from "@/server/db/migrate";
import { enqueue, prepareJobs } from "@/server/repositories/job-queue";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, orderOf } from "@/server/testing/shopper";
import { createEmptyDatabase, type TestDatabase } from "@/test/database";
import { openTcpProxy } from "@/test/tcp-proxy";
import { backUp, type BackedUp, restore } from "./backup";
import { dumpDatabase } from "./dump";
import { type DumpedTable, fileOf, MANIFEST, readManifest } from "./manifest";
import { DEMO_UNFINISHED, refuseUnfinished, UNFINISHED } from "./unfinished";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const NOTE = "Těžítko\t\\N „uvozovky“\nna dva řádky";
const now = new Date("2027-02-01T12:00:00Z");

let scratch: string;
let shop: TestShop;
let here: BackedUp;
let orderId: string;
let image: string;
let first: Awaited<ReturnType<typeof save>>;
let second: Awaited<ReturnType<typeof elsewhere>>;
const empties: TestDatabase[] = [];

const urlOf = (pool: { options: { connectionString?: string } }): string => pool.options.connectionString ?? "";

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), "sezona-backup-"));
  shop = await openTestShop();
  await prepareJobs(shop.pool);
  here = {
    url: urlOf(shop.pool),
    storage: folderStorage(path.join(scratch, "media")),
    home: path.join(scratch, "home"),
  };
  await mkdir(here.home);
  await writeFile(path.join(here.home, "secrets.json"), '{"internalSecret":"of-the-first"}');
  ({ image } = await storeMaster(PICTURE, here.storage));
  const rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
  const placed = valueOf(await shop.port.placeOrder(orderOf([rent], { user_note: NOTE }), shop.context()));
  orderId = placed.order_id;
  await enqueue(shop.pool, "reset-password", { email: "jana@example.com", occasion: "later" });
  first = await save("whole");
  second = await elsewhere("second");
  await bringIn(second, first.folder);
});
afterAll(async () => {
  await Promise.all(empties.map((database) => database.drop()));
  await shop.close();
  await rm(scratch, { recursive: true });
});

/** Another machine: nothing is there yet. */
async function elsewhere(name: string): Promise<BackedUp & { database: TestDatabase }> {
  const database = await createEmptyDatabase();
  empties.push(database);
  const home = path.join(scratch, name);
  await mkdir(home);
  return { database, url: database.url, storage: folderStorage(path.join(home, "media")), home };
}
const bringIn = (there: BackedUp, folder: string, mayReplace = false) =>
  restore(there, folder, {
    migrationsFolder: migrationsFolder(),
    mayReplace,
    prepareQueues: () => prepareQueues(there.url),
  });
async function prepareQueues(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, patience: "tool" });
  await prepareJobs(pool).finally(() => pool.end());
}
const save = (name: string, from = here) =>
  backUp(from, path.join(scratch, name), { now, say: () => undefined }).then((manifest) => ({
    manifest,
    folder: path.join(scratch, name),
  }));
const content = (tables: readonly DumpedTable[]) => tables.map(({ name, rows, sha256 }) => [name, rows, sha256]);

test("what is restored is what was backed up, row by row, with pictures, secrets and open tasks", async () => {
  const { manifest } = first;
  const there = second;
  const again = await dumpDatabase(there.url, path.join(scratch, "again"));
  expect(content(again.tables)).toEqual(content(manifest.tables));
  expect(again.sequences).toEqual(manifest.sequences);
  expect(again.migrations).toEqual(manifest.migrations);
  expect(manifest.tables.find(({ name }) => name === "job")?.rows).toBeGreaterThan(0);

  const { rows } = await there.database.pool.query<{ note: string }>(
    "SELECT user_note AS note FROM rental_order WHERE id = $1",
    [orderId],
  );
  expect(rows).toEqual([{ note: NOTE }]);
  expect(await counterErrors({ pool: there.database.pool } as TestShop)).toEqual([]);
  expect(await there.storage.read(`masters/${image}`)).toEqual(PICTURE);
  expect(await readFile(path.join(there.home, "secrets.json"), "utf8")).toContain("of-the-first");
});

test("rows are counted as they come: PostgreSQL's own number follows them later", async () => {
  const copyDone = Buffer.from("c\0\0\0\u0004", "latin1");
  const late = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const end = chunk.indexOf(copyDone) + copyDone.length;
        if (end < copyDone.length) return done(null, chunk);
        this.push(chunk.subarray(0, end));
        setTimeout(() => done(null, chunk.subarray(end)), 20);
      },
    });
  const proxy = await openTcpProxy(here.url, late);
  const { manifest } = await save("late", { ...here, url: proxy.url }).finally(() => proxy.close());
  expect(content(manifest.tables)).toEqual(content(first.manifest.tables));
});

test("ties, triggers and counters of a restored database hold", async () => {
  const there = second;
  const describe = async (url: string) => {
    const pool = createPool(url, { max: 1, patience: "tool" });
    const { rows } = await pool.query(`
      SELECT conrelid::regclass::text AS table, conname::text, pg_get_constraintdef(oid) AS text, convalidated AS holds
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid), tgenabled = 'O'
      FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`);
    await pool.end();
    return rows;
  };
  expect(await describe(there.url)).toEqual(await describe(here.url));
  await expect(there.database.pool.query("UPDATE stock_day SET booked = units + 1")).rejects.toThrow(
    /never_overbooked/u,
  );
});

test("rents that come while it is written are in it whole or not at all", async () => {
  const folder = path.join(scratch, "meanwhile");
  const rent = { sku: "HELMET", qty: 1, from: "2027-03-08", to: "2027-03-10", source: "praha" };
  let isDone = false;
  const renting = (async () => {
    const placed: string[] = [];
    for (let day = 8; !isDone && day < 28; day += 1) {
      const [from, to] = [`2027-03-${String(day).padStart(2, "0")}`, `2027-03-${String(day).padStart(2, "0")}`];
      const answer = await shop.port.placeOrder(orderOf([{ ...rent, from, to }]), shop.context());
      if (answer.ok) placed.push(answer.value.order_id);
    }
    return placed;
  })();
  await backUp(here, folder, { now, say: () => undefined }).finally(() => (isDone = true));
  expect((await renting).length).toBeGreaterThan(0);
  const there = await elsewhere("meanwhile-shop");
  await bringIn(there, folder);
  expect(await counterErrors({ pool: there.database.pool } as TestShop)).toEqual([]);
});

test("a filled database is left alone, unless it is to be replaced", async () => {
  const { folder, manifest } = first;
  const there = second;
  await there.database.pool.query("UPDATE rental_order SET user_note = 'changed since'");
  await expect(bringIn(there, folder)).rejects.toThrow(/not empty.*--replace/su);
  const notes = () => there.database.pool.query("SELECT DISTINCT user_note FROM rental_order WHERE id = $1", [orderId]);
  expect((await notes()).rows).toEqual([{ user_note: "changed since" }]);
  await bringIn(there, folder, true);
  expect(content((await dumpDatabase(there.url, path.join(scratch, "replaced"))).tables)).toEqual(
    content(manifest.tables),
  );
});

test("an open shop is not pulled away from under its renters", async () => {
  const open = createPool(second.url, { max: 1 });
  await open.query("SELECT 1");
  await expect(bringIn(second, first.folder, true)).rejects.toThrow(/A shop is open on this database/u);
  await open.end();
});

test("a damaged back-up changes nothing", async () => {
  const { folder, manifest } = await save("damaged");
  const there = second;
  const orders = manifest.tables.find(({ name }) => name === "rental_order");
  if (!orders) throw new Error("no orders");
  const before = (await dumpDatabase(there.url, path.join(scratch, "before"))).tables;
  await truncate(fileOf(folder, orders), 40);
  await expect(bringIn(there, folder, true)).rejects.toThrow(/rental_order.*Nothing was changed/su);
  expect(content((await dumpDatabase(there.url, path.join(scratch, "after"))).tables)).toEqual(content(before));
});

/** What a shop is: its rows, its open tasks and its secrets. */
async function stateOf(there: BackedUp, name: string) {
  const { tables } = await dumpDatabase(there.url, path.join(scratch, name));
  return [content(tables), await readFile(path.join(there.home, "secrets.json"), "utf8")];
}

test.each<[string, (folder: string) => Promise<unknown>]>([
  ["open tasks", (folder) => truncate(path.join(folder, "database", "job.job.copy.gz"), 30)],
  ["a picture", (folder) => writeFile(path.join(folder, "pictures", "masters", image), "torn")],
  ["a picture that is gone", (folder) => rm(path.join(folder, "pictures", "masters", image))],
  ["secrets", (folder) => writeFile(path.join(folder, "secrets.json"), '{"internalSe')],
])("all of a back-up is read before anything is replaced: damaged %s", async (what, damage) => {
  const { folder } = await save(`damaged ${what}`);
  await damage(folder);
  const before = await stateOf(second, `before ${what}`);
  await writeFile(path.join(second.home, "secrets.json"), "{}");
  await expect(bringIn(second, folder, true)).rejects.toThrow(/Nothing was changed/u);
  expect(await readFile(path.join(second.home, "secrets.json"), "utf8")).toBe("{}");
  await writeFile(path.join(second.home, "secrets.json"), String(before[1]));
  expect(await stateOf(second, `after ${what}`)).toEqual(before);
  expect(() => refuseUnfinished(second.home)).not.toThrow();
});

test("a restore that is cut short says so, keeps the shop closed, and goes through when it is repeated", async () => {
  const { folder } = first;
  const there = await elsewhere("cut-short");
  await writeFile(path.join(there.home, DEMO_UNFINISHED), "");
  const cut = restore(there, folder, {
    migrationsFolder: migrationsFolder(),
    mayReplace: false,
    prepareQueues: () => Promise.reject(new Error("the power went away")),
  });
  await expect(cut).rejects.toThrow(/power went away.*not all is in place. Repeat/su);
  await expect(cut).rejects.not.toThrow(/Nothing was changed/u);
  expect(() => refuseUnfinished(there.home)).toThrow(`npm run restore -- ${folder}`);
  await bringIn(there, folder);
  expect(() => refuseUnfinished(there.home)).not.toThrow();
  expect((await stateOf(there, "cut-short-after"))[0]).toEqual(content(first.manifest.tables));
  expect(await readdir(there.home)).not.toContain(DEMO_UNFINISHED);
});

test("a note of another database opens none that is filled", async () => {
  await writeFile(path.join(second.home, UNFINISHED), JSON.stringify({ folder: "x", database: "other/sezona" }));
  await expect(bringIn(second, first.folder)).rejects.toThrow(/not empty/u);
  await writeFile(path.join(second.home, UNFINISHED), "");
  await expect(bringIn(second, first.folder)).rejects.toThrow(/not empty/u);
  expect(() => refuseUnfinished(second.home)).toThrow(/did not come to its end/u);
  await rm(path.join(second.home, UNFINISHED));
});

test("what the database refuses leaves it and the secrets as they were", async () => {
  const { folder } = await save("refused");
  const manifest = await readManifest(folder);
  const migrations = [...manifest.migrations, { name: "999-later.sql", checksum: "x" }];
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ ...manifest, migrations }));
  const before = await stateOf(second, "refused-before");
  await expect(bringIn(second, folder, true)).rejects.toThrow(/999-later.*Database and secrets are as they were/su);
  expect(await stateOf(second, "refused-after")).toEqual(before);
  expect((await readdir(second.home)).sort()).toEqual(["media", "secrets.json"]);
});

test("what is no back-up, or of another version, is named", async () => {
  const { folder } = await save("odd");
  const there = await elsewhere("odd-shop");
  await expect(bringIn(there, here.home)).rejects.toThrow(/is no back-up/u);
  const manifest = await readManifest(folder);
  const newer = { ...manifest, migrations: [...manifest.migrations, { name: "999-later.sql", checksum: "x" }] };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(newer));
  await expect(bringIn(there, folder)).rejects.toThrow(/999-later\.sql is unknown here/u);
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ ...manifest, format: 2 }));
  await expect(bringIn(there, folder)).rejects.toThrow(/not of a kind that this version reads/u);
});

test("a back-up of an older version is brought in and then migrated", async () => {
  const { folder } = await save("older");
  const there = await elsewhere("newer-shop");
  const migrations = path.join(scratch, "newer-migrations");
  await mkdir(migrations);
  for (const name of await readdir(migrationsFolder()))
    await copyFile(path.join(migrationsFolder(), name), path.join(migrations, name));
  await writeFile(path.join(migrations, "998-newer.sql"), "ALTER TABLE rental_order ADD COLUMN newer int DEFAULT 7");
  await restore(there, folder, {
    migrationsFolder: migrations,
    mayReplace: false,
    prepareQueues: () => prepareQueues(there.url),
  });
  expect((await there.database.pool.query("SELECT DISTINCT newer FROM rental_order")).rows).toEqual([{ newer: 7 }]);
});

test("a back-up goes into a folder of its own, and is not there before it is whole", async () => {
  const { folder } = await save("first");
  await expect(save("first")).rejects.toThrow(/is not empty/u);
  const gone = path.join(scratch, "gone");
  await expect(
    backUp({ ...here, url: here.url.replace(/test_\w+/u, "nowhere") }, gone, { now, say: () => undefined }),
  ).rejects.toThrow(/nowhere/u);
  await expect(readManifest(gone)).rejects.toThrow(/is no back-up/u);
  await rename(folder, path.join(scratch, "moved"));
});

test("a picture that is not what its name says is named and left out; one that is missing later refuses", async () => {
  await here.storage.write("masters/00000000000000000000000000000000.png", Buffer.from("torn"), "image/png");
  const said: string[] = [];
  const folder = path.join(scratch, "torn");
  const manifest = await backUp(here, folder, { now, say: (line) => said.push(line) });
  expect(said).toEqual(["left out, since it is damaged: masters/00000000000000000000000000000000.png"]);
  expect(manifest.pictures.files).toBe(1);
  await rm(path.join(folder, "pictures", "masters", image));
  await expect(bringIn(await elsewhere("torn-shop"), folder)).rejects.toThrow(/1 pictures of the back-up are missing/u);
});
