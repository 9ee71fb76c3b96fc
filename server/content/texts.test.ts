import { valueOf } from "@/server/testing/results";
import { getStoreView } from "@/lib/store-views";
import { smallShop } from "@/server/testing/records";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
const front = (title: string, more: string) => `---\ntitle: ${title}\n${more}\n---\nText`;

beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.bringInContent({
    "blog-categories/vylety.yaml": "slug: vylety\nposition: 1\n",
    "blog-categories/vylety.cs.yaml": "name: Výlety\ndescription: Kam\n",
    "blog-articles/reka.yaml":
      "slug: reka\nauthor: Eva\nwrittenOn: 2026-05-01\nillustration: kayak\ncategory: vylety\n",
    "blog-articles/reka.cs.md": front("Víkend na Sázavě", "excerpt: S lodí po proudu"),
    "static-pages/lode.yaml": "slug: lode\n",
    "static-pages/lode.cs.md": front("Jak vrátit loď", "description: Opláchnutou"),
    "static-pages/lode.en.md": front("Returning a boat", "description: Rinsed"),
  });
});
afterAll(() => shop.close());

const found = async (search: string, storeCode = "main") =>
  valueOf(await shop.content.searchTexts({ search }, shop.context({ storeView: getStoreView(storeCode) }))).texts;

test("a search names articles and pages, by their title first", async () => {
  expect((await found("loď")).map(({ kind, path }) => [kind, path])).toEqual([
    ["page", "/static/lode"],
    ["article", "/blog/vylety/reka"],
  ]);
});

test("in another language they lead to its pages, and say which language they are in", async () => {
  expect(await found("boat", "en")).toEqual([
    { kind: "page", title: "Returning a boat", text: "Rinsed", path: "/en/static/lode" },
  ]);
  expect(await found("Sázavě", "en")).toMatchObject([{ path: "/en/blog/vylety/reka", language: "cs" }]);
});

test("the shop's synonyms count, and so does what an article tells below its title", async () => {
  await shop.bringIn({ ...smallShop, synonyms: [{ words: ["loď", "plavidlo"] }] });
  expect((await found("plavidlo")).map(({ path }) => path)).toEqual(["/static/lode", "/blog/vylety/reka"]);
  expect((await found("text sázava")).map(({ path }) => path)).toEqual(["/blog/vylety/reka"]);
});

test("what names nothing finds nothing, and so does what is too short", async () => {
  expect(await found("vrtule")).toEqual([]);
  expect(await found("lo")).toEqual([]);
});
