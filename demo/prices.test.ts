import { rentPrice } from "@/lib/domain/pricing";
import { productRecord } from "@/server/importer/format";
import { demoCatalogue } from "./catalogue";
import { priceList } from "./prices";

const toHalere = (bands: readonly { days_from: number; days_to: number | null; price_per_day: number }[]) =>
  bands.map((band) => ({ ...band, price_per_day: band.price_per_day * 100 }));

/** Lengths whose rent costs less than that of one day fewer. */
function bargains(bands: Parameters<typeof toHalere>[0]): number[] {
  const list = toHalere(bands);
  return Array.from({ length: 89 }, (_, index) => index + 2).filter(
    (days) => (rentPrice(list, days) ?? 0) < (rentPrice(list, days - 1) ?? 0),
  );
}

test.each(["winter", "summer", "small", "flat"] as const)("a longer rent on the %s curve never costs less", (curve) => {
  for (let price = 20; price < 1600; price += 7) expect(bargains(priceList(price, curve))).toEqual([]);
});

test("the customary bands", () => {
  expect(priceList(390, "winter").map((band) => [band.days_from, band.days_to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 9],
    [10, 14],
    [15, null],
  ]);
});

test("in the whole shop only the roof box is cheaper for a week than for six days", () => {
  const products = demoCatalogue("2027-02-10").records.products.map((product) => productRecord.parse(product));
  const odd = products.flatMap((product) =>
    [product.price_list, ...product.children.map((child) => child.price_list ?? [])]
      .filter((bands) => bands.length > 0 && bargains(bands).length > 0)
      .map(() => product.sku),
  );
  expect(odd).toEqual(["CAR-102"]);
  for (const product of products.filter((each) => each.deposit > 0))
    expect(product.deposit).toBeLessThanOrEqual(10_000);
});
