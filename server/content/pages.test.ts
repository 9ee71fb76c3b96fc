import { getStoreView } from "@/lib/store-views";
import { valueOf } from "@/server/testing/results";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { getOperationAST } from "graphql";
import { contentPort } from "./api";
import type { ContentClient } from "./client";
import { loadWholePage } from "./whole-page";

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
    "static-pages/kauce.yaml": "slug: kauce\nparent: velikosti\nposition: 3\n",
    "static-pages/kauce.cs.md": `${text("Kauce")}\n\n::block hned`,
    "blocks/hned.yaml": "slug: hned\n",
    "blocks/hned.cs.md": "---\ntitle: Hned\n---\nVracíme hned.",
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
    ["kauce", "Kauce", "velikosti"],
  ]);
  expect((await tree("en")).map(([, title]) => title)).toEqual(["Sizes", "Skis", "Boty", "Kauce"]);
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

/** A backend that answers when it is told to. */
function heldBack() {
  const asked: string[] = [];
  let answer = (): void => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  const client: ContentClient = {
    ask: async (document, variables, read) => {
      asked.push(getOperationAST(document)?.name?.value ?? "");
      await told;
      return shop.contentBackend.ask(document, variables, read);
    },
  };
  return { asked, client, answer };
}

test("a page, those around it and the blocks that it names are asked for at once", async () => {
  const { asked, client, answer } = heldBack();
  const loading = loadWholePage(client, "kauce", getStoreView("main"));
  expect(asked.sort()).toEqual(["Blocks", "StaticPage", "StaticPages"]);
  answer();
  expect(await loading).toMatchObject({
    title: "Kauce",
    parts: [{ html: "<p>Text</p>\n<p>Vracíme hned.</p>" }],
    above: [{ slug: "velikosti" }],
    below: [],
  });
  expect(asked).toHaveLength(3);
});

test("the API asks for pages and blocks at once", async () => {
  const { asked, client, answer } = heldBack();
  const port = contentPort(client, async () => []);
  const loading = port.searchCmsPages({}, shop.context());
  await Promise.resolve();
  expect(asked.sort()).toEqual(["Blocks", "StaticPages"]);
  answer();
  expect(valueOf(await loading).items).toHaveLength(4);
});

test("a page that is not there is none; one that nobody can tell of is neither", async () => {
  const main = getStoreView("main");
  expect(await loadWholePage(shop.contentBackend, "nikde", main)).toBeNull();
  expect(await loadWholePage({ ask: async () => null }, "lyze", main)).toBeUndefined();
  // Without those around it, it is a page still.
  const alone: ContentClient = {
    ask: async (document, variables, read) =>
      getOperationAST(document)?.name?.value === "StaticPage"
        ? shop.contentBackend.ask(document, variables, read)
        : null,
  };
  expect(await loadWholePage(alone, "kauce", main)).toMatchObject({ title: "Kauce", above: [], below: [] });
});
