import { catalogue } from "@/shop.config";
import fc from "fast-check";
import type { PriceBand } from "@/lib/contract";
import { MAX_RENTAL_DAYS } from "./rental-period";
import {
  bandFor,
  cheapestDay,
  cheaperLonger,
  combinePriceLists,
  ladder,
  oneDayMore,
  oneDayPrice,
  priceLine,
  pricePerDay,
  nearestLength,
  rentableBetween,
  rentableFrom,
  rentPrice,
  rentTotals,
  shownPerDay,
} from "./pricing";

const band = (days_from: number, days_to: number | null, crowns: number): PriceBand => ({
  days_from,
  days_to,
  price_per_day: crowns * 100,
});
/** Customary bands; no longer rent costs less. */
const customary = [
  band(1, 1, 490),
  band(2, 3, 420),
  band(4, 4, 390),
  band(5, 5, 360),
  band(6, 6, 340),
  band(7, 9, 310),
  band(10, 14, 280),
  band(15, null, 270),
];

test.each([
  [1, 490],
  [2, 420],
  [3, 420],
  [4, 390],
  [5, 360],
  [6, 340],
  [7, 310],
  [9, 310],
  [10, 280],
  [14, 280],
  [15, 270],
  [90, 270],
])("%d days cost %d a day", (days, crowns) => {
  expect(pricePerDay(customary, days)).toBe(crowns * 100);
  expect(rentPrice(customary, days)).toBe(crowns * 100 * days);
});

test("the order of bands does not matter", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(customary, { minLength: customary.length }),
      fc.integer({ min: 1, max: 90 }),
      (shuffled, days) => {
        expect(bandFor(shuffled, days)).toEqual(bandFor(customary, days));
        expect(ladder(shuffled)).toEqual(ladder(customary));
      },
    ),
  );
});

test("a gap, an empty list and a price of zero are an unknown price", () => {
  expect(rentPrice([], 3)).toBeNull();
  expect(rentPrice([band(1, 2, 490), band(4, null, 300)], 3)).toBeNull();
  expect(rentPrice([band(1, null, 0)], 1)).toBeNull();
  expect(rentPrice(customary, 0)).toBeNull();
  expect(
    priceLine({
      priceList: [],
      chargedBy: "day",
      period: { from: "2027-02-13", to: "2027-02-15" },
      qty: 1,
      deposit: 0,
    }),
  ).toBeNull();
});

test("a price of zero is a price where the owner says so; a missing one never is", () => {
  const owner = jest.replaceProperty(catalogue, "zeroPriceProducts", true);
  const free = [{ days_from: 1, days_to: 2, price_per_day: 0 }];
  expect([rentPrice(free, 2), rentPrice(free, 3), rentPrice([], 1)]).toEqual([0, null, null]);
  owner.restore();
  expect(rentPrice(free, 2)).toBeNull();
});

test("the ladder shows the first day of each band", () => {
  expect(ladder([band(1, 1, 490), band(2, 3, 420), band(4, null, 390)])).toEqual([
    { days: 1, perDay: 49_000, total: 49_000 },
    { days: 2, perDay: 42_000, total: 84_000 },
    { days: 4, perDay: 39_000, total: 156_000 },
  ]);
  expect(oneDayPrice(customary)).toBe(49_000);
});

test("a longer rent that costs less is pointed out", () => {
  // 6 days cost 2 400, a week 2 100.
  expect(cheaperLonger([band(1, 6, 400), band(7, null, 300)], 6)).toEqual({ days: 7, total: 210_000 });
  expect(cheaperLonger([band(1, 6, 400), band(7, null, 300)], 5)).toBeNull();
  expect(cheaperLonger([band(1, 6, 400), band(7, null, 300)], 7)).toBeNull();
});

test("one day more adds its price, nothing, or less than nothing; what has no length adds none", () => {
  const week = [band(1, 5, 400), band(6, 6, 350), band(7, null, 300)];
  expect([1, 5, 6, 7].map((days) => oneDayMore(week, days, "day"))).toEqual([40_000, 10_000, 0, 30_000]);
  expect(oneDayMore([band(1, 6, 400), band(7, null, 300)], 6, "time")).toBe(-30_000);
  expect(oneDayMore(week, 2, "piece")).toBeNull();
  expect(oneDayMore(week, MAX_RENTAL_DAYS, "day")).toBeNull();
  expect(oneDayMore([band(1, 3, 400)], 3, "day")).toBeNull();
});

test("of two longer rents at the same lower price the shorter one is named", () => {
  expect(cheaperLonger([band(1, 5, 400), band(6, 8, 200), band(9, 11, 150), band(12, null, 100)], 5)).toEqual({
    days: 6,
    total: 120_000,
  });
});

test("whatever the bands, the hint is the cheapest longer rent there is", () => {
  const arbitraryBands = fc
    .array(fc.record({ length: fc.integer({ min: 1, max: 8 }), crowns: fc.integer({ min: 1, max: 900 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => {
      let next = 1;
      return parts.map(({ length, crowns }, index) => {
        const from = next;
        next += length;
        return band(from, index === parts.length - 1 ? null : next - 1, crowns);
      });
    });
  fc.assert(
    fc.property(arbitraryBands, fc.integer({ min: 1, max: 90 }), (bands, days) => {
      const total = rentPrice(bands, days) ?? 0;
      const longer = Array.from({ length: 90 - days }, (_, index) => rentPrice(bands, days + index + 1) ?? Infinity);
      const cheapest = Math.min(Infinity, ...longer);
      expect(cheaperLonger(bands, days)?.total ?? null).toBe(cheapest < total ? cheapest : null);
    }),
    { numRuns: 500 },
  );
});

test("a line is priced by its days and units, with the deposit beside", () => {
  const line = { priceList: customary, period: { from: "2027-02-13", to: "2027-02-15" }, qty: 2, deposit: 300_000 };
  const byDay = { days: 3, perDay: 42_000, unit: 126_000, total: 252_000, deposit: 600_000 };
  expect(priceLine({ ...line, chargedBy: "day" })).toEqual(byDay);
  expect(priceLine({ ...line, chargedBy: "time" })).toEqual(byDay);
});

test("what is charged by the piece costs the same however long it is kept", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), (days) => {
      expect(rentPrice(customary, days, "piece")).toBe(49_000);
    }),
  );
  const voucher = { priceList: customary, chargedBy: "piece" as const, qty: 2, deposit: 0 };
  expect(priceLine({ ...voucher, period: { from: "2027-02-13", to: "2027-02-14" } })).toMatchObject({
    perDay: 49_000,
    unit: 49_000,
    total: 98_000,
  });
  expect(rentTotals(customary, "piece").slice(0, 3)).toEqual([49_000, 49_000, 49_000]);
});

test("things rented together cost what each of them does, and have no price where one of them has none", () => {
  const boots = [band(1, 2, 200), band(3, 5, 150)];
  const combined = combinePriceLists([
    { priceList: customary, units: 1 },
    { priceList: boots, units: 2 },
  ]);
  for (let days = 1; days <= 10; days += 1) {
    const apart = [rentPrice(customary, days), rentPrice(boots, days)];
    expect([days, rentPrice(combined, days)]).toEqual([
      days,
      apart.includes(null) ? null : (apart[0] ?? 0) + 2 * (apart[1] ?? 0),
    ]);
  }
  expect(combinePriceLists([])).toEqual([]);
});

test("a long rent is what the longest band says, where length makes a day cheaper at all", () => {
  expect(cheapestDay(customary)).toEqual({ days: 15, perDay: 270_00, total: 15 * 270_00 });
  expect(cheapestDay([band(1, null, 490)])).toBeNull();
  expect(cheapestDay([band(1, 3, 490), band(4, null, 490)])).toBeNull();
  expect(cheapestDay([])).toBeNull();
});

test("a thing that is rented for so many days at least has no shorter prices, and shows the first that it has", () => {
  expect(rentableFrom(customary, 1)).toEqual(customary);
  const fromTwo = rentableFrom(customary, 2);
  expect([rentPrice(fromTwo, 1), rentPrice(fromTwo, 2)]).toEqual([null, rentPrice(customary, 2)]);
  expect(shownPerDay(fromTwo)).toBe(pricePerDay(customary, 2));
  const fromThree = rentableFrom(customary, 3);
  expect([rentPrice(fromThree, 2), rentPrice(fromThree, 3)]).toEqual([null, rentPrice(customary, 3)]);
  expect(shownPerDay(customary)).toBe(oneDayPrice(customary));
  // Prices that end before the shortest rent are still better than none.
  expect(rentableFrom([band(1, 1, 490)], 2)).toEqual([band(1, 1, 490)]);
  expect(shownPerDay([])).toBeNull();
});

test("where a season bounds a rent, a price list begins and ends there, and the nearest length has a price", () => {
  const season = rentableBetween(customary, { shortest: 4, longest: 8 });
  expect([3, 4, 8, 9].map((days) => rentPrice(season, days))).toEqual([
    null,
    rentPrice(customary, 4),
    rentPrice(customary, 8),
    null,
  ]);
  expect([1, 5, 30].map((days) => nearestLength(season, days))).toEqual([4, 5, 8]);
  // One day more can't be had.
  expect(oneDayMore(season, 8, "day")).toBeNull();
  expect(rentableBetween(customary, {})).toEqual(customary);
  expect(nearestLength(customary, 60)).toBe(60);
  // Prices of other lengths are still better than none.
  expect(rentableBetween([band(5, 5, 490)], { longest: 2 })).toEqual([band(5, 5, 490)]);
  expect(nearestLength([], 3)).toBe(3);
});
