import { demoCatalogue } from "@/demo/catalogue";
import { AMONG_FIRST, askedSearches, type AskedSearch, findsMeant, FOUND_OF_HUNDRED } from "@/demo/searches";
import type { Language } from "@/lib/config/choices";
import { getStoreView } from "@/lib/store-views";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/* Three hundred searches in four languages: what is meant stands among the first ten things. */

const stores: Record<Language, string> = { cs: "main", en: "en", de: "de", it: "it" };

let shop: TestShop;
const skusIn = new Map<string, Set<string>>();
beforeAll(async () => {
  const { bookings: _bookings, reviews: _reviews, ...records } = demoCatalogue("2027-02-01").records;
  const products = records.products.map(({ downloads = [], ...product }) => ({
    ...product,
    images: [],
    downloads: downloads.slice(0, 1).map(() => "guide.txt"),
  }));
  shop = await openTestShop({ ...records, products, "guide.txt": "Z Bedřichova na Jizerku" });
  const under = (id: unknown): unknown[] => [
    id,
    ...records.categories.filter(({ parent_id }) => parent_id === id).flatMap((child) => under(child.id)),
  ];
  for (const { id, slug } of records.categories) {
    const ids = new Set(under(id));
    const lying = products.filter(({ category_ids }) => category_ids.some((place) => ids.has(place)));
    skusIn.set(slug, new Set(lying.map(({ sku }) => sku)));
  }
});
afterAll(() => shop.close());

async function missed({ language, text, sections }: AskedSearch): Promise<string[]> {
  const context = shop.context({ storeView: getStoreView(stores[language]) });
  const { items } = valueOf(await shop.port.listProducts({ search: text, size: AMONG_FIRST, start: 0 }, context));
  const found = items.map(({ sku }) => sku);
  const meant = new Set(sections.flatMap((section) => [...(skusIn.get(section) ?? [])]));
  return findsMeant(found, meant) ? [] : [`${language} ${text}: ${found.join(" ")}`];
}

test("sections of the searches are the shop's", () => {
  for (const { sections } of askedSearches)
    for (const section of sections) expect(skusIn.get(section)?.size).toBeGreaterThan(0);
});

test("what is meant stands among the first ten things", async () => {
  expect(askedSearches.length).toBeGreaterThanOrEqual(300);
  const misses: string[] = [];
  for (const query of askedSearches) misses.push(...(await missed(query)));
  const share = 100 * (1 - misses.length / askedSearches.length);
  expect(share >= FOUND_OF_HUNDRED ? [] : misses).toEqual([]);
});
