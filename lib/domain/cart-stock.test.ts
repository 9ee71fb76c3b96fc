import { addLine, type CartLine, changePeriod, emptyCart, expireHolds, setQty } from "./cart";
import { answerStock, wantsCheck } from "./cart-stock";
import { newLine } from "./test-support";

const now = new Date("2027-01-05T10:00:00Z");
const { state: start } = addLine(emptyCart, newLine({ qty: 2 }), now);
const [added] = start.lines as [CartLine];
const { key, sku } = added;
const withLine = (part: Partial<CartLine>) => ({ ...start, lines: [{ ...added, ...part }] });
const word = (units?: number) => new Map(units === undefined ? [] : [[sku, units]]);

test.each<[string, boolean, Partial<CartLine>, boolean]>([
  ["a hold that ran out", true, { status: "expired" }, false],
  ["one that was asked about", false, { status: "expired", stock: { free: 3, at: "" } }, false],
  ["one of which the shop couldn't say", false, { status: "expired", stock: null }, false],
  ["a pre-reservation that the server will be told of", false, { status: "volatile" }, false],
  ["a pre-reservation that is kept back", true, { status: "volatile" }, true],
  ["a line that is held", false, { status: "ok" }, true],
  ["a line that is on its way", false, { status: "pending" }, true],
  ["a line that is gone", false, { status: "out_of_stock" }, true],
])("%s: asked about is %s", (_, asked, part, keptBack) =>
  expect(wantsCheck({ ...added, ...part }, keptBack)).toBe(asked),
);

test("a set whose parts were chosen is not asked about by its sku", () => {
  const chosen = [{ option_id: "ski", option_qty: 1, option_selections: ["SKI-2"] }];
  const product_option = {
    extension_attributes: { ...added.product_option.extension_attributes, bundle_options: chosen },
  };
  expect(wantsCheck({ ...added, status: "expired", product_option })).toBe(false);
});

test.each([
  [2, "expired"],
  [5, "expired"],
  [1, "out_of_stock"],
  [0, "out_of_stock"],
])("%i free for a line of two: %s", (free, status) => {
  const { state, gone } = answerStock(withLine({ status: "expired" }), new Set([key]), word(free), now);
  expect(state.lines).toMatchObject([{ qty: 2, status, stock: { free, at: now.toISOString() } }]);
  expect(gone).toHaveLength(status === "out_of_stock" ? 1 : 0);
});

test("no word leaves the line as it is, and it is not asked about again", () => {
  const { state } = answerStock(withLine({ status: "expired" }), new Set([key]), word(), now);
  expect(state.lines).toMatchObject([{ status: "expired", stock: null }]);
  expect(state.lines.filter((line) => wantsCheck(line))).toEqual([]);
});

test.each<[string, Partial<CartLine>]>([
  ["held again", { status: "ok" }],
  ["on its way", { status: "pending" }],
])("a line that is %s by then is not touched", (_, part) => {
  const cart = withLine(part);
  expect(answerStock(cart, new Set([key]), word(0), now)).toEqual({ state: cart, gone: [] });
});

test("an answer is about a line as it was: other days, another quantity or a new hold forget it", () => {
  const asked = withLine({ status: "expired", stock: { free: 2, at: "" } });
  expect(setQty(asked, key, 3).lines[0]?.stock).toBeUndefined();
  expect(changePeriod(asked, key, { from: "2027-03-01", to: "2027-03-02" }).lines[0]?.stock).toBeUndefined();
  const held = withLine({ status: "ok", holdExpiresAt: now.toISOString(), stock: { free: 2, at: "" } });
  expect(expireHolds(held, now).lines[0]?.stock).toBeUndefined();
});
