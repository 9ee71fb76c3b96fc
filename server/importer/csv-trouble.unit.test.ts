import { parse } from "csv-parse/sync";
import { csvTrouble } from "./csv-trouble";
import { inBoth } from "./phrases";

/** What an owner is told of a text that is no table. */
function told(text: string) {
  try {
    parse(text, { columns: true, delimiter: ";", info: true });
  } catch (error) {
    return inBoth(csvTrouble(error) ?? "");
  }
  throw new Error("this is a table");
}

test.each([
  ["a quote that nothing ends", 'sku;name\n1;a\n2;"b\n3;c', /^po 1 řádcích .* pište dvakrát/u],
  ["a quote within a cell", 'sku;name\n1;tyč 5"x', /^na řádku 2 stojí uvozovka/u],
  ["more after a closing quote", 'sku;name\n1;"a"b', /^na řádku 2 stojí uvozovka/u],
  ["more cells than columns", "sku;name\n1;2;3", /^řádek 2 má buněk 3, záhlaví 2/u],
  ["fewer cells than columns", "sku;name\n1", /^řádek 2 má buněk 1, záhlaví 2/u],
])("%s", (_, text, czech) => {
  const both = told(text);
  expect(both?.cs).toMatch(czech);
  expect(both?.en).not.toBe(both?.cs);
});

test("what else goes wrong has no words of its own", () => expect(csvTrouble(new Error("gone"))).toBeNull());
