import { demoCatalogue } from "@/demo/catalogue";
import { searches } from "@/demo/searches";
import { languages, type Language } from "@/lib/config/choices";
import { getStoreView } from "@/lib/store-views";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/* Three hundred searches in four languages: what is meant stands among the first ten things. */

const AMONG = 10;
const WANTED = 0.98;
const stores: Record<Language, string> = { cs: "main", en: "en", de: "de", it: "it" };
const queries = languages.flatMap((language) =>
  searches[language].flatMap(([spellings, sections]) =>
    spellings.split(", ").map((text) => ({ language, text, sections: sections.split(" ") })),
  ),
);

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
}, 180_000);
afterAll(() => shop.close());

async function missed({ language, text, sections }: (typeof queries)[number]): Promise<string[]> {
  const context = shop.context({ storeView: getStoreView(stores[language]) });
  const found = valueOf(await shop.port.listProducts({ search: text, size: AMONG, start: 0 }, context)).items;
  const meant = new Set(sections.flatMap((section) => [...(skusIn.get(section) ?? [])]));
  const hits = found.filter(({ sku }) => meant.has(sku)).length;
  // The first is one of them, and so are most of those that there is room for.
  const enough = Math.ceil(Math.min(found.length, meant.size, AMONG) / 2);
  const isHit = found.length > 0 && meant.has(found[0]?.sku ?? "") && hits >= enough;
  return isHit ? [] : [`${language} ${text}: ${found.map(({ sku }) => sku).join(" ")}`];
}

test("sections of the searches are the shop's", () => {
  for (const { sections } of queries)
    for (const section of sections) expect(skusIn.get(section)?.size).toBeGreaterThan(0);
});

test("what is meant stands among the first ten things", async () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const misses: string[] = [];
  for (const query of queries) misses.push(...(await missed(query)));
  const share = 1 - misses.length / queries.length;
  expect(share >= WANTED ? [] : misses).toEqual([]);
}, 240_000);
