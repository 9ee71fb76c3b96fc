import { MAX_SEARCH_TEXT } from "@/lib/contract/limits";
import { smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(smallShop);
});
afterAll(() => shop.close());

const suggest = async (search: string, more = {}) =>
  valueOf(await shop.port.suggest({ search, size: 6, ...more }, shop.context()));

test("products, sections and brands of a word that is still being typed", async () => {
  const found = await suggest("lyž");
  expect(found.products.map(({ sku }) => sku).sort()).toEqual(["SET", "SKI-1", "SKI-2"]);
  expect([found.total, found.taken]).toEqual([3, false]);
  expect(found.categories.map(({ name }) => name)).toEqual(["Lyže", "Lyžování"]);
  expect(found.brands).toEqual([
    { key: "atomic", label: "Atomic", doc_count: 1 },
    { key: "blizzard", label: "Blizzard", doc_count: 1 },
  ]);
});

test("a brand leads to as many things as it says, and a page of suggestions is as long as asked for", async () => {
  const found = await suggest("atomic", { size: 1 });
  expect([found.products.length, found.total]).toEqual([1, 2]);
  expect(found.brands).toEqual([{ key: "atomic", label: "Atomic", doc_count: 2 }]);
  const listing = valueOf(
    await shop.port.listProducts(
      { search: "atomic", attributes: { brand: ["atomic"] }, size: 50, start: 0 },
      shop.context(),
    ),
  );
  expect(listing.total).toBe(2);
});

test("in the visitor's days only what is free then; what is all taken is named, and said to be", async () => {
  const days = { dateFrom: "2027-02-20", dateTo: "2027-02-21" };
  const [card] = (await suggest("redster", days)).products;
  expect(card).toMatchObject({ sku: "SKI-1", free_units: 3 });
  const boots = await suggest("lyžařské boty", { ...days, place: "brno" });
  expect([boots.products.map(({ sku }) => sku), boots.taken]).toEqual([["BOOTS", "GROUP"], true]);
});

test("synonyms name sections and things; two letters and a word that nothing is called find nothing", async () => {
  expect((await suggest("přilba")).products.map(({ sku }) => sku)).toContain("HELMET");
  const none = { products: [], total: 0, taken: false, categories: [], brands: [] };
  expect(await suggest("ly")).toEqual(none);
  expect(await suggest("ponorka")).toEqual(none);
});

test("letters that fold into many others are a word that nothing is called", async () => {
  // One sign of these becomes three letters, or eighteen: longer than what the database compares.
  for (const sign of ["\uFB03", "\uFDFA", "\u{1F150}"])
    expect(await suggest(sign.repeat(MAX_SEARCH_TEXT / sign.length))).toMatchObject({ products: [], total: 0 });
});

test("days that can't be are refused as those of a listing", async () => {
  const wish = { search: "lyže", size: 6, dateFrom: "2027-02-08", dateTo: "2027-02-07" };
  expect(refusalOf(await shop.port.suggest(wish, shop.context()))).toMatchObject({ code: "invalid_period" });
});
