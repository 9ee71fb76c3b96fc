import { MAX_CONTENT_TEXT } from "@/lib/contract/limits";
import { getStoreView } from "@/lib/store-views";
import { loadStaticPage } from "@/server/content/pages";
import { loadFooter } from "@/server/content/footer";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { importContent } from "./import-content";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(null);
});
afterAll(() => shop.close());

const page = (title: string) => `---\ntitle: ${title}\ndescription: O čem to je\n---\n\nText **stránky**.\n`;
const two = {
  "static-pages/kontakty.yaml": "slug: kontakty\nshowMap: true\n",
  "static-pages/kontakty.cs.md": page("Kontakty"),
  "static-pages/kontakty.en.md": page("Contacts"),
  "static-pages/jinak.yaml": "slug: jinak\n",
  "static-pages/jinak.cs.md": page("Jinak"),
};

test("a folder comes in once, and again only where it differs", async () => {
  expect((await shop.bringInContent(two)).counts["static-page"]).toEqual({
    created: 3,
    updated: 0,
    unchanged: 0,
    removed: 0,
  });
  expect((await shop.bringInContent(two)).changed).toBe(false);
  const { "static-pages/jinak.yaml": _a, "static-pages/jinak.cs.md": _b, ...one } = two;
  const again = await shop.bringInContent({ ...one, "static-pages/kontakty.en.md": page("Get in touch") });
  expect(again.counts["static-page"]).toEqual({ created: 0, updated: 1, unchanged: 1, removed: 1 });
  await shop.bringInContent(two);
});

test("a page is read in the visitor's language, else in English, else in Czech, and says so", async () => {
  const read = async (slug: string, language: "cs" | "en" | "de") => {
    const found = (await loadStaticPage(shop.contentBackend, slug, language))?.value;
    return found && [found.title, found.otherLanguage, found.showsMap];
  };
  expect(await read("kontakty", "cs")).toEqual(["Kontakty", undefined, true]);
  expect(await read("kontakty", "de")).toEqual(["Contacts", "en", true]);
  expect(await read("jinak", "en")).toEqual(["Jinak", "cs", false]);
  expect(await read("nikde", "cs")).toBeNull();
});

test("the API tells pages with their text as HTML that can do nothing", async () => {
  const storeView = getStoreView("de");
  const { items } = valueOf(await shop.content.searchCmsPages({ size: 50 }, shop.context({ storeView })));
  expect(items.map(({ identifier, title, map, content }) => [identifier, title, map, content])).toEqual([
    ["jinak", "Jinak", false, "<p>Text <strong>stránky</strong>.</p>"],
    ["kontakty", "Contacts", true, "<p>Text <strong>stránky</strong>.</p>"],
  ]);
});

test("links of the footer stand in their columns and in their order", async () => {
  const link = (href: string, column: string, position: number) =>
    `link: ${href}\ncolumn: ${column}\nposition: ${position}\n`;
  await shop.bringInContent({
    "footer-links/b.yaml": link("/static/b", "left", 2),
    "footer-links/b.cs.yaml": "label: Druhý\n",
    "footer-links/a.yaml": link("/static/a", "left", 1),
    "footer-links/a.cs.yaml": "label: První\n",
    "footer-links/a.en.yaml": "label: First\n",
    "menu-links/blog.yaml": "link: /blog\n",
    "menu-links/blog.cs.yaml": "label: Rady\n",
    "social-links/web.yaml": "name: Web\nurl: https://example.com/\n",
  });
  expect(await loadFooter(shop.contentBackend, "de")).toEqual({
    columns: {
      left: [
        { label: "First", link: "/static/a", otherLanguage: "en" },
        { label: "Druhý", link: "/static/b", otherLanguage: "cs" },
      ],
      centre: [],
      right: [],
    },
    menu: [{ label: "Rady", link: "/blog", otherLanguage: "cs" }],
    social: [{ name: "Web", url: "https://example.com/" }],
    // The third that menus and tiles lead to was brought in above.
    unwritten: ["jak-to-funguje", "zpusoby-doruceni"],
  });
});

const texts = (body: string) => ({
  "static-pages/a.yaml": "slug: a",
  "static-pages/a.cs.md": `---\ntitle: A\ndescription: B\n---\n${body}`,
});
const bomb = [
  "a0: &a0 [x, x, x, x, x, x, x, x, x, x]",
  ...Array.from({ length: 9 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(10)}]`),
].join("\n");

test.each<[string, Record<string, string>, RegExp]>([
  ["an unknown folder", { "paegs/a.yaml": "x: 1" }, /paegs.*no content type/u],
  ["a name without an address", { "static-pages/A b.md": "x" }, /A b\.md.*name must be/u],
  ["a broken file", { "static-pages/a.yaml": "a: [1", "static-pages/a.cs.md": page("A") }, /a\.yaml.*can't be read/u],
  ["a missing field", { "static-pages/a.yaml": "slug: a", "static-pages/a.cs.md": "Text" }, /a\.cs\.md.*title/u],
  ["an unknown field", { "static-pages/a.yaml": "slug: a\nsulg: b", "static-pages/a.cs.md": page("A") }, /sulg/u],
  ["no language", { "static-pages/a.yaml": "slug: a" }, /says nothing in any language/u],
  [
    "a language of what has none",
    { "social-links/a.cs.yaml": "name: A\nurl: https://a.example" },
    /this type has no languages/u,
  ],
  [
    "what holds in all languages, said by one",
    { "static-pages/a.cs.md": "---\ntitle: A\ndescription: B\nslug: a\n---\nText" },
    /slug.*same in all languages/u,
  ],
  [
    "one address twice",
    {
      "static-pages/a.yaml": "slug: x",
      "static-pages/a.cs.md": page("A"),
      "static-pages/b.yaml": "slug: x",
      "static-pages/b.cs.md": page("B"),
    },
    /stands in static-pages\/a\.cs\.md already/u,
  ],
  ["a text that is no text any more", texts("A".repeat(MAX_CONTENT_TEXT + 1)), /a\.cs\.md.*body/u],
  ["aliases of aliases", { "social-links/a.yaml": bomb }, /a\.yaml.*can't be read/u],
  ["lists in lists without end", { "social-links/a.yaml": `name: ${"[".repeat(20_000)}` }, /a\.yaml/u],
  ["a field by which objects are made", { "social-links/a.yaml": "__proto__: {name: A}\nurl: /a" }, /a\.yaml/u],
  ["a binary file", { "social-links/a.yaml": "\u0000\u0001\uFFFD" }, /a\.yaml/u],
  ["a link that could run", { "social-links/a.yaml": "name: A\nurl: javascript:alert(1)" }, /url/u],
])("%s is refused by name, and nothing changes", async (_title, files, message) => {
  const version = async () => (await shop.pool.query("SELECT version FROM content_version")).rows[0].version as string;
  const before = await version();
  await expect(shop.bringInContent(files)).rejects.toThrow(message);
  expect(await version()).toBe(before);
});

test("a folder that is not there is a problem, not a wish to take everything away", async () => {
  await expect(importContent(shop.pool, "/nowhere/at/all")).rejects.toThrow(/no such folder/u);
});
