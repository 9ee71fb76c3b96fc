import type { TaxRule } from "@/lib/contract";
import { findRate, grossOf, taxContained } from "./tax";

const rules: TaxRule[] = [
  {
    id: 1,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ rate: 21, tax_country_id: "CZ", tax_region_id: 0 }],
  },
  { id: 2, product_tax_class_ids: [4], customer_tax_class_ids: [3], rates: [{ rate: 12, tax_country_id: "CZ" }] },
];

test.each([
  ["the first rule of the class", 2, "CZ", undefined, 21],
  ["another class", 4, "CZ", undefined, 12],
  ["a class without a rule", 77, "CZ", undefined, 0],
  ["no class", 0, "CZ", undefined, 0],
  ["another country", 2, "PL", undefined, 0],
  ["the customer group of the rule", 2, "CZ", 3, 21],
  ["another customer group", 2, "CZ", 7, 0],
])("rate of %s", (_, classId, country, customerGroup, rate) => {
  expect(findRate(rules, classId, country, { customerGroup })).toBe(rate);
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

test("tax in an amount, and on one without it", () => {
  expect([grossOf(10_000, 21), grossOf(9_990, 21), grossOf(10_000, 0)]).toEqual([12_100, 12_088, 10_000]);
  expect(taxContained(12_100, 21)).toBe(2_100);
  expect(taxContained(49_000, 21)).toBe(8_504);
  expect(taxContained(49_000, 0)).toBe(0);
});
