import fc from "fast-check";
import type { PriceBand } from "@/lib/contract";
import { addDays } from "./days";
import { oneDayPrice, rentPrice } from "./pricing";
import {
  chargedPriceList,
  type EnteredBand,
  type PriceTax,
  type PriceTerms,
  regularPriceList,
  specialStretches,
  standingSpecial,
} from "./special-price";
import { taxContained } from "./tax";

const gross: PriceTax = { rate: 21, pricesIncludeTax: true };
const net: PriceTax = { rate: 21, pricesIncludeTax: false };
const today = "2027-02-01";
const terms = (crowns: number, more: Partial<PriceTerms> = {}): PriceTerms => ({
  price_list: [{ days_from: 1, days_to: null, price_per_day: crowns * 100 }],
  special_price: null,
  special_from_date: null,
  special_to_date: null,
  final_price: null,
  ...more,
});
const past = { special_from_date: "2020-01-01", special_to_date: "2020-12-31" };
const future = { special_from_date: "2099-01-01" };

/** Worked examples, in haléře: entered, how, what is charged and the tax in it. */
test.each([
  ["1 plain net", terms(100), net, 121_00, 21_00],
  ["2 gross source", terms(121), gross, 121_00, 21_00],
  ["3 no rate", terms(100), { rate: 0, pricesIncludeTax: false }, 100_00, 0],
  ["4 special without days", terms(100, { special_price: 80_00 }), net, 96_80, 16_80],
  ["5a special that is over", terms(100, { special_price: 80_00, ...past }), net, 121_00, 21_00],
  ["5b special to come", terms(100, { special_price: 80_00, ...future }), net, 121_00, 21_00],
  ["6 special above the price", terms(100, { special_price: 120_00 }), net, 121_00, 21_00],
  ["7 final below the price", terms(100, { final_price: 90_00 }), net, 108_90, 18_90],
  ["8 final below the special", terms(100, { special_price: 80_00, final_price: 70_00 }), net, 84_70, 14_70],
  ["9 special below the final", terms(100, { special_price: 80_00, final_price: 90_00 }), net, 96_80, 16_80],
  ["10 lower rate", terms(250), { rate: 12, pricesIncludeTax: false }, 280_00, 30_00],
  ["14 halves of haléře", terms(99.9), net, 120_88, 20_98],
  [
    "special above the price, final below it",
    terms(100, { special_price: 120_00, final_price: 90_00 }),
    gross,
    90_00,
    15_62,
  ],
  ["special at zero", terms(100, { special_price: 0 }), gross, 100_00, 17_36],
])("%s", (_, entered, tax, price, contained) => {
  const charged = oneDayPrice(chargedPriceList(entered, today, tax)) ?? 0;
  expect([charged, taxContained(charged, tax.rate)]).toEqual([price, contained]);
});

test("a special price stands on its first and its last day, and on none beside them", () => {
  const offer = terms(100, { special_price: 80_00, special_from_date: "2027-02-01", special_to_date: "2027-02-03" });
  expect(
    ["2027-01-31", "2027-02-01", "2027-02-03", "2027-02-04", null].map((day) => standingSpecial(offer, day)),
  ).toEqual([null, 80_00, 80_00, null, null]);
});

const bands: EnteredBand[] = [
  { days_from: 4, days_to: null, price_per_day: 297_00 },
  { days_from: 1, days_to: 1, price_per_day: 390_00 },
  { days_from: 2, days_to: 3, price_per_day: 350_00 },
];
const perDay = (list: readonly PriceBand[], days: number) => (rentPrice(list, days) ?? 0) / days / 100;

test("longer rents are lowered in proportion, to whole crowns, unless a band names its own special price", () => {
  const offer = terms(0, { price_list: bands, special_price: 299_50 });
  const lowered = chargedPriceList(offer, today, gross);
  // 350 × 299.50 / 390 = 268.78; 297 × 299.50 / 390 = 228.08.
  expect([1, 2, 4].map((days) => perDay(lowered, days))).toEqual([299.5, 269, 228]);
  const named = bands.map((band) => (band.days_from === 4 ? { ...band, special_price_per_day: 199_00 } : band));
  expect(perDay(chargedPriceList({ ...offer, price_list: named }, today, gross), 4)).toBe(199);
  // A final price is none: it knows nothing of special ones.
  const final = terms(0, { price_list: named, final_price: 299_50 });
  expect(perDay(chargedPriceList(final, today, gross), 4)).toBe(228);
});

test("what is charged without offers is what was entered, and entering it again changes nothing", () => {
  expect(chargedPriceList(terms(0, { price_list: bands }), today, gross)).toEqual(bands);
  const offer = terms(0, { price_list: bands, special_price: 300_00, final_price: 350_00 });
  expect(regularPriceList(offer, gross)).toEqual(bands);
  const charged = chargedPriceList(offer, today, gross);
  expect(chargedPriceList(terms(0, { price_list: charged }), today, gross)).toEqual(charged);
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays("2027-01-01", days));
const window = fc.record({
  special_from_date: fc.option(day),
  special_to_date: fc.option(day),
});

test("no offer makes anything dearer, on any day", () => {
  const price = fc.option(fc.integer({ min: 0, max: 600_00 }));
  const entered = fc
    .tuple(fc.shuffledSubarray(bands, { minLength: 3 }), price, price, window)
    .map(([price_list, special_price, final_price, days]) => ({ price_list, special_price, final_price, ...days }));
  fc.assert(
    fc.property(entered, day, fc.integer({ min: 1, max: 20 }), (offer, on, days) => {
      const regular = rentPrice(offer.price_list, days) ?? 0;
      expect(rentPrice(chargedPriceList(offer, on, gross), days)).toBeLessThanOrEqual(regular);
    }),
  );
});

test("on every day of a stretch the same special prices stand, and on no other day any", () => {
  fc.assert(
    fc.property(fc.array(window, { maxLength: 4 }), fc.integer({ min: -5, max: 50 }), (windows, days) => {
      const on = addDays("2027-01-01", days);
      const standing = (when: string) =>
        windows.map((offer) => standingSpecial(terms(100, { special_price: 80_00, ...offer }), when) !== null);
      const stretches = specialStretches(windows);
      const found = stretches.filter(({ from, to }) => from <= on && on <= to);
      expect(found).toHaveLength(standing(on).includes(true) ? 1 : 0);
      for (const { from, to } of found) expect([standing(from), standing(to)]).toEqual([standing(on), standing(on)]);
    }),
  );
});

describe("a customer group's price", () => {
  const tier = { group_id: 4, price: 70_00, special_from_date: null, special_to_date: null };
  const bands = [
    { days_from: 1, days_to: 1, price_per_day: 100_00 },
    { days_from: 2, days_to: null, price_per_day: 80_00 },
  ];
  const perDay = (more: Partial<PriceTerms>, tierGroup?: number, day = today) =>
    chargedPriceList({ ...terms(0), price_list: bands, ...more }, day, { ...gross, tierGroup }).map(
      ({ price_per_day }) => price_per_day,
    );

  test("lowers every length for its group, and for nobody else", () => {
    expect(perDay({ tier_prices: [tier] }, 4)).toEqual([70_00, 56_00]);
    expect([perDay({ tier_prices: [tier] }), perDay({ tier_prices: [tier] }, 5)]).toEqual([
      [100_00, 80_00],
      [100_00, 80_00],
    ]);
  });

  test("applies on its days alone, the first and the last among them", () => {
    const until = { ...tier, special_from_date: "2027-02-01", special_to_date: "2027-02-03" };
    const one = ["2027-01-31", "2027-02-01", "2027-02-03", "2027-02-04"].map(
      (day) => perDay({ tier_prices: [until] }, 4, day)[0],
    );
    expect(one).toEqual([100_00, 70_00, 70_00, 100_00]);
  });

  test("only where it is below the price; of several offers the lowest is charged", () => {
    expect(perDay({ tier_prices: [{ ...tier, price: 100_00 }] }, 4)).toEqual([100_00, 80_00]);
    expect(perDay({ tier_prices: [tier], special_price: 60_00 }, 4)[0]).toBe(60_00);
    expect(perDay({ tier_prices: [tier], special_price: 90_00, final_price: 80_00 }, 4)[0]).toBe(70_00);
    expect(perDay({ tier_prices: [tier], final_price: 50_00 }, 4)[0]).toBe(50_00);
  });

  test("is not what the price without any offer is", () => {
    const list = regularPriceList({ ...terms(0), price_list: bands, tier_prices: [tier] }, { ...gross, tierGroup: 4 });
    expect(list.map(({ price_per_day }) => price_per_day)).toEqual([100_00, 80_00]);
  });
});
