import fc from "fast-check";
import { cartTotals } from "./totals";

const line = (unit: number, qty: number, deposit = 0, taxRate = 21) => ({ unit, qty, deposit, taxRate });
const withServices = (unit: number, qty: number, services: number) => ({ ...line(unit, qty), services });

test("shipping counts once: lines 1×1 and 2×2, shipping 8 and payment 4 make 17", () => {
  expect(cartTotals({ lines: [line(1, 1), line(2, 2)], shipping: 8, payment: 4 })).toMatchObject({
    subtotal_incl_tax: 5,
    shipping: 8,
    payment: 4,
    grand_total: 17,
  });
});

test("the deposit is summed by units and stays out of the grand total", () => {
  expect(cartTotals({ lines: [line(126_000, 2, 300_000), line(50_000, 1, 100_000)] })).toMatchObject({
    grand_total: 302_000,
    deposit: 700_000,
  });
});

test("services add for every unit, a discount takes off no more than there is", () => {
  expect(cartTotals({ lines: [withServices(10_000, 1, 5_000)], discount: 3_000 })).toMatchObject({
    services: 5_000,
    discount: 3_000,
    grand_total: 12_000,
  });
  expect(cartTotals({ lines: [withServices(10_000, 3, 5_000), line(10_000, 2)] })).toMatchObject({
    subtotal_incl_tax: 50_000,
    services: 15_000,
    grand_total: 65_000,
  });
  expect(cartTotals({ lines: [line(10_000, 1)], discount: 99_000 })).toMatchObject({
    discount: 10_000,
    grand_total: 0,
    tax: 0,
  });
});

test("tax is what the grand total contains", () => {
  expect(cartTotals({ lines: [line(12_100, 1), line(11_200, 1, 0, 12)], shipping: 12_100, taxRate: 21 }).tax).toBe(
    2_100 + 1_200 + 2_100,
  );
  expect(cartTotals({ lines: [line(12_100, 2)], discount: 12_100 }).tax).toBe(2_100);
  expect(cartTotals({ lines: [withServices(12_100, 2, 6_050)], taxRate: 21 }).tax).toBe(4_200 + 2_100);
});

test("an empty cart is all zeros", () => expect(Object.values(cartTotals({ lines: [] }))).toEqual(Array(8).fill(0)));

test("the parts always add up, in whole haléře", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const anyLine = fc.record({
    unit: amount,
    qty: fc.integer({ min: 1, max: 99 }),
    deposit: amount,
    services: amount,
    taxRate: fc.constantFrom(0, 12, 21),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 10 }),
      fc.record({ shipping: amount, payment: amount, discount: amount }),
      (lines, extras) => {
        const totals = cartTotals({ lines, ...extras, taxRate: 21 });
        expect(totals.grand_total).toBe(
          totals.subtotal_incl_tax + totals.shipping + totals.payment + totals.services - totals.discount,
        );
        expect(Object.values(totals).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
        expect(totals.tax).toBeLessThanOrEqual(totals.grand_total);
      },
    ),
  );
});
