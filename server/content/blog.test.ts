import { getStoreView } from "@/lib/store-views";
import { articleJsonLd, blogFeed } from "@/lib/seo/blog";
import { blogAddress } from "@/server/http/blog-address";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { channel } from "@/shop.config";
import { loadBlog, loadBlogArticle } from "./blog";
import { searchTexts } from "./texts";

let shop: TestShop;
const shared = (slug: string, writtenOn: string, category = "rady") =>
  `slug: ${slug}\nauthor: Eva\nwrittenOn: ${writtenOn}\nillustration: tent\ncategory: ${category}\ngear: [lyze]\n`;
const text = (title: string) =>
  `---\ntitle: ${title}\nexcerpt: Krátce & jasně, i z hor\nsources: ["Kniha o lyžích"]\n---\n${"slovo ".repeat(600)}`;

beforeAll(async () => {
  shop = await openTestShop(null);
  await shop.bringInContent({
    "blog-categories/rady.yaml": "slug: rady\nposition: 1\n",
    "blog-categories/rady.cs.yaml": "name: Rady\ndescription: Jak na to\n",
    "blog-categories/vylety.yaml": "slug: vylety\nposition: 2\n",
    "blog-categories/vylety.cs.yaml": "name: Výlety\ndescription: Kam\n",
    "blog-articles/stary.yaml": shared("stary", "2026-01-05"),
    "blog-articles/stary.cs.md": text("Starý"),
    "blog-articles/novy.yaml": shared("novy", "2026-10-05"),
    "blog-articles/novy.cs.md": text("Nový"),
    "blog-articles/novy.en.md": text("New"),
    "blog-articles/jiny.yaml": shared("jiny", "2026-12-05", "vylety"),
    "blog-articles/jiny.cs.md": text("Jiný"),
    "blog-articles/tajny.yaml": `${shared("tajny", "2026-12-24")}status: draft\n`,
    "blog-articles/tajny.cs.md": text("Tajný"),
  });
});
afterAll(() => shop.close());

test("who wrote an article is said in its language, or by a name alone; the owner names the blog", async () => {
  const own = await openTestShop(null);
  try {
    await own.bringInContent({
      "blog-homepages/blog.cs.yaml": "title: Na cestě\ntext: O horách i vodě\n",
      "authors/eva.yaml": "name: Eva Malá\nslug: eva\nportrait: person-13\n",
      "authors/eva.cs.yaml": "text: Jezdí i v zimě\n",
      "authors/eva.en.yaml": "text: Rides in winter, too\n",
      "blog-categories/rady.yaml": "slug: rady\n",
      "blog-categories/rady.cs.yaml": "name: Rady\ndescription: Jak na to\n",
      "blog-articles/novy.yaml": shared("novy", "2026-10-05").replace("author: Eva", "writer: eva"),
      "blog-articles/novy.cs.md": text("Nový"),
      "blog-articles/novy.en.md": text("New"),
      "blog-articles/jiny.yaml": shared("jiny", "2026-10-06"),
      "blog-articles/jiny.cs.md": text("Jiný"),
    });
    const blog = await loadBlog(own.contentBackend, "cs");
    expect(blog?.front).toEqual({ title: "Na cestě", text: "O\u00a0horách i\u00a0vodě", otherLanguage: undefined });
    expect((await loadBlog(own.contentBackend, "de"))?.front?.otherLanguage).toBe("cs");
    expect(blog?.articles.map(({ author }) => author)).toEqual(["Eva", "Eva Malá"]);
    const article = await loadBlogArticle(own.contentBackend, "novy", "en");
    expect(article?.writer).toEqual({ name: "Eva Malá", portrait: "person-13", text: "Rides in winter, too" });
    expect((await loadBlogArticle(own.contentBackend, "jiny", "cs"))?.writer).toBeNull();
    const [posting] = articleJsonLd(getStoreView("en"), "Blog", article!);
    expect(posting?.author).toEqual({ "@type": "Person", name: "Eva Malá", description: "Rides in winter, too" });
  } finally {
    await own.close();
  }
});

test("articles stand newest first, each once, in the language that has it; drafts stay hidden", async () => {
  const blog = await loadBlog(shop.contentBackend, "en");
  expect(blog?.categories.map(({ name, otherLanguage }) => [name, otherLanguage])).toEqual([
    ["Rady", "cs"],
    ["Výlety", "cs"],
  ]);
  expect(blog?.articles.map(({ title, otherLanguage }) => [title, otherLanguage])).toEqual([
    ["Jiný", "cs"],
    ["New", undefined],
    ["Starý", "cs"],
  ]);
  expect(blog?.articles.map(({ minutes }) => minutes)).toEqual([3, 3, 3]);
});

test("an article comes with its text and with others, those of its category first", async () => {
  const article = await loadBlogArticle(shop.contentBackend, "novy", "cs");
  expect(article).toMatchObject({ title: "Nový", gear: ["lyze"] });
  expect(article?.body).toContain("slovo");
  expect(article?.related.map(({ title }) => title)).toEqual(["Starý", "Jiný"]);
  expect(await loadBlogArticle(shop.contentBackend, "tajny", "cs")).toBeNull();
});

test.each([
  ["/blog/rady", true],
  ["/blog/rady/novy", true],
  ["/blog/vylety/novy", false],
  ["/blog/rady/tajny", false],
  ["/blog/nikde", false],
])("%s is there: %s", async (path, isThere) => {
  expect(await blogAddress(shop.contentBackend, "cs", path)).toEqual(
    isThere ? { type: "page", path } : { type: "none" },
  );
});

test("where the owner wants no blog there is none to list, to search or to read", async () => {
  const owner = jest.replaceProperty(channel, "plugins", { ...channel.plugins, blog: false });
  expect(await loadBlog(shop.contentBackend, "cs")).toBeNull();
  expect(await searchTexts(shop.contentBackend, "starý", getStoreView("main"), async () => [])).toEqual([]);
  owner.restore();
  expect(await searchTexts(shop.contentBackend, "starý", getStoreView("main"), async () => [])).toHaveLength(1);
});

test("plain fields are set as their language wants it, whatever the visitor's is", async () => {
  const czech = await loadBlogArticle(shop.contentBackend, "stary", "en");
  expect(czech).toMatchObject({ excerpt: "Krátce & jasně, i\u00a0z\u00a0hor", sources: ["Kniha o\u00a0lyžích"] });
  const english = await loadBlogArticle(shop.contentBackend, "novy", "en");
  expect(english?.excerpt).toBe("Krátce & jasně, i z hor");
});

test("structured data leads from the shop over the blog to the article", async () => {
  const storeView = getStoreView("main");
  const article = await loadBlogArticle(shop.contentBackend, "novy", "cs");
  if (!article) throw new Error("no article");
  const [posting, trail] = articleJsonLd(storeView, "Rady a výlety", article);
  expect(posting?.image).toMatch(/^https?:.*\/illustrations\/tent/u);
  expect(trail?.itemListElement).toMatchObject([
    { name: storeView.name },
    { name: "Rady a výlety" },
    { name: "Rady" },
    { name: "Nový", position: 4 },
  ]);
});

test("the feed escapes what an owner writes", async () => {
  const blog = await loadBlog(shop.contentBackend, "cs");
  const feed = blogFeed(getStoreView("main"), { title: "Rady", text: "<b>" }, blog?.articles ?? []);
  expect(feed).toContain("<pubDate>Mon, 05 Oct 2026 06:00:00 GMT</pubDate>");
  expect(feed).toContain("Krátce &#38; jasně");
  expect(feed).not.toContain("<b>");
});
