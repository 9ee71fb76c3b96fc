import fc from "fast-check";
import { moneySchema } from "./primitives";
import { roundHalfUp, toHalere } from "./rounding";

test.each([
  [0.5, 1],
  [1.49, 1],
  [2.5, 3],
  [1.005 * 100, 101],
  [16.8, 17],
  [-0.2, 0],
  [-2.5, -2],
])("%d rounds to %d", (amount, rounded) => expect(roundHalfUp(amount)).toBe(rounded));

test("crowns with three decimals round as on paper, also where binary fractions fall short", () => {
  expect([1.005, 2.675, 0.285].map(toHalere)).toEqual([101, 268, 29]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (thousandths) => {
      const onPaper = Math.floor((thousandths + 5) / 10);
      expect(toHalere(thousandths / 1000)).toBe(onPaper);
      expect(moneySchema.decode(thousandths / 1000)).toBe(onPaper);
    }),
  );
});

test("what is written with two decimals is read back to the haléř", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (halere) => {
      expect(moneySchema.decode(moneySchema.encode(halere))).toBe(halere);
    }),
  );
});
