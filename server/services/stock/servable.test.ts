import { everyDay, product, smallShop, source } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", { closed_days: ["2027-02-10"] }),
      source("brno", "Brno", { opening_hours: everyDay.slice(0, 6), order_until: "12:00" }),
    ],
    categories: [
      ...(smallShop.categories ?? []),
      {
        id: 82,
        parent_id: 69,
        name: "Lodě",
        slug: "lode",
        rent_rules: [{ shortest_days: 2, longest_days: 5, start_weekdays: [1, 5, 6] }],
      },
    ],
    products: [
      ...(smallShop.products ?? []),
      product("BOAT", "Loď", { category_ids: [82], stock: { praha: 2, brno: 1 } }),
    ],
  });
});
afterAll(() => shop.close());

/** 8 February 2027 is a Monday; Prague is an hour ahead. */
const noon = new Date("2027-02-08T12:30:00+01:00");
const ask = async (sku: string, dateFrom: string, dateTo: string) =>
  valueOf(await shop.port.checkVariants({ sku, dateFrom, dateTo }, shop.context({ now: noon }))).sources;
const free = async (sku: string, dateFrom: string, dateTo: string, at?: string) =>
  valueOf(await shop.port.checkStock({ sku, dateFrom, dateTo, source: at }, shop.context({ now: noon })));

test.each([
  ["brno", "HELMET", "2027-02-08", "2027-02-09", { code: "too_late", details: { next: "2027-02-09", source: "brno" } }],
  ["brno", "HELMET", "2027-02-12", "2027-02-14", { code: "closed_day", details: { end: "to", day: "2027-02-14" } }],
  ["praha", "HELMET", "2027-02-10", "2027-02-11", { code: "closed_day", details: { end: "from" } }],
  ["praha", "BOAT", "2027-02-12", "2027-02-12", { code: "rent_length", details: { shortest: 2, longest: 5 } }],
  ["praha", "BOAT", "2027-02-09", "2027-02-11", { code: "start_day", details: { next: "2027-02-12" } }],
])("sizes at %s say that %s from %s to %s is refused, as the cart does", async (at, sku, from, to, refused) => {
  const answer = (await ask(sku, from, to)).find(({ id }) => id === at);
  expect(answer?.refused).toMatchObject(refused);
  const put = (await openShopper(shop, noon)).put({ sku, qty: 1, from, to, source: at });
  expect(refusalOf(await put)).toMatchObject(answer?.refused ?? {});
  expect(await free(sku, from, to, at)).toMatchObject({ qty: 0, is_in_stock: false });
});

test("what can be served is not refused, at each branch for itself", async () => {
  const branches = await ask("HELMET", "2027-02-08", "2027-02-09");
  expect(branches.map(({ id, refused }) => [id, refused?.code])).toEqual([
    ["praha", undefined],
    ["brno", "too_late"],
  ]);
  expect((await free("HELMET", "2027-02-08", "2027-02-09")).qty).toBe(3);
  expect((await free("BOAT", "2027-02-12", "2027-02-13")).qty).toBe(2);
});

test("nobody is too late for what is not handed over", async () => {
  expect((await ask("VOUCHER", "2027-02-14", "2027-02-14")).every(({ refused }) => !refused)).toBe(true);
});
