import type { Hono } from "hono";
import { errorEnvelopeSchema } from "@/lib/contract/errors";
import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";
import { z } from "zod";
import { orderBodySchema } from "@/lib/contract";

const SECRET = "s".repeat(43);
let shop: TestShop;
let api: Hono;
const env = serverEnv({ SITE_URL: "https://shop.example", INTERNAL_SECRET: SECRET });
beforeAll(async () => {
  shop = await openTestShop();
  api = testApi(shop, { env: () => env });
});
afterAll(() => shop.close());

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});
const ask = async (path: string, init?: RequestInit) => {
  const response = await api.request(path, init);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { code: number; result: { error_code?: string; errors?: { path: string }[] } },
  };
};
const line = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-09", source: "praha" };
const order = () => z.encode(orderBodySchema, orderOf([line]));

test.each([
  ["/api/nothing", undefined, 404, "not_found"],
  ["/api/atlantis/catalog/product", undefined, 404, "not_found"],
  ["/api/order", { method: "DELETE" }, 405, "method_not_allowed"],
  ["/api/main/cart/update", undefined, 405, "method_not_allowed"],
  ["/api/catalog/product/one", undefined, 400, "invalid_input"],
  ["/api/catalog/product/one?sku=" + "x".repeat(65), undefined, 400, "invalid_input"],
  ["/api/catalog/product/one?sku=a%00b", undefined, 400, "invalid_input"],
  ["/api/catalog/product/one?sku='%20OR%201=1", undefined, 400, "invalid_input"],
  ["/api/catalog/product/one?sku=UNKNOWN", undefined, 404, "product_not_found"],
  ["/api/catalog/product?searchQuery=%7Bnot", undefined, 400, "invalid_input"],
  [
    "/api/catalog/product?searchQuery=" + encodeURIComponent('{"filters":[{"attribute":"password","value":{"eq":1}}]}'),
    undefined,
    400,
    "invalid_input",
  ],
  [
    "/api/catalog/product?searchQuery=" +
      encodeURIComponent('{"filters":[{"attribute":"id","value":{"eq":"1; DROP TABLE product"}}]}'),
    undefined,
    400,
    "invalid_input",
  ],
  ["/api/catalog/listing?sort=rm:asc", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?attributes=%7B", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?attributes=" + encodeURIComponent('{"__proto__":["x"]}'), undefined, 400, "invalid_input"],
  ["/api/catalog/listing?dateFrom=2027-02-30&dateTo=2027-03-01", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?dateFrom=2027-03-02&dateTo=2027-03-01", undefined, 400, "invalid_period"],
  ["/api/catalog/listing?categoryId=1e99", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?categoryId=99999999999", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?partner=2147483648", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?start=2147483648", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?search=a%00b", undefined, 400, "invalid_input"],
  ["/api/catalog/listing?source=%00", undefined, 400, "invalid_input"],
  ["/api/catalog/product?from=99999999999999", undefined, 400, "invalid_input"],
  [
    "/api/catalog/product?searchQuery=" + encodeURIComponent('{"__proto__":{"search":"x"}}'),
    undefined,
    400,
    "invalid_input",
  ],
  ["/api/catalog/product?searchQuery=" + encodeURIComponent('{"search":"a\\u0000b"}'), undefined, 400, "invalid_input"],
  [
    "/api/catalog/product?searchQuery=" +
      encodeURIComponent('{"filters":[{"attribute":"id","value":{"eq":2147483647.6}}]}'),
    undefined,
    400,
    "invalid_input",
  ],
  ["/api/url/map?url=%00", undefined, 400, "invalid_input"],
  ["/api/review/list?sku=SKI-1&start=2147483648", undefined, 400, "invalid_input"],
  ["/api/stock/calendar?sku=BOOTS&source=praha&from=0000-01-01&to=0000-01-02", undefined, 400, "invalid_input"],
  ["/api/stock/check?sku=HELMET&dateFrom=9999-12-31&dateTo=9999-12-31", undefined, 400, "invalid_input"],
  ["/api/cart/create", json('{"token":"a\\u0000"}'), 400, "invalid_input"],
  ["/api/stock/check?sku=BOOTS&dateFrom=2027-02-01", undefined, 400, "invalid_period"],
  ["/api/stock/list?skus=", undefined, 400, "invalid_input"],
  ["/api/stock/calendar?sku=BOOTS&source=praha&from=2027-01-01&to=9999-01-01", undefined, 400, "invalid_period"],
  ["/api/cart/pull", undefined, 404, "cart_not_found"],
  ["/api/cart/pull?cartId=wrong", undefined, 404, "cart_not_found"],
  ["/api/order?id=7", undefined, 400, "invalid_input"],
  ["/api/order?id=6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39", undefined, 404, "order_not_found"],
  ["/api/cart/update", json("not json"), 400, "invalid_input"],
  ["/api/cart/update", json("[]"), 400, "invalid_input"],
  ["/api/cart/update", json('{"cartItem":{"sku":"A","constructor":{}}}'), 400, "invalid_input"],
  ["/api/cart/update", json('{"__proto__":{"admin":true}}'), 400, "invalid_input"],
  ["/api/cart/update", json({ cartItem: { ...line, qty: -1 } }), 400, "invalid_input"],
  ["/api/cart/update", json({ cartItem: { ...line, qty: 100 } }), 400, "invalid_input"],
  ["/api/cart/update", json({ cartItem: line }), 404, "cart_not_found"],
  ["/api/cart/update", json({ cartItem: { ...line, source: "\ud800" } }), 400, "invalid_input"],
  ["/api/cart/update", json({ cartItem: { ...line, from: "-4713-01-01" } }), 400, "invalid_input"],
  ["/api/cart/update", json("x".repeat(300_000)), 413, "payload_too_large"],
  ["/api/order", json({}), 400, "invalid_input"],
  ["/api/order", json({ order_id: "1" }), 400, "invalid_input"],
  ["/api/internal/revalidate", { method: "POST" }, 404, "not_found"],
] as const)("%s %j → %i %s", async (path, init, status, code) => {
  const answer = await ask(path, init);
  expect([answer.status, answer.body.code, answer.body.result.error_code]).toEqual([status, status, code]);
  expect(errorEnvelopeSchema.safeParse(answer.body).success).toBe(true);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at .+:\d+:\d+|SELECT/u);
  expect(answer.headers.get("x-request-id")).toBeTruthy();
});

test("each wrong field of an order is named", async () => {
  const wrong = structuredClone(order());
  wrong.addressInformation.billingAddress.email = "nobody";
  wrong.products[0]!.qty = 0;
  const answer = await ask("/api/order", json(wrong));
  expect(answer.body.result.errors?.map((error) => error.path)).toEqual([
    "products.0.qty",
    "addressInformation.billingAddress.email",
  ]);
});

test("the days that stand for none on the wire are no period", async () => {
  const plain = await ask("/api/catalog/listing");
  const standing = await ask("/api/catalog/listing?dateFrom=1975-08-01&dateTo=1980-08-01");
  expect([standing.status, standing.body.result]).toEqual([200, plain.body.result]);
});

test("things come back the way they went when nothing is said, and an id is the same in either case", async () => {
  const { addressInformation: info, ...more } = order();
  const { return_carrier_code: _carrier, return_method_code: _method, ...oneWay } = info;
  const placed = await ask("/api/order", json({ ...more, addressInformation: oneWay }));
  expect(placed.status).toBe(200);
  const again = { ...more, order_id: more.order_id.toUpperCase(), addressInformation: oneWay };
  expect(await ask("/api/order", json(again))).toMatchObject({ status: 200, body: { result: placed.body.result } });
});

test.each([
  ["its own page", { origin: "https://shop.example", "sec-fetch-site": "same-origin", cookie: "a=b" }, 200],
  ["a host that only the request names", { origin: "http://localhost", host: "localhost" }, 403],
  ["a tool", {}, 200],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
  ["a sister site", { "sec-fetch-site": "same-site" }, 403],
  ["something with a cookie that hides where it is from", { cookie: "a=b" }, 403],
  ["an opaque origin", { origin: "null" }, 403],
])("a write from %s", async (_who, headers, status) => {
  expect((await ask("/api/cart/create", json({}, headers as Record<string, string>))).status).toBe(status);
});

test("limits are counted per endpoint and client, and say how long to wait", async () => {
  const statuses = new Set<number>();
  for (let call = 0; call < 35; call += 1)
    statuses.add((await ask("/api/order", json({}, { "x-forwarded-for": "192.0.2.1" }))).status);
  expect([...statuses]).toEqual([400, 429]);
  const limited = await ask("/api/order", json({}, { "x-forwarded-for": "192.0.2.1" }));
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/api/order", json({}, { "x-forwarded-for": "192.0.2.2" }))).status).toBe(400);
});

test("the documents of the API", async () => {
  const openapi = (await (await api.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(openapi.paths["/order"]).toMatchObject({
    get: { operationId: "getOrder" },
    post: { operationId: "placeOrder" },
  });
  expect(await (await api.request("/api/docs")).text()).toContain("POST /api/cart/update");
});

test("what breaks inside is a 500 without a word of it, or a 503 when the database is away", async () => {
  const error = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const broken = (reason: Error) =>
    testApi(
      { port: { ...shop.port, listSources: () => Promise.reject(reason) }, content: shop.content },
      { env: () => env },
    );
  const refused = Object.assign(new Error("secret detail"), { code: "ECONNREFUSED" });
  const answers = [
    await broken(new Error("secret detail")).request("/api/ext/sources"),
    await broken(refused).request("/api/ext/sources"),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([500, 503]);
  for (const answer of answers) expect(await answer.text()).not.toContain("secret");
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

test("crowns on the wire, haléře inside; caches keep what may be kept", async () => {
  const product = await ask("/api/main/catalog/product/one?sku=BOOTS");
  expect((product.body.result as unknown as { price: number }).price).toBe(200);
  expect(product.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
  const jana = await openShopper(shop);
  const cart = await ask("/api/cart/pull", { headers: { "x-cart-token": jana.token } });
  expect([cart.status, cart.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
