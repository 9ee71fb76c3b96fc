import { z } from "zod";
import { createApiClient } from "@/lib/api";
import { type EndpointName, endpoints, type InputOf, type ParsedInputOf } from "@/lib/contract";
import { serverEnv } from "@/lib/env";
import { createApi } from "@/server/http/app";
import { NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import type { Hono } from "hono";

/* The same calls, in-process and over HTTP through the API client, must answer the same. */

let shop: TestShop;
let api: Hono;
beforeAll(async () => {
  shop = await openTestShop();
  api = createApi({
    commerce: () => shop.port,
    now: () => NOW,
    isReady: async () => true,
    refreshCatalogue: () => undefined,
    findAddress: () => Promise.resolve({ type: "none" }),
    env: () => serverEnv({ RATE_LIMIT_FACTOR: "0" }),
  });
});
afterAll(() => shop.close());

const period = { from: "2027-02-08", to: "2027-02-10" };
const dates = { dateFrom: period.from, dateTo: period.to };
const line = { sku: "SKI-1-170", qty: 1, ...period, source: "praha" };

type Case = { [N in EndpointName]: [N, InputOf<N>] }[EndpointName];
const reads: Case[] = [
  ["listProducts", {}],
  [
    "listProducts",
    {
      categoryId: 70,
      ...dates,
      price: ["290.0-500.0"],
      attributes: { brand: ["atomic"], ski_length: ["170", "180"] },
      sort: "price:asc",
    },
  ],
  ["listProducts", { search: "lyze", partner: 7, size: 2, start: 1 }],
  [
    "searchProducts",
    {
      searchQuery: { filters: [{ attribute: "sku", value: { in: ["SKI-1", "BOOTS"] } }], aggregations: ["brand"] },
      includeFields: "sku,name,price",
    },
  ],
  [
    "searchProducts",
    {
      searchQuery: {
        filters: [
          { attribute: "category_ids", value: { eq: 71 } },
          { attribute: "price", value: { gte: 300 } },
        ],
        period,
      },
    },
  ],
  ["searchCategories", { sort: "position:asc", size: 4000 }],
  ["searchAttributes", { size: 150 }],
  ["searchTaxRules", {}],
  ["searchCmsPages", { searchQuery: { filters: [{ attribute: "identifier", value: { eq: "jak-to-funguje" } }] } }],
  ["searchCmsBlocks", {}],
  ["searchCmsHierarchy", {}],
  ["getProduct", { sku: "SKI-1" }],
  ["getProduct", { sku: "SET" }],
  ["getProduct", { sku: "NOTHING" }],
  ["mapUrl", { url: "/lyzovani/lyze/ski-1" }],
  ["mapUrl", { url: "/lyzovani/lyze" }],
  ["mapUrl", { url: "/nowhere" }],
  ["listSources", {}],
  ["listPartners", {}],
  ["listReviews", { sku: "SKI-1" }],
  ["checkStock", { sku: "SKI-1-170", ...dates }],
  ["checkStock", { sku: "SKI-1-170", dateFrom: "2020-01-01", dateTo: "2020-01-02" }],
  ["listStock", { skus: "SKI-1,BOOTS,NOTHING" }],
  ["checkVariants", { sku: "SKI-1", ...dates }],
  ["getCalendar", { sku: "SKI-1-160", source: "praha", from: "2027-02-15", to: "2027-02-25" }],
  ["getAlternatives", { sku: "SKI-1-160", source: "praha", from: "2027-02-20", to: "2027-02-21" }],
  ["getReservationPrice", { sku: "SKI-1-170", ...period, qty: 2 }],
  ["pullCart", {}],
  ["getOrder", { id: "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39" }],
];

function client(): ReturnType<typeof createApiClient> {
  const fetchApi = ((url: string, init?: RequestInit) => api.request(url, init)) as typeof fetch;
  return createApiClient({ baseUrl: "/api/main", fetch: fetchApi });
}

async function both<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  cartToken?: string,
): Promise<[unknown, unknown]> {
  const parsed = endpoints[name].input.parse(input) as ParsedInputOf<N>;
  const inProcess = await shop.port[name](parsed, shop.context({ cartToken }));
  const overHttp = await client().call(name, input, { cartToken });
  const withoutTransport = overHttp.ok ? overHttp : { ok: false, error: { ...overHttp.error, transport: undefined } };
  return [JSON.parse(JSON.stringify(inProcess)), JSON.parse(JSON.stringify(withoutTransport))];
}

test.each(reads.map((entry, index) => [index, ...entry] as const))("%i %s", async (_index, name, input) => {
  const [inProcess, overHttp] = await both(name, input as never);
  expect(overHttp).toEqual(inProcess);
  expect(endpoints[name].output.safeParse).toBeDefined();
});

test("a cart and an order answer the same on both ways", async () => {
  const token = await client().call("createCart", {});
  const cartToken = token.ok ? token.value : "";
  expect(cartToken).toMatch(/^[0-9a-f]{64}$/u);
  const cases: Case[] = [
    ["updateCartItem", { cartItem: line }],
    ["updateCartItem", { cartItem: { ...line, qty: 9 } }],
    ["updateCartItem", { cartItem: { ...line, sku: "SKI-1" } }],
    ["pullCart", {}],
    ["getTotals", { shipping: "courier", return: "praha", payment: "cashondelivery" }],
    ["listShippingMethods", {}],
    ["listPaymentMethods", {}],
    ["extendHolds", {}],
    ["deleteCartItem", { cartItem: { item_id: "00000000-0000-4000-8000-000000000000" } }],
  ];
  for (const [name, input] of cases) {
    const [inProcess, overHttp] = await both(name, input as never, cartToken);
    expect(overHttp).toEqual(inProcess);
  }
});

test("every answer fits its schema as it stands in-process", async () => {
  for (const [name, input] of reads) {
    const parsed = endpoints[name].input.parse(input) as never;
    const result = await shop.port[name](parsed, shop.context());
    if (result.ok) expect(() => z.encode(endpoints[name].output, result.value as never)).not.toThrow();
  }
});
