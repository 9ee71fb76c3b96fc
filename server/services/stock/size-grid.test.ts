import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const range = { source: "praha", from: "2027-02-08", to: "2027-02-23" };

test("the grid says of every size what its own calendar says", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ sku: "SKI-1-170", qty: 1, from: "2027-02-10", to: "2027-02-12", source: "praha" }));
  const grid = valueOf(await shop.port.getSizeGrid({ sku: "SKI-1", ...range }, shop.context()));
  expect(grid.variants.map(({ sku }) => sku)).toEqual(["SKI-1-160", "SKI-1-170", "SKI-1-180"]);
  for (const { sku, free } of grid.variants) {
    const { days } = valueOf(await shop.port.getCalendar({ sku, ...range }, shop.context()));
    expect(grid.days.map((day, index) => ({ ...day, free: free[index] }))).toEqual(days);
  }
  // Booked elsewhere on the 20th and 21st.
  expect(grid.variants[0]?.free.slice(11)).toEqual([1, 0, 0, 1, 1]);
  // What the asker keeps himself is free for him.
  const own = valueOf(await shop.port.getSizeGrid({ sku: "SKI-1", ...range }, jana.context()));
  expect([grid.variants[1]?.free[2], own.variants[1]?.free[2]]).toEqual([1, 2]);
});

test("more days than a grid shows, an unknown branch or product are refused", async () => {
  const ask = async (more: object) =>
    refusalOf(await shop.port.getSizeGrid({ sku: "SKI-1", ...range, ...more }, shop.context())).code;
  expect(await ask({ to: "2027-09-01" })).toBe("invalid_period");
  expect(await ask({ to: "2027-02-01" })).toBe("invalid_period");
  expect(await ask({ source: "mars" })).toBe("not_found");
  expect(await ask({ sku: "NOTHING" })).toBe("product_not_found");
});
