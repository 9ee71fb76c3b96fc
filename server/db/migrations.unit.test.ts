import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/*
 * While a new version starts, processes of the one before still serve on the same database. What they read and write
 * must stay: a migration adds (expands), and takes away (contracts) only what a release before has stopped using.
 */

/** Those before were all of the first release: nobody ran anything older. */
const FIRST_BOUND = 300;

const TAKES_AWAY = [
  /\bDROP\s+(?:TABLE|COLUMN|VIEW|SEQUENCE|TYPE)\b/iu,
  /\bRENAME\b/iu,
  /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/iu,
];
/** What a process of before does not know, it does not fill in. */
const ASKS_FOR_MORE = /\bADD\s+COLUMN\b(?:(?!\bDEFAULT\b|\bGENERATED\b|,|;)[\s\S])*\bNOT\s+NULL\b(?!\s+DEFAULT)/iu;
const CONTRACTS = /^-- contracts what (\d+\.\d+\.\d+) stopped using$/mu;

/** Why processes of the version before could not go on; null when they can. */
function harm({ name, sql }: { name: string; sql: string }, releases: readonly string[]): string | null {
  if (Number(name.slice(0, 3)) < FIRST_BOUND) return null;
  const statements = sql.replace(/--.*$/gmu, "");
  if (ASKS_FOR_MORE.test(statements)) return `${name}: a new column that must be filled needs a default`;
  if (!TAKES_AWAY.some((pattern) => pattern.test(statements))) return null;
  const stopped = CONTRACTS.exec(sql)?.[1];
  if (stopped === undefined)
    return `${name} takes something away: say "-- contracts what 1.2.3 stopped using", once that release is out`;
  return releases.includes(stopped) ? null : `${name}: there is no release ${stopped} yet (CHANGELOG.md)`;
}

const releases = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\d+\.\d+\.\d+)/gmu)].map(
  ([, name = ""]) => name,
);
const folder = path.join("server", "db", "migrations");

test("no migration takes away what the version before still uses", () => {
  const migrations = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(migrations.length).toBeGreaterThan(40);
  const found = migrations.map((name) => harm({ name, sql: readFileSync(path.join(folder, name), "utf8") }, releases));
  expect(found.filter(Boolean)).toEqual([]);
});

test.each([
  ["ALTER TABLE product DROP COLUMN price", /takes something away/u],
  ["ALTER TABLE product RENAME COLUMN price TO rent", /takes something away/u],
  ["DROP TABLE hold, reservation", /takes something away/u],
  ["ALTER TABLE product ALTER COLUMN price TYPE bigint", /takes something away/u],
  ["-- contracts what 0.2.0 stopped using\nDROP TABLE hold", /no release 0\.2\.0 yet/u],
  ["-- contracts what 0.1.0 stopped using\nDROP TABLE hold", null],
  ["ALTER TABLE mail ADD COLUMN kind text NOT NULL", /needs a default/u],
  ["ALTER TABLE mail ADD COLUMN kind text NOT NULL DEFAULT ''", null],
  ["ALTER TABLE mail ADD COLUMN kind text DEFAULT '' NOT NULL, ADD COLUMN note text", null],
  ["-- DROP TABLE hold would be too early\nCREATE TABLE new (id int NOT NULL)", null],
])("%s", (sql, why) => {
  const found = harm({ name: "301-x.sql", sql }, ["0.1.0"]);
  if (why) expect(found).toMatch(why);
  else expect(found).toBeNull();
});
