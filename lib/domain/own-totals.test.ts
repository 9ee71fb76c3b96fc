import type { LineService } from "@/lib/contract";
import { addLine, type CartLine, emptyCart } from "./cart";
import { areOf, contentOf, isHeardOf, ownTotals, wishOf } from "./own-totals";
import { newLine } from "./test-support";

const now = new Date("2027-01-05T10:00:00Z");
const line = (more: Partial<CartLine> = {}): CartLine => ({
  ...addLine(emptyCart, newLine({ qty: 2 }), now).state.lines[0]!,
  ...more,
});
const wax = (isActive: boolean): LineService[] => [
  { code: "wax", name: "Vosk", price: 5_000, options: [], isActive, selected_option: null },
];

test("rent, services, both ways and paying add up; the deposit is apart, and tax the shop's to say", () => {
  const lines = [line({ services: wax(true) }), line({ qty: 1, unitPrice: 10_000, deposit: 0 })];
  expect(ownTotals({ lines }, { shipping: 20_000, payment: 3_000 })).toEqual({
    subtotal_incl_tax: 2 * 126_000 + 10_000,
    services: 10_000,
    shipping: 20_000,
    payment: 3_000,
    discount: 0,
    tax: 0,
    grand_total: 2 * 126_000 + 10_000 + 10_000 + 23_000,
    deposit: 600_000,
  });
});

test("with a line that has no price nobody knows the sum", () => {
  const lines = [line(), line({ problem: { code: "price_unknown" } })];
  expect(ownTotals({ lines })).toMatchObject({ incomplete: true, subtotal_incl_tax: 252_000 });
});

test("what can't be had is in no sum, and the sum says so; without its price it leaves the sum unknown", () => {
  const gone = line({ status: "out_of_stock", deposit: 500_000 });
  expect(ownTotals({ lines: [line(), gone] })).toMatchObject({ without: 1, grand_total: 252_000, deposit: 600_000 });
  const unpriced = line({ status: "pending", problem: { code: "price_unknown" } });
  expect(ownTotals({ lines: [line(), unpriced] })).toMatchObject({ incomplete: true });
  expect(ownTotals({ lines: [line(), unpriced] }).without).toBeUndefined();
  expect(areOf({ lines: [gone] }, { subtotal_incl_tax: 252_000, services: 0 })).toBe(false);
});

test.each<[CartLine["status"], string | null, boolean]>([
  ["ok", "i1", true],
  ["expired", "i1", true],
  ["out_of_stock", "i1", true],
  ["ok", null, false],
  ["pending", "i1", false],
  ["volatile", "i1", false],
])("the shop has heard of a line that is %s with the id %s: %s", (status, itemId, heard) =>
  expect(isHeardOf({ status, itemId })).toBe(heard),
);

test.each([
  [252_000, 10_000, true],
  [252_000, 0, false],
  [126_000, 10_000, false],
])("totals of %d and services of %d are of this cart: %s", (subtotal_incl_tax, services, own) =>
  expect(areOf({ lines: [line({ services: wax(true) })] }, { subtotal_incl_tax, services })).toBe(own),
);

test("another price is another content of the same wish; another quantity or service is another wish", () => {
  const [before, dearer] = [[line()], [line({ unitPrice: 130_000 })]];
  expect(contentOf(dearer)).not.toBe(contentOf(before));
  expect(wishOf(dearer)).toBe(wishOf(before));
  for (const other of [line({ qty: 3 }), line({ services: wax(true) })])
    expect(wishOf([other])).not.toBe(wishOf(before));
  expect(wishOf([line({ services: wax(false) })])).toBe(wishOf(before));
});
