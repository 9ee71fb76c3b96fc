import fc from "fast-check";
import { roundHalfUp } from "@/lib/contract/rounding";
import { customers } from "@/shop.config";
import { isShownNet, netList, withoutTax } from "./net-price";
import { rentPrice } from "./pricing";

test("the owner says which groups are shown prices without tax", () => {
  const name = { cs: "x", en: "x", de: "x", it: "x" };
  jest.replaceProperty(customers, "groups", [
    { id: 3, code: "public", name, net: false },
    { id: 4, code: "company", name, net: true },
  ]);
  expect([3, 4, 5].map(isShownNet)).toEqual([false, true, false]);
  jest.restoreAllMocks();
});

test("a rent of many days without tax is what its whole price is without tax, to the haléř", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 1, max: 90 }),
      fc.constantFrom(0, 12, 21),
      (perDay, days, rate) => {
        const list = [{ days_from: 1, days_to: null, price_per_day: perDay, once: 3 }];
        const shown = roundHalfUp(rentPrice(netList(list, rate), days) ?? 0);
        expect(Math.abs(shown - withoutTax(rentPrice(list, days) ?? 0, rate))).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("121 crowns are 100 without 21 percent", () => {
  expect(withoutTax(121_00, 21)).toBe(100_00);
  expect(withoutTax(100_00, 0)).toBe(100_00);
});
