import { addLine, type CartLine, emptyCart } from "./cart";
import { shortOf } from "./once-more";
import { newLine } from "./test-support";

const days = { from: "2027-02-13", to: "2027-02-15" };
const wish = newLine({ sku: "SKI-170", ...days, source: "praha" });
const inCart = (more: Partial<CartLine>): CartLine =>
  ({ ...addLine(emptyCart, wish, new Date("2027-01-05T10:00:00Z")).state.lines[0], ...more }) as CartLine;

test("what the shop keeps for the cart is counted by the shop, what is on its way to it here", () => {
  const kept = inCart({ status: "ok", qty: 1, prevQty: 1 });
  expect(shortOf([wish], [kept], () => 1)).toEqual([]);
  expect(shortOf([wish], [kept], () => 0)).toEqual([wish]);
  expect(shortOf([wish], [inCart({ status: "pending", qty: 2, prevQty: 1 })], () => 1)).toEqual([wish]);
  expect(shortOf([wish], [inCart({ status: "expired", qty: 1, prevQty: 1 })], () => 1)).toEqual([wish]);
  // Nobody holds what could not be had.
  expect(shortOf([wish], [inCart({ status: "out_of_stock", qty: 1, prevQty: 0 })], () => 1)).toEqual([]);
});

test("other days, another branch or another thing take nothing away", () => {
  const others = [{ from: "2027-02-16", to: "2027-02-17" }, { source: "brno" }, { sku: "SKI-180" }];
  for (const other of others) expect(shortOf([wish], [inCart({ status: "volatile", ...other })], () => 1)).toEqual([]);
});

test("the same thing twice in one wish needs two, and what has no end is never short", () => {
  expect(shortOf([wish, wish], [], () => 1)).toEqual([wish]);
  expect(shortOf([wish, wish], [], () => null)).toEqual([]);
});
