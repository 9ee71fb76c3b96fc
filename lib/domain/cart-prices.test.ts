import { pricedAnew } from "./cart-prices";

const line = (key: string, unitPrice: number, qty = 1) => ({ key, unitPrice, qty });

test("says what the lines that stay came to and come to, at the quantities of now", () => {
  expect(pricedAnew([line("skis", 300, 1), line("gone", 50)], [line("skis", 200, 2), line("new", 70)])).toEqual({
    before: 600,
    after: 400,
  });
});

test("nothing where no price differs, whatever comes, goes or grows", () => {
  expect(pricedAnew([line("skis", 300), line("gone", 50)], [line("skis", 300, 3), line("new", 70)])).toBeNull();
  expect(pricedAnew([], [])).toBeNull();
});

test("prices that differ both ways are told, even where they come to the same", () => {
  const told = pricedAnew([line("skis", 300), line("boots", 100)], [line("skis", 200), line("boots", 200)]);
  expect(told).toEqual({ before: 400, after: 400 });
});
