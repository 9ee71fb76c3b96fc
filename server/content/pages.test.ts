import { getStoreView } from "@/lib/store-views";
import { valueOf } from "@/server/testing/results";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
const text = (title: string) => `---\ntitle: ${title}\ndescription: O čem to je\n---\nText`;

beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.bringInContent({
    "static-pages/velikosti.yaml": "slug: velikosti\n",
    "static-pages/velikosti.cs.md": text("Velikosti"),
    "static-pages/velikosti.en.md": text("Sizes"),
    "static-pages/boty.yaml": "slug: boty\nparent: velikosti\nposition: 2\n",
    "static-pages/boty.cs.md": text("Boty"),
    "static-pages/lyze.yaml": "slug: lyze\nparent: velikosti\nposition: 1\n",
    "static-pages/lyze.cs.md": text("Lyže"),
    "static-pages/lyze.en.md": text("Skis"),
  });
});
afterAll(() => shop.close());

const tree = async (storeCode: string, more = {}) => {
  const context = shop.context({ storeView: getStoreView(storeCode) });
  const { items } = valueOf(await shop.content.searchCmsHierarchy(more, context));
  const names = new Map(items.map(({ id, identifier }) => [id, identifier]));
  return items.map(({ identifier, title, parent_id }) => [identifier, title, names.get(parent_id ?? -1) ?? parent_id]);
};

test("the API tells the pages as a tree is read, in the language of the front", async () => {
  expect(await tree("main")).toEqual([
    ["velikosti", "Velikosti", null],
    ["lyze", "Lyže", "velikosti"],
    ["boty", "Boty", "velikosti"],
  ]);
  expect((await tree("en")).map(([, title]) => title)).toEqual(["Sizes", "Skis", "Boty"]);
});

test("one of them is found by its identifier, with the number that pages have", async () => {
  const searchQuery = { filters: [{ attribute: "identifier", value: { eq: "lyze" } }] };
  const context = shop.context();
  const { items } = valueOf(await shop.content.searchCmsHierarchy({ searchQuery }, context));
  expect(items).toEqual([
    { id: expect.any(Number), identifier: "lyze", title: "Lyže", parent_id: expect.any(Number), position: 1 },
  ]);
  const [page] = valueOf(await shop.content.searchCmsPages({ searchQuery }, context)).items;
  expect(page?.id).toBe(items[0]?.id);
});
