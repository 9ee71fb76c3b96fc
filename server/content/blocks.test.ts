import { getStoreView } from "@/lib/store-views";
import { valueOf } from "@/server/testing/results";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { askBlocks, partsWithBlocks } from "./blocks";

let shop: TestShop;
const block = (title: string, text: string) => `---\ntitle: ${title}\n---\n${text}`;

beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.bringInContent({
    "blocks/kauce.yaml": "slug: kauce\n",
    "blocks/kauce.cs.md": block("Kauce", "Vracíme **hned**.<script>alert(1)</script>"),
    "blocks/kauce.en.md": block("Deposit", "Given back **at once**."),
    "blocks/mapa.yaml": "slug: mapa\n",
    "blocks/mapa.cs.md": block("Mapa", "Tady:\n\n::map\n\n::block kauce"),
    "blocks/tajny.yaml": "slug: tajny\nstatus: draft\n",
    "blocks/tajny.cs.md": block("Tajný", "Nikomu"),
    "static-pages/jak.yaml": "slug: jak\n",
    "static-pages/jak.cs.md": "---\ntitle: Jak\ndescription: Jak\n---\nPřijďte.\n\n::block kauce\n\nVraťte.",
  });
});
afterAll(() => shop.close());

const search = async (storeCode: string, more = {}) =>
  valueOf(await shop.content.searchCmsBlocks(more, shop.context({ storeView: getStoreView(storeCode) }))).items;
const shown = (text: string, storeCode = "main", backend = shop.contentBackend) =>
  partsWithBlocks(askBlocks(backend, storeCode === "en" ? "en" : "cs"), text, getStoreView(storeCode));

test("the API tells blocks by their identifier, in the language of the front; drafts are nobody's", async () => {
  const searchQuery = { filters: [{ attribute: "identifier", value: { eq: "kauce" } }] };
  expect(await search("main", { searchQuery })).toEqual([
    { id: expect.any(Number), identifier: "kauce", title: "Kauce", content: "<p>Vracíme <strong>hned</strong>.</p>" },
  ]);
  expect((await search("en")).map(({ title }) => title)).toEqual(["Deposit", "Mapa"]);
  expect((await search("en")).map((each) => each.other_languages?.title)).toEqual([undefined, "cs"]);
});

test("a text says them where it names them, and is one text with them; so does the API", async () => {
  expect(await shown("Přijďte.\n\n::block kauce\n\nVraťte.")).toEqual([
    { html: "<p>Přijďte.</p>\n<p>Vracíme <strong>hned</strong>.</p>\n<p>Vraťte.</p>" },
  ]);
  const [page] = valueOf(await shop.content.searchCmsPages({}, shop.context())).items;
  expect(page?.content).toBe("<p>Přijďte.</p>\n<p>Vracíme <strong>hned</strong>.</p>\n<p>Vraťte.</p>");
});

test("in another language than its text it says so", async () => {
  const parts = await partsWithBlocks(
    askBlocks(shop.contentBackend, "en"),
    "Přijďte.\n\n::block kauce\n\nVraťte.",
    getStoreView("en"),
    "cs",
  );
  expect(parts).toEqual([
    { html: "<p>Přijďte.</p>" },
    { html: "<p>Given back <strong>at once</strong>.</p>", language: "en" },
    { html: "<p>Vraťte.</p>" },
  ]);
});

test("a block may hold what lives, and no other block; what is not there leaves its place empty", async () => {
  expect(await shown("::block mapa")).toEqual([{ html: "<p>Tady:</p>" }, { part: "map" }]);
  expect(await shown("A\n\n::block nikde\n\n::block tajny\n\nB")).toEqual([{ html: "<p>A</p>\n<p>B</p>" }]);
  expect(await shown("::block kauce", "main", { ask: async () => null })).toEqual([]);
});

test("a text without any waits for none", async () => {
  const never = new Promise<never>(() => undefined);
  expect(await partsWithBlocks(never, "Nic", getStoreView("main"))).toEqual([{ html: "<p>Nic</p>" }]);
});
