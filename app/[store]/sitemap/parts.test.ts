import { MAP_PRODUCTS, MAX_MAP_PARTS } from "@/lib/limits";
import { mapXml } from "@/lib/seo/sitemap";
import { getStoreView, storeViews } from "@/lib/store-views";
import { loadSitemapIndex, loadSitemapPart } from "./page-data";

const PRODUCTS = 60_001;
const PARTS = Math.ceil(PRODUCTS / MAP_PRODUCTS);

/** A catalogue of so many things, of which only those that are asked for are made. */
const mockSearchProducts = jest.fn(({ size, start }: { size: number; start: number }) => ({
  ok: true,
  value: {
    total: PRODUCTS,
    items: Array.from({ length: Math.max(Math.min(size, PRODUCTS - start), 0) }, (_, index) => ({
      sku: `SKI-${start + index}`,
      slug: "ski",
      url_path: `ski-${start + index}`,
      updated_at: "2027-01-04T09:00:00Z",
      media_gallery: [{ image: "a", label: "", placeholder: null }],
    })),
  },
}));
const mockNothing = () => ({ ok: true, value: { total: 0, items: [] } });
const mockViewOf = getStoreView;
let mockHasGuide = true;
const mockNotFound = new Error("not found");

jest.mock("@/server/commerce", () => ({
  commerce: () => ({
    searchProducts: mockSearchProducts,
    searchCategories: mockNothing,
    listPartners: () => ({ ok: true, value: [] }),
  }),
}));
jest.mock("@/server/content", () => ({
  content: () => ({ searchCmsPages: mockNothing }),
  contentBackend: () => ({ ask: () => Promise.resolve(null) }),
}));
jest.mock("next/navigation", () => ({
  notFound: () => {
    throw mockNotFound;
  },
}));
jest.mock("../store-context", () => ({
  callContext: () => ({}),
  enterStore: (code: string) => mockViewOf(code),
  hasGuide: async () => mockHasGuide,
  loadSources: () => [],
  valueOf: ({ value }: { value: unknown }) => value,
}));

test("beyond 50,000 addresses a store view's map has parts, all of them in the index", async () => {
  const index = await loadSitemapIndex();
  expect(index).toHaveLength(storeViews.length * PARTS);
  expect(index.map(({ path }) => path)).toContain(`/en/sitemap-${PARTS}.xml`);
});

test("the parts hold each thing once, with its date and picture, and none too many addresses", async () => {
  const parts = await Promise.all(Array.from({ length: PARTS }, (_, index) => loadSitemapPart("main", `${index + 1}`)));
  const paths = parts.flat().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes("ski-"))).toHaveLength(PRODUCTS);
  for (const part of parts) expect(part.length).toBeLessThan(50_000);
  const last = mapXml(parts.at(-1) ?? []);
  expect(last.match(/<loc>/gu)).toHaveLength(1);
  expect(last).toContain("<lastmod>2027-01-04T09:00:00Z</lastmod>");
  expect(last).toContain("<image:loc>");
});

test.each([true, false])("the guide is on the map where there is one: %p", async (isThere) => {
  mockHasGuide = isThere;
  const paths = (await loadSitemapPart("en", "1")).map(({ path }) => path);
  expect(paths.includes("/en/guide")).toBe(isThere);
});

test.each([`${PARTS + 1}`, "0", "01", "x"])("part %s is not found", (part) =>
  expect(loadSitemapPart("main", part)).rejects.toBe(mockNotFound),
);

test("so many parts may be asked for as there can be, and none beyond", async () => {
  mockSearchProducts.mockClear();
  const ask = (part: number) => loadSitemapPart("main", `${part}`);
  await expect(ask(MAX_MAP_PARTS)).rejects.toBe(mockNotFound);
  expect(mockSearchProducts).toHaveBeenCalledTimes(1);
  await expect(ask(MAX_MAP_PARTS + 1)).rejects.toBe(mockNotFound);
  expect(mockSearchProducts).toHaveBeenCalledTimes(1);
});
