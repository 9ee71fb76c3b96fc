import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { importFiles } from "./format";
import { inBoth } from "./phrases";
import { describeForOwner, ImportError } from "./problems";
import { checkRecord, kinds } from "./take-record";

/* An owner reads every message in Czech as well, with what stands there and what is wanted. */

const folder = path.join("server", "importer");
const sources = [".", "write", "content"].flatMap((name) =>
  readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith(".ts") && !file.includes("test"))
    .map((file) => path.join(folder, name, file)),
);
/** Where messages are made: as the last argument of what reports, as `message`, or as a schema's word. */
const MAKERS = [
  /\bmessage(?:: | = )(["`])((?:\\.|(?!\1)[\s\S])+?)\1/gu,
  /\b(?:report|wrong|problemOf)\([^"`]*?(?:["`][^"`]*["`], )?(["`])((?:\\.|(?!\1)[\s\S])+?)\1\)/gu,
  /\b(?:error: |regex\(\/.*?\/u, |refine\([^;]*?, )(["`])((?:\\.|(?!\1)[\s\S])+?)\1/gu,
  /return (["`])([a-z$][^"`]* [^"`]*)\1;/gu,
];

const messages = sources.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return MAKERS.flatMap((maker) =>
    [...text.matchAll(maker)].map(([, , message = ""]) => message.replace(/\$\{[^}]*\}/gu, "X1")),
  ).filter((message) => / /u.test(message) && !/^(SELECT|INSERT|UPDATE|DELETE|WITH)\b/u.test(message));
});

test("the messages of the sources are found", () => expect(new Set(messages).size).toBeGreaterThan(70));
test.each([...new Set(messages)])("in Czech: %s", (message) => {
  const both = inBoth(message);
  expect(both).not.toBeNull();
  expect(both?.cs).not.toBe(message);
});

const line = (kind: "stock" | "products" | "sources", raw: Record<string, unknown>): string[] =>
  checkRecord(kind, { position: "line 4", raw }).problems.map((mistake) =>
    describeForOwner({ file: `${kind}.csv`, position: "line 4", ...mistake }),
  );

test("what stands there, what is wanted, and an example", () => {
  expect(line("stock", { sku: "A", source: "praha", units: "tři" })).toEqual([
    "stock.csv, řádek 4 / line 4, units: „tři“: čeká se číslo, např. 390 nebo 390,50 / " +
      "“tři”: expected a number, such as 390 or 390.50",
  ]);
  expect(line("stock", { sku: "A", units: -1 })).toEqual([
    "stock.csv, řádek 4 / line 4, source: chybí; čeká se text, např. Lyže Javor / " +
      "is missing; expected a text, such as Maple skis",
    "stock.csv, řádek 4 / line 4, units: „-1“: má být nejméně 0 / “-1”: has to be at least 0",
  ]);
});

test("no pattern of the code is shown, and a text that is too long is told as such", () => {
  const [code, name] = line("products", { sku: "LYŽE 1", name: "x".repeat(100_000) }).filter((told) =>
    /, (sku|name):/u.test(told),
  );
  expect(code).toMatch(/jen písmena bez háčků a čárek.* \/ .*only letters without accents/u);
  expect(name).toMatch(/má být nejvýš \d+ znaků/u);
});

test.each(kinds)("an empty record of %s is told in both languages, field by field", (kind) => {
  const { problems } = checkRecord(kind, { position: "record 1", raw: {} });
  expect(problems.length).toBeGreaterThan(0);
  for (const { told, field } of problems) {
    expect(field).not.toBe("");
    expect(told?.cs).toMatch(/^chybí; /u);
    expect(told?.en).toMatch(/^is missing; /u);
  }
  expect(Object.keys(importFiles)).toContain(kind);
});

test("the command line says how many there are, and where", () => {
  const error = new ImportError([
    { file: "a.json", position: "record 1", field: "stock.brno", message: "no source brno" },
  ]);
  expect(error.forOwner().split("\n")).toEqual([
    "chyb: 1; nic se nepřevzalo / problems: 1; nothing was imported",
    "a.json, záznam 1 / record 1, stock.brno: pobočka brno není; přidejte ji do sources / no source brno",
  ]);
});
