import { SUGGESTED_AMONG, SUGGESTED_AMONG_AT_MOST } from "@/lib/contract/limits";
import { product, smallShop } from "@/server/testing/records";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/* A shop where more things are called by a word than suggestions look at. */

const hats = Array.from({ length: SUGGESTED_AMONG + 10 }, (_, index) =>
  product(`HAT-${index}`, `Kulich ${index}`, { popularity: 100 + index, stock: { praha: 1 } }),
);
const caps = Array.from({ length: SUGGESTED_AMONG_AT_MOST + 1 }, (_, index) =>
  product(`CAP-${index}`, `Čepice ${index}`, { popularity: 1 + index, stock: { praha: 1 } }),
);
const elsewhere = product("HAT-BRNO", "Kulich z Brna", { popularity: 1, stock: { brno: 1 } });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ ...smallShop, products: [...(smallShop.products ?? []), ...hats, ...caps, elsewhere] });
});
afterAll(() => shop.close());

const suggest = async (search: string, more = {}) =>
  valueOf(await shop.port.suggest({ search, size: 6, ...more }, shop.context()));

test.each(["kul", "kulich"])(
  "the most popular of what %s finds are named, and counted as far as looked at",
  async (text) => {
    const found = await suggest(text);
    const best = hats.slice(-6).map(({ sku }) => sku);
    expect(found.products.map(({ sku }) => sku)).toEqual(best.reverse());
    expect([found.total, found.taken]).toEqual([SUGGESTED_AMONG, false]);
  },
);

test("what is popular but not to be had does not hide what is", async () => {
  const found = await suggest("kulich", { place: "brno" });
  expect(found.products.map(({ sku }) => sku)).toEqual(["HAT-BRNO"]);
  expect([found.total, found.taken]).toEqual([1, false]);
});

test("the whole search still counts all of them", async () => {
  const all = valueOf(await shop.port.listProducts({ search: "kulich", size: 6, start: 0 }, shop.context()));
  expect(all.total).toBe(hats.length + 1);
});

describe("in days when the popular ones are taken", () => {
  const days = { dateFrom: "2027-02-08", dateTo: "2027-02-10" };
  const take = (skus: readonly string[]) =>
    shop.pool.query(
      `INSERT INTO stock_day (variant_id, source_id, day, units, booked)
       SELECT v.id, 'praha', '2027-02-09', 1, 1 FROM variant v WHERE v.sku = ANY ($1)
       ON CONFLICT (variant_id, source_id, day) DO UPDATE SET booked = 1`,
      [skus],
    );
  const popular = [...caps].reverse().map(({ sku }) => sku);

  test("the next ones are looked at", async () => {
    await take(popular.slice(0, SUGGESTED_AMONG + 10));
    const found = await suggest("čepice", days);
    expect(found.products.map(({ sku }) => sku)).toEqual(popular.slice(SUGGESTED_AMONG + 10).slice(0, 6));
    expect(found.taken).toBe(false);
  });

  test("but not all there are: those that are named then are taken, and said to be", async () => {
    await take(popular.slice(0, SUGGESTED_AMONG_AT_MOST));
    const found = await suggest("čepice", days);
    expect(found.products.map(({ sku }) => sku)).toEqual(popular.slice(0, 6));
    expect([found.total, found.taken]).toEqual([SUGGESTED_AMONG, true]);
  });
});
