import { MAX_QUERY_ALIASES, MAX_QUERY_DEPTH } from "@/lib/contract/limits";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { type ContentHandler, embeddedContentHandler } from "./handler";

let shop: TestShop;
let handler: ContentHandler;

beforeAll(async () => {
  shop = await openTestShop();
  handler = embeddedContentHandler(shop.pool);
});
afterAll(() => shop.close());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the query names
type Body = Record<string, any>;

async function ask(query: string, variables: object = {}): Promise<{ status: number; body: Body }> {
  const response = await handler(
    new Request("http://shop.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Body };
}

test("a change of the content is answered at once", async () => {
  const title = async () => (await ask("{ staticPages { title } }")).body.data.staticPages[0].title as string;
  expect(await title()).toBe("Jak to funguje");
  await shop.bringInContent({
    "static-pages/jak-to-funguje.yaml": "slug: jak-to-funguje",
    "static-pages/jak-to-funguje.cs.md": "---\ntitle: Jak na to\ndescription: Krok\n---\nTak.",
  });
  expect(await title()).toBe("Jak na to");
});

const deep = (depth: number): string =>
  `{ staticPages { ${"localizations { ".repeat(depth)} title ${"} ".repeat(depth)} } }`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: staticPages { title }`).join(" ")} }`;

test.each([
  ["too deep", deep(MAX_QUERY_DEPTH + 1)],
  ["too many aliases", aliases(MAX_QUERY_ALIASES + 1)],
  ["too costly", `{ ${"staticPages { title description body slug } ".repeat(2)} ${deep(8).slice(1, -1).repeat(20)} }`],
  ["too many words", `{ staticPages { ${"title ".repeat(1_600)} } }`],
])("a query that is %s is refused", async (_title, query) => {
  const { body } = await ask(query);
  expect(body.data ?? null).toBeNull();
  expect(body.errors[0].message).toMatch(/limit|exceed|more tha/iu);
});

test("the same query within the limits is answered", async () => {
  expect((await ask(deep(MAX_QUERY_DEPTH - 3))).body.errors).toBeUndefined();
  expect((await ask(aliases(MAX_QUERY_ALIASES - 1))).body.errors).toBeUndefined();
});

describe("of a blog with forty articles", () => {
  beforeAll(async () => {
    const files: Record<string, string> = {
      "blog-categories/rady.yaml": "slug: rady\nposition: 1\n",
      "blog-categories/rady.cs.yaml": "name: Rady\ndescription: Jak na to\n",
    };
    for (let number = 0; number < 40; number += 1) {
      const name = `blog-articles/clanek-${number}`;
      files[`${name}.yaml`] =
        `slug: clanek-${number}\nauthor: Eva\nwrittenOn: 2026-01-05\nillustration: tent\ncategory: rady\n` +
        `gear: [lyze]\n${number === 0 ? "status: draft\n" : ""}`;
      files[`${name}.cs.md`] = `---\ntitle: Článek ${number}\nexcerpt: Krátce\nsources: [Kniha]\n---\nslovo`;
    }
    await shop.bringInContent(files);
  });

  const lists = (levels: number, inner = "slug"): string =>
    levels === 0 ? inner : lists(levels - 1, `category { articles(pagination: { limit: -1 }) { ${inner} } }`);
  const filter = (levels: number): object =>
    levels === 0 ? { slug: { eq: "nikde" } } : { category: { articles: filter(levels - 1) } };
  const FILTERED = "query ($f: BlogArticleFiltersInput) { blogArticles(filters: $f) { slug } }";
  const SORTED = "query ($s: [String]) { blogArticles(sort: $s) { slug } }";

  test.each([
    ["lists within lists", `{ blogArticles(pagination: { limit: -1 }) { ${lists(3)} } }`, {}],
    ["filters of what is related", FILTERED, { f: filter(4) }],
    ["one filter again and again", FILTERED, { f: { or: Array.from({ length: 400 }, () => filter(1)) } }],
    ["long lists to compare with", FILTERED, { f: { slug: { in: Array.from({ length: 5_000 }, () => "x") } } }],
    ["ever the same order", SORTED, { s: Array.from({ length: 3_000 }, () => "locale") }],
  ])("%s are not answered, and end soon", async (_title, query, variables) => {
    const { status, body } = await ask(query, variables);
    expect([status, body]).toEqual([400, { errors: [{ message: expect.stringContaining("at once") as string }] }]);
  });

  test("lists of what is related, filtered and sorted, are answered within the limits", async () => {
    const query = `{ blogArticles(pagination: { limit: -1 }) { slug category { articles { slug } } } }`;
    expect((await ask(query)).body.data.blogArticles).toHaveLength(39);
    expect((await ask(FILTERED, { f: filter(1) })).body.data.blogArticles).toEqual([]);
  });

  test("a draft is nobody's to read, however it is asked for", async () => {
    const wanted = 'filters: { slug: { eq: "clanek-0" } }';
    for (const status of ["DRAFT", "PUBLISHED"])
      expect((await ask(`{ blogArticles(${wanted}, status: ${status}) { title } }`)).body.data.blogArticles).toEqual(
        [],
      );
  });

  test("an order by what every object has is an order by nothing", async () => {
    for (const field of ["__proto__", "constructor", "toString"])
      expect((await ask(SORTED, { s: [`${field}:desc`] })).body.errors).toBeUndefined();
  });
});

test.each([
  ["half of a text", '{ staticPages(filters: { slug: { eq: "x'],
  ["an escape that is none", String.raw`{ staticPages(filters: { slug: { eq: "\q" } }) { title } }`],
  ["half of a letter", String.raw`{ staticPages(filters: { slug: { eq: "\ud800" } }) { title } }`],
  ["a sign of no word", "{ staticPages { title \u0000 } }"],
  ["half of a query", "{ staticPages { title "],
])("%s in a query is the asker's mistake", async (_title, query) => {
  const { status, body } = await ask(query);
  expect(status).toBeLessThan(500);
  expect(body.errors[0].message).toMatch(/^Syntax Error/u);
});

test("a filter that holds nothing holds for all", async () => {
  const query = "query ($f: StaticPageFiltersInput) { staticPages(filters: $f) { slug } }";
  const all = (await ask("{ staticPages { slug } }")).body.data.staticPages as unknown[];
  for (const filter of [{ and: [null] }, { or: [null] }, { and: [{ or: [null, null] }] }])
    expect((await ask(query, { f: filter })).body).toEqual({ data: { staticPages: all } });
});

test("a body without end is not read to its end", async () => {
  const { status } = await ask(`{ staticPages { title } } # ${"x".repeat(40_000)}`);
  expect(status).toBe(413);
});

test("what is broken inside is told to whoever runs the shop", async () => {
  const broken = embeddedContentHandler({ query: () => Promise.reject(new Error("no such table")) } as never);
  const asking = broken(new Request("http://shop.test/graphql?query={staticPages{title}}"));
  await expect(asking).rejects.toThrow("no such table");
});
