import { readSheets } from "./read-sheets";
import type { ShopSoFar } from "./records";

/* What the second and later rows of one thing say: all of it is taken, or told by its cell. */

const empty: ShopSoFar = { categories: [], attributes: [], sources: [], products: new Map() };
const read = (text: string) =>
  readSheets([{ name: "cenik.csv", rows: text.split("\n").map((line) => line.split(";")) }], empty, ["main"]);
const thingsOf = (text: string) => {
  const { records, problems, remarks } = read(text);
  expect(problems).toEqual([]);
  return { products: records?.products ?? [], from: records?.from, remarks };
};
const told = (list: readonly { position: string; message: string }[]): string[] =>
  list.map(({ position, message }) => `${position}: ${message}`);

test("pictures and texts of a later row are the thing's, each with its own cell", () => {
  const { products, from, remarks } = thingsOf(
    [
      "Kód;Název;Velikost;Cena;Ks;Foto;Popis;Značka",
      "L-160;Lyže;160;300;1;a.jpg;;",
      "L-170;Lyže;170;300;1;a.jpg|b.jpg;Na sníh.;",
      "L-150;Lyže;150;300;1;c.jpg;Na sníh.;Javor",
    ].join("\n"),
  );
  expect(told(remarks)).toEqual([expect.stringMatching(/^E1: pobočka Půjčovna je nová/u)]);
  expect(products).toMatchObject([
    {
      ...{ images: [{ file: "a.jpg" }, { file: "b.jpg" }, { file: "c.jpg" }] },
      ...{ description: "Na sníh.", attributes: { brand: "Javor" } },
    },
  ]);
  expect(from?.get("LYZE")).toEqual({
    row: 1,
    cells: {
      ...{ "images.0": "F2", "images.1": "F3", "images.2": "F4", description: "G3", "attributes.brand": "H4" },
      // The smallest size first.
      ...{ "children.0": "A4", "children.1": "A2", "children.2": "A3" },
    },
  });
});

test("a text that differs from the first one is told by its cell", () => {
  const { products, remarks } = thingsOf(
    "Název;Velikost;Cena;Ks;Krátký popis\nLyže;160;300;1;Na sníh\nLyže;170;300;1;Na led",
  );
  expect(products[0]?.short_description).toBe("Na sníh");
  expect(told(remarks)).toContainEqual(
    expect.stringMatching(/^E3: „Na led“ je jiný text téže věci než v E2;.* \/ „Na led“ is another text/u),
  );
});

test("a category that stands at the first row of a thing is that of its other rows", () => {
  const rows = "Název;Kategorie;Velikost;Cena;Ks\nLyže;Zima;160;300;1\nLyže;;170;300;1\nKolo;;;300;1";
  expect(thingsOf(rows).products).toMatchObject([
    { name: "Lyže", category_ids: [70], children: [{}, {}] },
    { name: "Kolo", category_ids: [71] },
  ]);
});

test("another price or deposit of the same thing in the same size is refused by its cell, another code is not", () => {
  const rows = (price: string, deposit: string): string =>
    "Kód;Název;Velikost;Cena;Kauce;Ks\n001;Lyže;160;300;;1\n002;Lyže;160;300;2000;1\n" +
    `003;Lyže;160;${price};${deposit};1`;
  expect(thingsOf(rows("300", "")).products).toMatchObject([{ deposit: 2000, children: [{ stock: { pujcovna: 3 } }] }]);
  expect(told(read(rows("280", "1500")).problems)).toEqual([
    expect.stringMatching(/^D4: 280 korun, ale táž věc ve stejné velikosti má na řádku 2 300;.* \/ 280 crowns, but/u),
    expect.stringMatching(/^E4: 1500 korun, .*2000/u),
  ]);
});

test("the same of a customer group's price, and of the price of a longer rent", () => {
  const rows = (longer: string, group: string): string =>
    `Název;1 den;2+ dní;Cena Firmy;Ks\nKolo;300;250;;1\nKolo;300;250;200;1\nKolo;300;${longer};${group};1`;
  expect(thingsOf(rows("250", "200")).products[0]?.tier_prices).toEqual([{ group: "company", price: 200 }]);
  expect(read(rows("240", "210")).problems.map(({ position }) => position)).toEqual(["B4", "D4"]);
});

test("a deposit at one size alone is told: the others have none", () => {
  const { products, remarks } = thingsOf("Název;Velikost;Cena;Kauce;Ks\nLyže;160;300;2 000;1\nLyže;170;300;;1");
  expect(products[0]).toMatchObject({ deposit: 2000, children: [{}, { deposit: 0 }] });
  expect(told(remarks)).toContainEqual(
    expect.stringMatching(/^D3: bez kauce, ačkoli táž věc má na řádku 2 2000;.* \/ no deposit, though/u),
  );
  const zero = "Název;Velikost;Cena;Kauce;Ks\nLyže;160;300;0;1\nLyže;170;300;;1";
  expect(told(thingsOf(zero).remarks).filter((line) => /kauce/u.test(line))).toEqual([]);
});
