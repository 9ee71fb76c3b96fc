import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(null);
});
afterAll(() => shop.close());

const ask = (url: string, path = "/api/fetchSvg") =>
  testApi(shop, { env: () => serverEnv({ SVG_ORIGINS: "http://127.0.0.1:9/, https://icons.invalid" }) }).request(
    `${path}?${new URLSearchParams({ url }).toString()}`,
  );

test("a drawing of the shop's own is answered as text that runs nothing", async () => {
  const answer = await ask("/illustrations/kayak.svg", "/api/en/fetchSvg");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(await answer.text()).toMatch(/^<svg .*viewBox="0 0 240 160".*<\/svg>$/su);
});

test.each([
  ["", 400, "invalid_input"],
  ["x".repeat(2_001), 400, "invalid_input"],
  ["/illustrations/none.svg", 404, "not_found"],
  ["/illustrations/../package.json", 403, "forbidden"],
  ["/illustrations/%2e%2e/icon.svg", 403, "forbidden"],
  ["https://evil.example/x.svg", 403, "forbidden"],
  ["http://127.0.0.1:9/x.svg", 403, "forbidden"],
  ["https://icons.invalid/x.svg", 503, "unavailable"],
])("%s: %d %s", async (url, status, code) => {
  const answer = await ask(url);
  // Who can't be served right now is told when to come again.
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
  expect([answer.status, ((await answer.json()) as { result: { error_code: string } }).result.error_code]).toEqual([
    status,
    code,
  ]);
});
