import { addLine, type CartLine, emptyCart } from "./cart";
import { asNewLine, hasSizes, withChild } from "./line-wish";
import { bands, child, newLine, product } from "./test-support";

const now = new Date("2027-01-05T10:00:00Z");
const line: CartLine = {
  ...addLine(emptyCart, newLine({ qty: 2, options: [{ label: "Délka", value: "170 cm" }] }), now).state.lines[0]!,
  itemId: "i1",
  prevQty: 2,
  status: "out_of_stock",
  problem: { code: "out_of_stock" },
};

test("a line put in again is the same thing, days and quantity, and knows nothing of what became of it", () => {
  const [again] = addLine(emptyCart, asNewLine(line), now).state.lines;
  expect(again).toEqual({ ...line, itemId: null, prevQty: 0, status: "pending", problem: undefined });
});

test.each<[sku: string, options: CartLine["options"], boolean]>([
  ["SKI-170", line.options, true],
  ["SKI-170", [], false],
  ["SKI", line.options, false],
])("%s with the options %j comes in sizes: %s", (sku, options, sized) =>
  expect(hasSizes({ sku, parentSku: "SKI", options })).toBe(sized),
);

test("another size brings its own name, prices and deposit, and its parent's where it has none", () => {
  const long = child("177", { price_list: [bands[0]!], deposit: 400_000, image: "/long.webp" });
  const plain = child("163", { price_list: [] });
  const ski = product({ configurable_children: [long, plain] });
  expect(withChild(line, ski, "SKI-177")).toMatchObject({
    ...{ sku: "SKI-177", parentSku: "SKI", qty: 2, from: line.from, to: line.to, source: line.source },
    ...{ priceList: [bands[0]], deposit: 400_000, image: "/long.webp" },
  });
  expect(withChild(line, ski, "SKI-163")).toMatchObject({ priceList: bands, image: line.image });
  expect(withChild(line, ski, "SKI-999")).toBeNull();
});
