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

async function ask(query: string): Promise<{ status: number; body: Body }> {
  const response = await handler(
    new Request("http://shop.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
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
  expect(body.errors[0].message).toMatch(/limit|exceed/iu);
});

test("the same query within the limits is answered", async () => {
  expect((await ask(deep(MAX_QUERY_DEPTH - 3))).body.errors).toBeUndefined();
  expect((await ask(aliases(MAX_QUERY_ALIASES - 1))).body.errors).toBeUndefined();
});

test("a body without end is not read to its end", async () => {
  const { status } = await ask(`{ staticPages { title } } # ${"x".repeat(40_000)}`);
  expect(status).toBe(413);
});

test("what is broken inside is not told", async () => {
  const broken = embeddedContentHandler({ query: () => Promise.reject(new Error("password=secret")) } as never);
  const response = await broken(new Request("http://shop.test/graphql?query={staticPages{title}}"));
  expect(await response.text()).not.toContain("secret");
});
