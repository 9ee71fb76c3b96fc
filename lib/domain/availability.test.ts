import { stockStatus } from "./availability";

test.each([
  [2, 2, "ok"],
  [1, 2, "out_of_stock"],
  [0, 1, "out_of_stock"],
  [null, 1, "volatile"],
] as const)("of %p free units, %i wished: %s", (free, qty, status) => expect(stockStatus(free, qty)).toBe(status));
