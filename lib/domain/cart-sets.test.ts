import type { OrderLine } from "@/lib/contract";
import { addLine, emptyCart } from "./cart";
import { lineKey } from "./cart-line";
import { commonPerson, groupOrderSets, groupSets, onceMore } from "./cart-sets";
import { newLine } from "./test-support";

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

test("a set once more is a set of its own, in the cart and in the order, whatever was taken out between", () => {
  const now = new Date("2027-01-05T10:00:00Z");
  const inSet = { ...newLine(), product_option: line("ski", "A").product_option };
  let cart = addLine(emptyCart, inSet, now).state;
  for (const _person of ["Ema", "Jan"])
    for (const wish of onceMore(cart.lines.slice(0, 1), cart.lines)) cart = addLine(cart, wish, now).state;
  const copies = () => cart.lines.map(({ product_option: { extension_attributes: of } }) => of.copy);
  expect(copies()).toEqual([undefined, 2, 3]);
  expect(new Set(cart.lines.map(lineKey)).size).toBe(3);
  expect(groupSets(cart.lines).map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
  cart = { ...cart, lines: cart.lines.filter((_line, index) => index !== 1) };
  expect(onceMore(cart.lines, cart.lines)[0]?.product_option.extension_attributes.copy).toBe(2);
});

test("parts of an order stand in their sets", () => {
  const set = { sku: "A", name: "Sada A" };
  const part = { sku: "S", from: "2027-02-13", to: "2027-02-15", source: "praha" } as OrderLine;
  const lines = [{ set }, {}, { set }, { set, set_copy: 2 }].map((more) => ({ ...part, ...more }));
  expect(groupOrderSets(lines).map(({ set: of, lines: parts }) => [of?.name, parts.length])).toEqual([
    ["Sada A", 2],
    [undefined, 1],
    ["Sada A", 1],
  ]);
});

test.each([
  [{}, ""],
  [{ a: "Ema", b: "Ema" }, "Ema"],
  [{ a: "Ema" }, null],
])("parts named %j are together for %j", (persons, name) =>
  expect(commonPerson([{ key: "a" }, { key: "b" }], persons)).toBe(name),
);
