import { keepsTheLast, stockStatus, unitState, withOwnUnits } from "./availability";

test.each([
  [2, 2, "ok"],
  [1, 2, "out_of_stock"],
  [0, 1, "out_of_stock"],
  [null, 1, "volatile"],
] as const)("of %p free units, %i wished: %s", (free, qty, status) => expect(stockStatus(free, qty)).toBe(status));

test.each([
  [null, "unknown"],
  [0, "taken"],
  [1, "last"],
  [2, "free"],
] as const)("%p free units are %s", (free, state) => expect(unitState(free)).toBe(state));

const line = { sku: "SKI-170", source: "praha", status: "ok" as const, from: "2027-02-10", to: "2027-02-12" };
const wish = { sku: "SKI-170", source: "praha", period: { from: "2027-02-12", to: "2027-02-14" } };

test("who has the last units in the cart is not warned that none is free", () =>
  expect(keepsTheLast([line], wish, 0)).toBe(true));

test.each([
  ["some are free", [line], wish, 1],
  ["nobody knows", [line], wish, null],
  ["another thing is in the cart", [{ ...line, sku: "SKI-160" }], wish, 0],
  ["it is another branch's", [{ ...line, source: "brno" }], wish, 0],
  ["it was refused", [{ ...line, status: "out_of_stock" as const }], wish, 0],
  ["the days are others", [line], { ...wish, period: { from: "2027-02-13", to: "2027-02-14" } }, 0],
  ["no days are chosen", [line], { ...wish, period: null }, 0],
])("nobody keeps the last one where %s", (_, lines, wished, free) =>
  expect(keepsTheLast(lines, wished, free)).toBe(false),
);

test("what a line holds is free for its own days, and for no others; what it doesn't hold is not", () => {
  const days = ["2027-02-09", "2027-02-10"].map((day) => ({ day, free: 0, closed: false }));
  const held = { ...line, qty: 2, holdExpiresAt: "2027-02-01T10:00:00Z" };
  expect(withOwnUnits(days, held).map(({ free }) => free)).toEqual([0, 2]);
  expect(withOwnUnits(days, { ...held, holdExpiresAt: null }).map(({ free }) => free)).toEqual([0, 0]);
});
