import type { OrderLine, Period } from "@/lib/contract";
import { changedLines, together, wishedLines } from "./order-change";

const week: Period = { from: "2027-02-13", to: "2027-02-19" };
const weekend: Period = { from: "2027-02-13", to: "2027-02-14" };
const march: Period = { from: "2027-03-01", to: "2027-03-03" };
const line = (sku: string, period: Period): OrderLine => ({
  ...{ sku, parent_sku: sku, name: sku, options: [], image: null, qty: 1, source: "praha" },
  ...{ price_incl_tax: 0, deposit: 0, additional_services: [] },
  ...period,
});
const lines = [line("SKI-170", week), line("BOOTS-42", weekend), line("POLES", week)];

test("what is not wished otherwise stays, and is not named", () => {
  const wished = wishedLines(lines, { periods: {}, sizes: {} });
  expect(wished).toEqual(lines.map(({ sku, from, to }) => ({ sku, from, to })));
  expect(changedLines(lines, wished)).toEqual([]);
});

test.each([
  [{ periods: { 1: march }, sizes: {} }, [{ line: 1, sku: "BOOTS-42", ...march }]],
  [{ periods: {}, sizes: { 0: "SKI-177" } }, [{ line: 0, sku: "SKI-177", ...week }]],
  [{ periods: { 0: march }, sizes: { 0: "SKI-177" } }, [{ line: 0, sku: "SKI-177", ...march }]],
  [{ periods: { 0: week, 7: march }, sizes: { 0: "SKI-170" } }, []],
])("of %j the shop is asked for %j", (draft, asked) =>
  expect(changedLines(lines, wishedLines(lines, draft))).toEqual(asked),
);

test("lines of the same days are moved together", () => {
  expect(together(lines)).toEqual([
    { period: week, indexes: [0, 2] },
    { period: weekend, indexes: [1] },
  ]);
  expect(together([])).toEqual([]);
});
