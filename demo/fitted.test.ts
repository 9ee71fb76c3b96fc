import { demoCatalogue } from "./catalogue";
import { fittedTo, shopPlaces } from "./fitted";

const { records } = demoCatalogue("2027-01-10");

test("with all that the configuration comes with, the demo is as it was", () =>
  expect(fittedTo(shopPlaces, records)).toEqual(records));

test("what was in a front, a carrier or a group that is gone is left out, or stands in the first front", () => {
  const fitted = fittedTo({ fronts: ["main"], hasPoints: () => false, hasGroup: () => false }, records);
  const codes = [...fitted.sources, ...fitted.products, ...fitted["equipment-guide"]].map(
    ({ store_codes }) => store_codes,
  );
  expect([...new Set(codes.map(String))]).toEqual(["main"]);
  expect(fitted.fronts.map(({ store_code }) => store_code)).toEqual(["main"]);
  expect(fitted["pickup-points"]).toEqual([]);
  const tiers = fitted.products.flatMap(({ tier_prices = [], children = [] }) => [
    ...tier_prices,
    ...children.flatMap((child) => child.tier_prices ?? []),
  ]);
  expect(tiers).toEqual([]);
  expect(fitted.products).toHaveLength(records.products.length);
});
