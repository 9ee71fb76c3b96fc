import type { PriceBand } from "@/lib/contract";
import {
  defaultSelections,
  linkSurcharge,
  type OfferedLink,
  selectedParts,
  setsFree,
  withSelection,
} from "./set-choice";
import { setPrice } from "./set-price";

const flat = (price: number): PriceBand[] => [{ days_from: 1, days_to: null, price_per_day: price }];
const link = (sku: string, more: Partial<OfferedLink> = {}): OfferedLink => ({
  sku,
  qty: 1,
  surcharge: 0,
  isDefault: false,
  priceList: flat(300_00),
  ...more,
});
const skis = {
  option_id: "skis",
  required: true,
  links: [link("S-160"), link("S-170", { isDefault: true }), link("S-180", { priceList: flat(340_00) })],
};
const poles = { option_id: "poles", required: true, links: [link("P", { qty: 2, priceList: flat(40_00) })] };
const helmet = { option_id: "helmet", required: false, links: [link("H-M"), link("H-L")] };
const options = [skis, poles, helmet];

test("a bundle begins with each option's default, else its first; what need not be had is left out", () => {
  expect(defaultSelections(options)).toEqual([
    { option_id: "skis", option_qty: 1, option_selections: ["S-170"] },
    { option_id: "poles", option_qty: 1, option_selections: ["P"] },
  ]);
});

test("another choice takes the place of the one before, and none takes the option out", () => {
  const chosen = withSelection(defaultSelections(options), "helmet", { sku: "H-L", qty: 1 });
  expect(selectedParts(options, chosen)?.map(({ sku, units }) => [sku, units])).toEqual([
    ["S-170", 1],
    ["P", 2],
    ["H-L", 1],
  ]);
  expect(selectedParts(options, withSelection(chosen, "helmet", null))).toHaveLength(2);
  expect(selectedParts(options, withSelection(chosen, "skis", null))).toBeNull();
});

test("as many sets as the scarcest part allows, where two options share one part together", () => {
  const free = { S: 3, P: 5 };
  const freeOf = (sku: string) => free[sku as keyof typeof free] ?? null;
  expect(
    setsFree(
      [
        { sku: "S", units: 1 },
        { sku: "P", units: 2 },
      ],
      freeOf,
    ),
  ).toBe(2);
  expect(
    setsFree(
      [
        { sku: "P", units: 2 },
        { sku: "P", units: 1 },
      ],
      freeOf,
    ),
  ).toBe(1);
  expect(setsFree([{ sku: "unknown", units: 1 }], freeOf)).toBeNull();
  expect(setsFree([], freeOf)).toBeNull();
});

test("a choice costs more than the default by its own price, or by its surcharge in a set with one price", () => {
  const [, , longer] = skis.links;
  if (!longer) throw new Error("no link");
  expect(linkSurcharge(skis.links, longer, { pricedByParts: true, days: 3 })).toBe(40_00);
  expect(linkSurcharge(skis.links, longer, { pricedByParts: false, days: 3 })).toBe(0);
  const better = link("S-PRO", { surcharge: 90_00 });
  expect(linkSurcharge([...skis.links, better], better, { pricedByParts: false, days: 3 })).toBe(90_00);
  expect(linkSurcharge(skis.links, link("?", { priceList: [] }), { pricedByParts: true, days: 1 })).toBeNull();
});

test("a set costs what its parts do, or its own price; surcharges come on top for every day", () => {
  const parts = [
    { priceList: flat(300_00), deposit: 2000_00, units: 1, surcharge: 50_00 },
    { priceList: flat(40_00), deposit: 100_00, units: 2 },
  ];
  const own = { priceList: flat(400_00), deposit: 0, pricedByParts: true };
  expect(setPrice(own, parts)).toEqual({ priceList: flat(430_00), deposit: 2200_00 });
  expect(setPrice({ ...own, deposit: 500_00 }, parts).deposit).toBe(500_00);
  expect(setPrice({ ...own, pricedByParts: false }, parts)).toEqual({ priceList: flat(450_00), deposit: 0 });
});
