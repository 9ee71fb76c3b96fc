import { CONTENT_CALLS_PER_MINUTE, MAX_QUERY_BYTES } from "@/lib/contract/limits";
import { serverEnv } from "@/lib/env";
import { embeddedContentHandler } from "@/server/content/embedded/handler";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = () =>
  testApi(shop, {
    askContent: embeddedContentHandler(shop.pool),
    env: () => serverEnv({ SITE_URL: "https://shop.example" }),
  });

const query = (text: string, more: Record<string, string> = {}) =>
  new Request("https://shop.example/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1", ...more },
    body: JSON.stringify({ query: text }),
  });

test("a query is answered, by POST and by GET", async () => {
  const api = open();
  const posted = await api.fetch(query("{ staticPages { title } }"));
  expect(await posted.json()).toMatchObject({ data: { staticPages: [{ title: "Jak to funguje" }] } });
  const asked = await api.fetch(new Request("https://shop.example/graphql?query={staticPages{title}}"));
  expect(await asked.json()).toMatchObject({ data: { staticPages: [{ title: "Jak to funguje" }] } });
});

test("who asks too often waits, and nobody else", async () => {
  const api = open();
  const ask = (client: string) => api.fetch(query("{ __typename }", { "x-forwarded-for": client }));
  for (let count = 0; count < CONTENT_CALLS_PER_MINUTE; count += 1) expect((await ask("192.0.2.1")).status).toBe(200);
  const refused = await ask("192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("192.0.2.2")).status).toBe(200);
});

test("a query of the most bytes is answered, one over it is refused", async () => {
  const api = open();
  const frame = JSON.stringify({ query: "{ __typename } #" }).length;
  const ask = (bytes: number) => api.fetch(query(`{ __typename } #${"x".repeat(bytes - frame)}`));
  expect((await ask(MAX_QUERY_BYTES)).status).toBe(200);
  expect((await ask(MAX_QUERY_BYTES + 1)).status).toBe(413);
});

test("a page of another origin is not answered", async () => {
  const answer = await open().fetch(query("{ __typename }", { origin: "https://elsewhere.example" }));
  expect(answer.status).toBe(403);
});

describe("while the database does not answer", () => {
  const down = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7 as sezona"), { code: "ECONNREFUSED" });
  const askWith = (error: Error) =>
    testApi(shop, {
      askContent: embeddedContentHandler({ query: () => Promise.reject(error) } as never),
      env: () => serverEnv({ SITE_URL: "https://shop.example" }),
    }).fetch(query("{ staticPages { title } }"));

  test("a query is told to come again, as every endpoint tells it, and the log what is wrong", async () => {
    const logged = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const answer = await askWith(down);
    expect([answer.status, (await answer.text()).includes("10.0.0.7")]).toEqual([503, false]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("ECONNREFUSED"));
    logged.mockRestore();
  });

  test("what is broken otherwise is not told either, and logged", async () => {
    const logged = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const answer = await askWith(new Error("password=secret"));
    expect([answer.status, (await answer.text()).includes("secret")]).toEqual([500, false]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("password=secret"));
    logged.mockRestore();
  });
});
