import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { endpoints, orderBodySchema } from "@/lib/contract";
import { MAX_EMAIL } from "@/lib/contract/email";
import * as limits from "@/lib/contract/limits";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";

/* Every bound of what may be asked for, at it and one over. */
let shop: TestShop;
let api: Hono;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  api = testApi(shop);
  token = (await openShopper(shop)).token;
});
afterAll(() => shop.close());

type Ask = (size: number) => Request;

const letters = (count: number): string => "x".repeat(count);
const list = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(index));
const facts = (count: number, value: unknown) => Object.fromEntries(list(count, (index) => [`code_${index}`, value]));
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const read =
  (path: string, query: (size: number) => Record<string, unknown>): Ask =>
  (size) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query(size)))
      for (const part of Array.isArray(value) ? (value as unknown[]) : [value])
        search.append(name, typeof part === "object" ? JSON.stringify(part) : String(part));
    return new Request(`http://shop.test/api/${path}?${search.toString()}`, { headers: { "x-cart-token": token } });
  };
const write =
  (path: string, body: (size: number) => unknown): Ask =>
  (size) =>
    new Request(`http://shop.test/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-cart-token": token },
      body: JSON.stringify(body(size)),
    });

const search = (query: (size: number) => unknown): Ask =>
  read("catalog/product", (size) => ({ searchQuery: query(size) }));
const oneFilter = (value: unknown) => ({ filters: [{ attribute: "sku", value }] });

const RENT = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-09", source: "praha" };
const cartLine = (more: (size: number) => object): Ask =>
  write("cart/update", (size) => ({ cartItem: { ...RENT, ...more(size) } }));
const options = (more: (size: number) => object): Ask =>
  cartLine((size) => ({ product_option: { extension_attributes: more(size) } }));

const wireOrder = () => z.encode(orderBodySchema, orderOf([RENT]));
const order = (more: (size: number) => object): Ask => write("order", (size) => ({ ...wireOrder(), ...more(size) }));
const rent = (more: (size: number) => object): Ask => order((size) => ({ products: [{ ...RENT, ...more(size) }] }));
const address = (more: (size: number) => object): Ask =>
  order((size) => {
    const { addressInformation: info } = wireOrder();
    return { addressInformation: { ...info, billingAddress: { ...info.billingAddress, ...more(size) } } };
  });
const account = (more: (size: number) => object): Ask =>
  write("user/create", (size) => ({
    customer: { email: "jana@example.com", firstname: "Jana", lastname: "Nová" },
    ...more(size),
  }));
const review = (more: (size: number) => object): Ask =>
  write("review/create", (size) => ({
    review: {
      ...{ review_id: randomUUID(), sku: "BOOTS", rating: 5 },
      ...{ nickname: "Ema", title: "Drží", detail: "Drží i na ledu, celý den.", ...more(size) },
    },
  }));
const emailOf = (size: number): string => `${letters(size - "@example.com".length)}@example.com`;

const bounds: [string, number, Ask][] = [
  [
    "filters of a search",
    limits.MAX_FILTERS,
    search((n) => ({ filters: list(n, () => oneFilter({ eq: 1 }).filters[0]) })),
  ],
  ["filters of a listing", limits.MAX_FILTERS, read("catalog/listing", (n) => ({ attributes: facts(n, ["1"]) }))],
  ["values of a filter", limits.MAX_FILTER_VALUES, search((n) => oneFilter({ in: list(n, String) }))],
  [
    "values of a listing's filter",
    limits.MAX_FILTER_VALUES,
    read("catalog/listing", (n) => ({ attributes: { brand: list(n, String) } })),
  ],
  [
    "letters of a filter's name",
    limits.MAX_CODE,
    read("catalog/listing", (n) => ({ attributes: { [letters(n)]: ["1"] } })),
  ],
  ["letters of a value", limits.MAX_SEARCH_TEXT, search((n) => oneFilter({ eq: letters(n) }))],
  ["letters of a pattern", limits.MAX_SEARCH_TEXT, search((n) => oneFilter({ like: letters(n) }))],
  ["letters of a search", limits.MAX_SEARCH_TEXT, search((n) => ({ search: letters(n) }))],
  ["letters of a query", limits.MAX_SEARCH_TEXT, read("catalog/product", (n) => ({ query: letters(n) }))],
  ["letters of a listing's search", limits.MAX_SEARCH_TEXT, read("catalog/listing", (n) => ({ search: letters(n) }))],
  ["facets", limits.MAX_AGGREGATIONS, search((n) => ({ aggregations: list(n, () => "brand") }))],
  ["levels of a query", limits.MAX_DEPTH, search((n) => ({ more: nested(n - 1) }))],
  [
    "fields to answer",
    limits.MAX_FIELDS,
    read("catalog/product", (n) => ({ includeFields: list(n, String).join(",") })),
  ],
  [
    "fields to leave out",
    limits.MAX_FIELDS,
    read("catalog/product", (n) => ({ excludeFields: list(n, String).join(",") })),
  ],
  ["letters of a field", limits.MAX_CODE, read("catalog/product", (n) => ({ includeFields: letters(n) }))],
  ["letters of a group's token", limits.MAX_LINE, read("catalog/product", (n) => ({ groupToken: letters(n) }))],
  ["where a page begins", limits.MAX_INT, read("catalog/product", (n) => ({ from: n }))],
  ["where a listing begins", limits.MAX_INT, read("catalog/listing", (n) => ({ start: n }))],
  ["an id", limits.MAX_INT, read("catalog/listing", (n) => ({ categoryId: n }))],
  [
    "ranges of prices",
    limits.MAX_PRICE_RANGES,
    read("catalog/listing", (n) => ({ price: list(n, () => "290.0-500.0") })),
  ],
  ["letters of a sku", limits.MAX_CODE, read("catalog/product/one", (n) => ({ sku: letters(n) }))],
  ["skus of a list", limits.MAX_SKUS, read("stock/list", (n) => ({ skus: list(n, String).join(",") }))],
  ["letters of a list", limits.MAX_LIST_TEXT, read("stock/list", (n) => ({ skus: `B${",".repeat(n - 1)}` }))],
  ["letters of an address", limits.MAX_URL, read("url/map", (n) => ({ url: letters(n) }))],
  ["letters of a source", limits.MAX_CODE, read("stock/check", (n) => ({ sku: "BOOTS", source: letters(n) }))],
  ["units of a line", limits.MAX_QTY, cartLine((n) => ({ qty: n }))],
  [
    "custom options",
    limits.MAX_LINE_OPTIONS,
    options((n) => ({ custom_options: list(n, () => ({ option_id: 1, option_value: 1 })) })),
  ],
  [
    "letters of a custom option",
    limits.MAX_LINE,
    options((n) => ({ custom_options: [{ option_id: 1, option_value: letters(n) }] })),
  ],
  [
    "options of a choice",
    limits.MAX_LINE_OPTIONS,
    options((n) => ({ configurable_item_options: list(n, () => ({ option_id: 1, option_value: 1 })) })),
  ],
  [
    "parts of a bundle",
    limits.MAX_LINE_OPTIONS,
    options((n) => ({ bundle_options: list(n, () => ({ option_id: 1, option_qty: 1, option_selections: [1] })) })),
  ],
  [
    "choices of a part",
    limits.MAX_LINE_OPTIONS,
    options((n) => ({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections: list(n, () => 1) }] })),
  ],
  [
    "units of a part",
    limits.MAX_QTY,
    options((n) => ({ bundle_options: [{ option_id: 1, option_qty: n, option_selections: [1] }] })),
  ],
  ["lines of an order", limits.MAX_ORDER_LINES, order((n) => ({ products: list(n, () => RENT) }))],
  ["units of an order's line", limits.MAX_QTY, rent((n) => ({ qty: n }))],
  ["letters of a label", limits.MAX_PERSON, rent((n) => ({ person: letters(n) }))],
  ["letters of a product's name", limits.MAX_PRODUCT_NAME, rent((n) => ({ name: letters(n) }))],
  ["letters of a note", limits.MAX_NOTE, order((n) => ({ user_note: letters(n) }))],
  ["letters of a cart's id", limits.MAX_LINE, order((n) => ({ cart_id: letters(n) }))],
  ["letters of a first name", limits.MAX_NAME, address((n) => ({ firstname: letters(n) }))],
  ["letters of a surname", limits.MAX_NAME, address((n) => ({ lastname: letters(n) }))],
  ["letters of a city", limits.MAX_NAME, address((n) => ({ city: letters(n) }))],
  ["letters of an e-mail address", MAX_EMAIL, address((n) => ({ email: emailOf(n) }))],
  ["letters of a street", limits.MAX_LINE, address((n) => ({ street: [letters(n)] }))],
  ["lines of a street", limits.MAX_STREET_LINES, address((n) => ({ street: list(n, () => "1") }))],
  ["letters of a postcode", limits.MAX_POSTCODE, address((n) => ({ postcode: letters(n) }))],
  ["letters of a company", limits.MAX_LINE, address((n) => ({ company: letters(n) }))],
  ["letters of a company's number", limits.MAX_NUMBER, address((n) => ({ company_id: letters(n) }))],
  ["letters of a tax number", limits.MAX_NUMBER, address((n) => ({ vat_id: letters(n) }))],
  [
    "facts about a payment",
    limits.MAX_LINE_OPTIONS,
    order((n) => ({
      addressInformation: { ...wireOrder().addressInformation, payment_method_additional: facts(n, "1") },
    })),
  ],
  [
    "letters of such a fact",
    limits.MAX_FACT,
    order((n) => ({
      addressInformation: { ...wireOrder().addressInformation, payment_method_additional: { a: letters(n) } },
    })),
  ],
  [
    "things of a listing named one by one",
    limits.MAX_NAMED_SKUS,
    read("catalog/listing", (n) => ({ skus: list(n, String) })),
  ],
  [
    "things that others go with",
    limits.MAX_NAMED_SKUS,
    read("ext/goes-with", (n) => ({ skus: list(n, String), source: "praha", from: RENT.from, to: RENT.to })),
  ],
  [
    "people whom the guide packs for",
    limits.MAX_PARTY,
    read("ext/equipment-guide/kit", (n) => ({
      ...{ sport: "sjezd", renters: list(n, () => "adult"), source: "praha", from: RENT.from, to: RENT.to },
    })),
  ],
  ["a line of the same thing", limits.MAX_COPY, options((n) => ({ copy: n }))],
  [
    "services of a cart told at once",
    limits.MAX_NAMED_SERVICES,
    write("cart/additional-services", (n) => ({
      additionalServices: { services: list(n, () => ({ code: "wax", item_id: "1" })) },
    })),
  ],
  ["letters of a password", limits.MAX_PASSWORD, account((n) => ({ password: letters(n) }))],
  ["letters of a review", limits.MAX_REVIEW, review((n) => ({ detail: letters(n) }))],
  ["letters of who reviews", limits.MAX_PERSON, review((n) => ({ nickname: letters(n) }))],
  ["letters of a review's title", limits.MAX_NAME, review((n) => ({ title: letters(n) }))],
  ["levels of a body", limits.MAX_DEPTH, write("cart/create", (n) => ({ more: nested(n - 1) }))],
];

const codeOf = async (request: Request): Promise<string | undefined> => {
  const answer = await api.request(request);
  const body = (await answer.json()) as { result?: { error_code?: string } };
  expect(answer.status).toBeLessThan(500);
  return body.result?.error_code;
};

test.each(bounds)("%s: %i are taken, one more is refused", async (_, most, ask) => {
  expect(await codeOf(ask(most))).not.toBe("invalid_input");
  expect(await codeOf(ask(most + 1))).toBe("invalid_input");
});

test.each([
  ["catalog/product", limits.MAX_PAGE_SIZE],
  ["catalog/cms_page", limits.MAX_PAGE_SIZE],
  ["catalog/category", limits.MAX_WHOLE_SIZE],
  ["catalog/attribute", limits.MAX_WHOLE_SIZE],
])("a page of %s is cut to %i entries, and says so", async (path, most) => {
  for (const [size, perPage] of [
    [most, most],
    [most + 1, most],
    [10 ** 14, most],
  ])
    expect(await (await api.request(`/api/${path}?size=${size}`)).json()).toMatchObject({ perPage });
});

test.each([
  ["catalog/suggest", endpoints.suggest.input, { search: "boty" }, limits.MAX_SUGGESTIONS],
  ["ext/pickup-points", endpoints.listPickupPoints.input, { carrier: "point" }, limits.MAX_POINTS],
] as const)("a page of %s is cut to the most", (_path, input, asked, most) => {
  for (const size of [most, most + 1]) expect(z.decode(input, { ...asked, size })).toMatchObject({ size: most });
});

test.each([
  ["calendar", limits.MAX_CALENDAR_DAYS],
  ["grid", limits.MAX_GRID_DAYS],
])("days of a %s", async (name, most) => {
  const asked = (to: string) =>
    read(`stock/${name}`, () => ({ sku: "BOOTS", source: "praha", from: "2027-02-01", to }))(0);
  const last = new Date(Date.UTC(2027, 1, most)).toISOString().slice(0, 10);
  const over = new Date(Date.UTC(2027, 1, most + 1)).toISOString().slice(0, 10);
  expect([await codeOf(asked(last)), await codeOf(asked(over))]).toEqual([undefined, "invalid_period"]);
});

test("bytes of a body", async () => {
  const body = (bytes: number) =>
    new Request("http://shop.test/api/cart/create", {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": String(bytes) },
      body: `{"more":"${letters(bytes - '{"more":""}'.length)}"}`,
    });
  expect(await codeOf(body(limits.MAX_BODY_BYTES))).toBeUndefined();
  expect(await codeOf(body(limits.MAX_BODY_BYTES + 1))).toBe("payload_too_large");
});

test("problems of one input are named up to a number", async () => {
  const broken = list(limits.MAX_PROBLEMS + 5, () => ({ ...RENT, qty: 0 }));
  const answer = await api.request(order(() => ({ products: broken }))(0));
  const { result } = (await answer.json()) as { result: { errors: unknown[] } };
  expect(result.errors).toHaveLength(limits.MAX_PROBLEMS);
});
