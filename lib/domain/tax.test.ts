import fc from "fast-check";
import type { TaxRule } from "@/lib/contract";
import { calculateProductPrices, findRate, netOfGross, type PricedThing, type TaxContext, taxContained } from "./tax";

const rules: TaxRule[] = [
  {
    id: 1,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ rate: 21, tax_country_id: "CZ", tax_region_id: 0 }],
  },
  { id: 2, product_tax_class_ids: [4], customer_tax_class_ids: [3], rates: [{ rate: 12, tax_country_id: "CZ" }] },
];
const context = (more: Partial<TaxContext> = {}): TaxContext => ({
  rules,
  country: "CZ",
  now: new Date("2027-02-01T12:00:00Z"),
  ...more,
});
const past = { special_from_date: "2020-01-01", special_to_date: "2020-12-31" };
const future = { special_from_date: "2099-01-01" };

type Example = [name: string, thing: PricedThing, more: Partial<TaxContext>, expected: Record<string, number>];
/** Sixteen worked examples; `price`, `price_tax`, `price_incl_tax` in this order. */
const prices = (price: number, tax: number, gross: number, more: Record<string, number> = {}) => ({
  price,
  price_tax: tax,
  price_incl_tax: gross,
  ...more,
});
const examples: Example[] = [
  [
    "1 plain net",
    { price: 100, tax_class_id: 2 },
    {},
    prices(100, 21, 121, { original_price_incl_tax: 121, special_price: 0 }),
  ],
  ["2 gross source", { price: 121, tax_class_id: 2 }, { sourceIncludesTax: true }, prices(100, 21, 121)],
  ["3a class unknown", { price: 100, tax_class_id: 77 }, {}, prices(100, 0, 100)],
  ["3b class 0", { price: 100, tax_class_id: 0 }, {}, prices(100, 0, 100)],
  ["3c other country", { price: 100, tax_class_id: 2 }, { country: "PL" }, prices(100, 0, 100)],
  [
    "4 special without dates",
    { price: 100, special_price: 80, tax_class_id: 2 },
    {},
    prices(80, 16.8, 96.8, { original_price: 100, special_price_incl_tax: 96.8 }),
  ],
  [
    "5a special expired",
    { price: 100, special_price: 80, tax_class_id: 2, ...past },
    {},
    prices(100, 21, 121, { special_price: 0 }),
  ],
  [
    "5b special to come",
    { price: 100, special_price: 80, tax_class_id: 2, ...future },
    {},
    prices(100, 21, 121, { special_price: 0 }),
  ],
  [
    "6 special above the price",
    { price: 100, special_price: 120, tax_class_id: 2 },
    {},
    prices(100, 21, 121, { special_price: 0, original_special_price: 120 }),
  ],
  [
    "7 final below the price",
    { price: 100, final_price: 90, tax_class_id: 2 },
    {},
    prices(90, 18.9, 108.9, { original_price: 100 }),
  ],
  [
    "8 final below the special",
    { price: 100, special_price: 80, final_price: 70, tax_class_id: 2 },
    {},
    prices(80, 16.8, 96.8, { special_price: 70, special_price_tax: 14.7, special_price_incl_tax: 84.7 }),
  ],
  [
    "9 special below the final",
    { price: 100, special_price: 80, final_price: 90, tax_class_id: 2 },
    {},
    prices(80, 16.8, 96.8),
  ],
  ["10 lower rate", { price: 250, tax_class_id: 4 }, {}, prices(250, 30, 280)],
  [
    "11 parent without price",
    { price: 0, tax_class_id: 2, configurable_children: [{ price: 500 }, { price: 400 }] },
    {},
    prices(400, 84, 484),
  ],
  [
    "12 parent cheaper than children",
    { price: 300, tax_class_id: 2, configurable_children: [{ price: 500 }, { price: 400 }] },
    {},
    prices(300, 63, 363),
  ],
  [
    "13 child on offer",
    { price: 500, tax_class_id: 2, configurable_children: [{ price: 500, special_price: 450 }, { price: 600 }] },
    {},
    prices(450, 94.5, 544.5, { special_price: 450 }),
  ],
  ["14 price as text", { price: "99.90", tax_class_id: 2 }, {}, prices(99.9, 20.979, 120.879)],
  [
    "15 gross final over a net price",
    { price: 100, final_price: 96.8, tax_class_id: 2 },
    { finalIncludesTax: true },
    prices(80, 16.8, 96.8),
  ],
  [
    "16a customer group of the rule",
    { price: 100, tax_class_id: 2 },
    { rate: { customerGroup: 3 } },
    prices(100, 21, 121),
  ],
  ["16b other customer group", { price: 100, tax_class_id: 2 }, { rate: { customerGroup: 7 } }, prices(100, 0, 100)],
];

const expectPrices = (actual: object, expected: Record<string, number>): void => {
  for (const [field, value] of Object.entries(expected))
    expect([field, actual[field as keyof typeof actual]]).toEqual([field, expect.closeTo(value, 8)]);
};

test.each(examples)("%s", (_, thing, more, expected) =>
  expectPrices(calculateProductPrices(thing, context(more)), expected),
);

test.each(examples)("%s, computed twice", (_, thing, more) => {
  const once = calculateProductPrices(thing, context(more));
  expect(calculateProductPrices(once, context(more))).toEqual(once);
});

test("a gross source with a special price, computed twice", () => {
  const gross = context({ sourceIncludesTax: true });
  const once = calculateProductPrices({ price: 121, special_price: 96.8, tax_class_id: 2 }, gross);
  expectPrices(once, { price: 80, price_incl_tax: 96.8 });
  expectPrices(calculateProductPrices(once, gross), { price: 80, price_incl_tax: 96.8 });
});

test("computing twice never changes anything, whatever is entered", () => {
  const price = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.double({ min: 0, max: 1e5, noNaN: true }),
    fc.constant(null),
    fc.constant("99.90"),
    fc.constant("nonsense"),
  );
  const offer = fc.record(
    {
      price,
      special_price: price,
      final_price: price,
      special_from_date: fc.constantFrom(null, "2020-01-01", "2099-01-01"),
      special_to_date: fc.constantFrom(null, "2020-01-01", "2099-01-01"),
    },
    { requiredKeys: ["price"] },
  );
  const thing = fc
    .tuple(offer, fc.constantFrom(0, 2, 4), fc.option(fc.array(offer, { maxLength: 3 }), { nil: undefined }))
    .map(([own, tax_class_id, configurable_children]) => ({ ...own, tax_class_id, configurable_children }));
  fc.assert(
    fc.property(thing, fc.boolean(), fc.boolean(), (entered, sourceIncludesTax, finalIncludesTax) => {
      const settings = context({ sourceIncludesTax, finalIncludesTax });
      const once = calculateProductPrices(entered, settings);
      expect(calculateProductPrices(once, settings)).toEqual(once);
      expect(once.price_incl_tax).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test("a child at the parent's own price shows its offer", () => {
  const once = calculateProductPrices(
    { price: 450, tax_class_id: 2, configurable_children: [{ price: 500, special_price: 450 }] },
    context(),
  );
  expectPrices(once, { price: 450, special_price: 450 });
});

test("offer bounds are exclusive", () => {
  const now = new Date("2027-02-01T00:00:00Z");
  const offer = { price: 100, special_price: 80, tax_class_id: 2 };
  expect(calculateProductPrices({ ...offer, special_from_date: now.toISOString() }, context({ now })).price).toBe(100);
  expect(calculateProductPrices({ ...offer, special_to_date: now.toISOString() }, context({ now })).price).toBe(100);
  expect(
    calculateProductPrices(
      { ...offer, special_from_date: "2027-01-31", special_to_date: "2027-02-02" },
      context({ now }),
    ).price,
  ).toBe(80);
});

test("a rate of another region does not apply, one of the same or of all regions does", () => {
  const regional: TaxRule[] = [
    {
      id: 1,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [],
      rates: [
        { rate: 5, tax_country_id: "CZ", tax_region_id: 9 },
        { rate: 21, tax_country_id: "CZ" },
      ],
    },
  ];
  expect(findRate(regional, 2, "CZ", { regionId: 9 })).toBe(5);
  expect(findRate(regional, 2, "CZ", { regionId: 8 })).toBe(21);
  expect(findRate(regional, 2, "CZ")).toBe(21);
});

test("net and tax of a gross amount", () => {
  expect(netOfGross(121, 0.21)).toBeCloseTo(100, 10);
  expect(taxContained(12_100, 21)).toBe(2_100);
  expect(taxContained(49_000, 21)).toBe(8_504);
  expect(taxContained(49_000, 0)).toBe(0);
});
