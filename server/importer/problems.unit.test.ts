import { describeForOwner, theFirst } from "./problems";

const message = "holds no fields";

test.each([
  ["line 40", "řádek 40 / line 40"],
  ["record 12", "záznam 12 / record 12"],
  ["row 2", "řádek 2 / row 2"],
  ["table", "tabulka / table"],
  ["file", "soubor / file"],
  ["C7", "C7"],
])("%s is a place in both languages", (position, told) =>
  expect(describeForOwner({ file: "cenik.xlsx", position, field: "", message })).toMatch(
    new RegExp(`^cenik\\.xlsx, ${told}: `, "u"),
  ),
);

test("of very many lines the first are told, and how many there are besides", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${index}`);
  expect(theFirst(lines)).toEqual([...lines.slice(0, 50), "… + 9950"]);
  expect(theFirst(lines.slice(0, 50))).toEqual(lines.slice(0, 50));
});
