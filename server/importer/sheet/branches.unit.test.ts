import { MAX_TABLE_BRANCHES } from "@/lib/limits";
import { readSheets } from "./read-sheets";
import type { ShopSoFar } from "./records";

const empty: ShopSoFar = { categories: [], attributes: [], sources: [], products: new Map() };
const rowsOf = (text: string): string[][] => text.split("\n").map((line) => line.split(";"));
const read = (text: string, branches?: string, shop = empty) =>
  readSheets(
    [{ name: "cenik.csv", rows: rowsOf(text) }, ...(branches ? [{ name: "Pobočky", rows: rowsOf(branches) }] : [])],
    shop,
    ["main"],
  );

test("a new branch is told where it stands: at the head of its units, below a title too", () => {
  const { remarks } = read("Ceník 2027;;;\nNázev;Cena;ks Praha;ks Český Krumlov\nKolo;300;1;1");
  expect(remarks.map(({ position, message }) => [position, message.slice(0, 20)])).toEqual([
    ["C2", expect.stringMatching(/^pobočka Praha/u)],
    ["D2", expect.stringMatching(/^pobočka Český Kr/u)],
  ]);
  expect(read("Název;Cena;Kusy\nKolo;300;1").remarks).toMatchObject([{ position: "C1" }]);
  expect(read("Cena;Název\n300;Kolo").remarks).toMatchObject([{ position: "B1" }]);
});

const named = (count: number): string[] => Array.from({ length: count }, (_, index) => `Místo ${index}`);
const columns = (count: number): string =>
  `Název;Cena;${named(count)
    .map((name) => `ks ${name}`)
    .join(";")}\nKolo;300;${named(count)
    .map(() => 1)
    .join(";")}`;
const sheet = (count: number): string => ["Pobočka", ...named(count)].join("\n");

test("so many new branches a table makes and no more, in its columns and in the sheet of them", () => {
  const told = /^víc než 100 nových poboček v tabulce.* \/ more than 100 new branches in a table/u;
  expect(read(columns(MAX_TABLE_BRANCHES)).records?.sources).toHaveLength(MAX_TABLE_BRANCHES);
  expect(read(columns(MAX_TABLE_BRANCHES + 1)).problems).toEqual([
    // The 103rd column.
    { position: "CY1", field: "", message: expect.stringMatching(told) },
  ]);
  const table = "Název;Cena;ks Místo 1\nKolo;300;1";
  expect(read(table, sheet(MAX_TABLE_BRANCHES)).records?.sources).toHaveLength(MAX_TABLE_BRANCHES);
  expect(read(table, sheet(MAX_TABLE_BRANCHES + 1)).problems).toEqual([
    { position: `Pobočky A${MAX_TABLE_BRANCHES + 2}`, field: "", message: expect.stringMatching(told) },
  ]);
});

test("branches that the shop has are not counted again", () => {
  const sources = named(MAX_TABLE_BRANCHES + 1).map((name, index) => ({ id: `misto-${index}`, name, city: name }));
  expect(read(columns(MAX_TABLE_BRANCHES + 1), undefined, { ...empty, sources }).problems).toEqual([]);
});
