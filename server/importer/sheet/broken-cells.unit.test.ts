import { readSheets } from "./read-sheets";
import type { ShopSoFar } from "./records";

const empty: ShopSoFar = { categories: [], attributes: [], sources: [], products: new Map() };
const read = (text: string, shop = empty) =>
  readSheets([{ name: "cenik.csv", rows: text.split("\n").map((line) => line.split(";")) }], shop, ["main"]);
const problemsOf = (text: string): string[] =>
  read(text).problems.map(({ position, message }) => `${position}: ${message.split(/[;,:] /u)[0]}`);

test("an error of a formula is told wherever it stands, and is never an empty cell or a name", () => {
  expect(
    problemsOf("Název;Cena;Kauce;Ks;Pozn\nKolo;300;#REF!;1;#REF!\n#N/A;#DIV/0!;1;2;\nHelma;90;1;#ODKAZ!;"),
  ).toEqual([
    "C2: vzorec skončil chybou „#REF!“",
    "A3: vzorec skončil chybou „#N/A“",
    "B3: vzorec skončil chybou „#DIV/0!“",
    "D4: vzorec skončil chybou „#ODKAZ!“",
  ]);
});

test("a formula without its result is told, other texts that begin with its sign are not", () => {
  expect(problemsOf("Název;Cena;Ks\nKolo;=A1*2;1")).toEqual(["B2: vzorec „=A1*2“ nemá v souboru výsledek"]);
  expect(problemsOf("Název;Cena;Ks;Popis\nKolo;300;1;= jako nové\nHelma;90;1;== Popis ==")).toEqual([]);
});

test("a size that became a date is told", () => {
  expect(problemsOf("Název;Velikost;Cena;Ks\nBoty;2027-04-03;300;1")).toEqual(["B2: „2027-04-03“ je datum"]);
});

test("an error in a table of branches is told with it", () => {
  const sheets = [
    {
      name: "Ceník",
      rows: [
        ["Název", "Cena"],
        ["Kolo", "300"],
      ],
    },
    {
      name: "Pobočky",
      rows: [
        ["Pobočka", "Ulice"],
        ["Brno", "#REF!"],
      ],
    },
  ];
  expect(readSheets(sheets, empty, []).problems).toEqual([
    {
      position: "Pobočky B2",
      field: "",
      message: expect.stringMatching(/„#REF!“.* \/ the formula ends in the error/u),
    },
  ]);
});
