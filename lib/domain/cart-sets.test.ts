import { groupSets } from "./cart-sets";

const line = (key: string, set?: string, from = "2027-02-13") => ({
  ...{ key, sku: key, from, to: "2027-02-15", source: "praha" },
  product_option: {
    extension_attributes: {
      ...{ custom_options: [], configurable_item_options: [], bundle_options: [] },
      ...(set && { set: { sku: set, name: `Sada ${set}` } }),
    },
  },
});
const shape = (lines: Parameters<typeof groupSets>[0]) =>
  groupSets(lines).map(({ set, lines: of }) => [set?.sku ?? null, ...of.map(({ key }) => key)]);

test.each([
  [
    "parts stand together where the first one stands",
    [line("ski"), line("bag", "A"), line("mat"), line("pad", "A")],
    [
      [null, "ski"],
      ["A", "bag", "pad"],
      [null, "mat"],
    ],
  ],
  [
    "two sets are two, also with the same part",
    [line("bag", "A"), line("bag2", "B")],
    [
      ["A", "bag"],
      ["B", "bag2"],
    ],
  ],
  [
    "the same set for other days is another one",
    [line("bag", "A"), line("pad", "A", "2027-02-14")],
    [
      ["A", "bag"],
      ["A", "pad"],
    ],
  ],
  ["what has no options stands alone", [{ ...line("ski"), product_option: null }], [[null, "ski"]]],
  ["an empty cart has none", [], []],
])("%s", (_what, lines, groups) => expect(shape(lines)).toEqual(groups));

test("every line is shown once, and no two groups have one key", () => {
  const lines = [line("a", "A"), line("b"), line("c", "A"), line("d", "B"), line("e", "A", "2027-03-01")];
  const groups = groupSets(lines);
  expect(groups.flatMap(({ lines: of }) => of).sort((one, other) => (one.key < other.key ? -1 : 1))).toEqual(lines);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
});
