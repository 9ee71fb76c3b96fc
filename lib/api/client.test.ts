import { type ApiClient, createApiClient, type ApiClientConfig } from "./client";
import { type CallResult, isRetryable } from "./answer";
import { encodeRefusal, refuse, type OrderBody } from "@/lib/contract";
import { pickUpAt } from "@/lib/contract/testing/order";

const json = (body: unknown, status = 200, type = "application/json; charset=utf-8") =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers: { "content-type": type } });

function clientAnswering(
  answer: () => Response | Promise<Response>,
  more: Pick<ApiClientConfig, "tokenPlace" | "partnerCode"> = {},
) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: "/api/main/",
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} });
      return answer();
    },
    ...more,
  });
  return { client, requests };
}

const price = { days: 3, price_per_day: 290, price: 719.01, price_incl_tax: 870, deposit: 2000 };

test("crowns of an answer become haléře", async () => {
  const { client, requests } = clientAnswering(() => json({ code: 200, result: price }));
  const answer = await client.call("getReservationPrice", {
    from: "2027-02-13",
    to: "2027-02-15",
    sku: "SK-1",
    qty: 2,
  });
  expect(answer).toEqual({
    ok: true,
    value: { days: 3, price_per_day: 29_000, price: 71_901, price_incl_tax: 87_000, deposit: 200_000 },
  });
  expect(requests[0]?.url).toBe("/api/main/ext/reservations/price?from=2027-02-13&to=2027-02-15&sku=SK-1&qty=2");
});

test("tokens and keys travel in headers, the body is the input", async () => {
  const { client, requests } = clientAnswering(() => json({ code: 200, result: true }));
  await client.call(
    "deleteCartItem",
    { cartItem: { item_id: "7" } },
    { cartToken: "c".repeat(32), idempotencyKey: "k1" },
  );
  const { url, init } = requests[0]!;
  expect(url).toBe("/api/main/cart/delete");
  expect(init.headers).toMatchObject({
    "x-cart-token": "c".repeat(32),
    "idempotency-key": "k1",
    "content-type": "application/json",
  });
  expect(JSON.parse(String(init.body))).toEqual({ cartItem: { item_id: "7" } });
});

test("a shop that sells for a backend says so with every call, and others send no such header", async () => {
  const named = clientAnswering(() => json({ code: 200, result: true }), { partnerCode: "chata-21" });
  await named.client.call("pullCart", {});
  await named.client.call("createCart", {});
  const sent = named.requests.map(({ init }) => (init.headers as Record<string, string>)["x-partner-code"]);
  expect(sent).toEqual(["chata-21", "chata-21"]);
  const { client, requests } = clientAnswering(() => json({ code: 200, result: true }), { partnerCode: null });
  await client.call("pullCart", {});
  expect(requests[0]?.init.headers).not.toHaveProperty("x-partner-code");
});

test("a backend that wants tokens in the query gets them there", async () => {
  const { client, requests } = clientAnswering(() => json({ code: 200, result: { items: [], source: null } }), {
    tokenPlace: "query",
  });
  await client.call("pullCart", {}, { cartToken: "abc" });
  expect(requests[0]?.url).toBe("/api/main/cart/pull?cartId=abc");
  expect(requests[0]?.init.headers).not.toHaveProperty("x-cart-token");
});

test("searches are not enveloped", async () => {
  const { client, requests } = clientAnswering(() =>
    json({ items: [{ id: 1, name: "Lyže" }], total: 1, start: 0, perPage: 50, aggregations: {} }),
  );
  const answer = await client.call("searchCategories", { searchQuery: { search: "lyže" } });
  expect(answer.ok && answer.value.items).toEqual([{ id: 1, name: "Lyže" }]);
  expect(new URL(requests[0]!.url, "http://shop.test").searchParams.get("searchQuery")).toBe('{"search":"lyže"}');
});

test("the shop's refusal keeps its code, fields and facts", async () => {
  const envelope = {
    code: 409,
    result: { errorMessage: "taken", error_code: "out_of_stock", details: { sku: "SK-1", source: "praha", free: 0 } },
  };
  const { client } = clientAnswering(() => json(envelope, 409));
  const answer = await client.call("pullCart", {});
  expect(answer).toEqual({
    ok: false,
    error: {
      code: "out_of_stock",
      message: "taken",
      details: { sku: "SK-1", source: "praha", free: 0 },
      errors: undefined,
      transport: false,
    },
  });
  expect(!answer.ok && isRetryable(answer.error)).toBe(false);
});

test("the facts of a refusal travel in the wire's units, and strange ones are left out", async () => {
  const refused = refuse("price_changed", "dearer", { details: { expected: 47_900, actual: 48_050 } }).error;
  const envelope = encodeRefusal(refused);
  expect(envelope.result).toMatchObject({ details: { expected: 479, actual: 480.5 } });
  const { client } = clientAnswering(() => json(envelope, 409));
  expect(await client.call("pullCart", {})).toMatchObject({ ok: false, error: { ...refused, transport: false } });
  const strange = { code: 409, result: { errorMessage: "", error_code: refused.code, details: { actual: "more" } } };
  const answer = await clientAnswering(() => json(strange, 409)).client.call("pullCart", {});
  expect(!answer.ok && answer.error.details).toBeUndefined();
});

test.each([
  [401, "cart_not_found", false],
  [404, "cart_not_found", false],
  [429, "too_many_requests", true],
  [500, "internal", true],
  [501, "internal", true],
  [503, "unavailable", true],
  [504, "unavailable", true],
  [400, "invalid_input", false],
  [403, "forbidden", false],
  [409, "invalid_input", false],
  [413, "payload_too_large", false],
])("a bare message with status %i means %s", async (status, code, retryable) => {
  const { client } = clientAnswering(() => json({ code: status, result: "no" }, status));
  const answer = await client.call("pullCart", {});
  expect(answer).toMatchObject({ ok: false, error: { code, message: "no", transport: false } });
  expect(!answer.ok && isRetryable(answer.error)).toBe(retryable);
});

test("what a bare status means is the endpoint's to say", async () => {
  const codeOf = async (status: number, ask: (client: ApiClient) => Promise<CallResult<unknown, object>>) => {
    const answer = await ask(clientAnswering(() => json({ code: status, result: "no" }, status)).client);
    return answer.ok ? "ok" : answer.error.code;
  };
  const customer = { email: "jana@example.com", firstname: "Jana", lastname: "Nová" };
  expect(await codeOf(409, (client) => client.call("createCustomer", { customer, password: "sjezd-po-7" }))).toBe(
    "customer_exists",
  );
  const credentials = { username: "jana@example.com", password: "sjezd-po-7" };
  expect(await codeOf(401, (client) => client.call("login", credentials))).toBe("login_failed");
  expect(await codeOf(401, (client) => client.call("getMe", {}))).toBe("login_required");
});

test("the code in the envelope is believed when the HTTP status claims success", async () => {
  const { client } = clientAnswering(() => json({ code: 500, result: "broken" }, 200));
  expect(await client.call("pullCart", {})).toMatchObject({ ok: false, error: { code: "internal" } });
});

test.each([
  ["a proxy's page", () => json("<html>", 502, "text/html"), "Error with response - bad content-type!"],
  ["no body", () => json("", 200), "Unhandled error, wrong response format!"],
  ["half a body", () => json('{"code":200,"res', 200), "Unhandled error, wrong response format!"],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("%s counts as not reached", async (_, answer, message) => {
  const { client } = clientAnswering(answer);
  expect(await client.call("pullCart", {})).toEqual({
    ok: false,
    error: { code: "unavailable", message, transport: true },
  });
});

test("an answer outside the contract is not passed on", async () => {
  const { client } = clientAnswering(() => json({ code: 200, result: { ...price, deposit: "2000" } }));
  const answer = await client.call("getReservationPrice", { from: "2027-02-13", to: "2027-02-15", sku: "SK-1" });
  expect(answer).toMatchObject({
    ok: false,
    error: { code: "internal", transport: false, errors: [{ path: "deposit" }] },
  });
});

test("a request over its time limit counts as not reached", async () => {
  const client = createApiClient({
    baseUrl: "/api",
    timeout: () => AbortSignal.abort(new Error("too slow")),
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted();
      return json({ code: 200, result: "t" });
    },
  });
  expect(await client.call("createCart", {})).toMatchObject({
    ok: false,
    error: { transport: true, message: "too slow" },
  });
});

test("an order travels in crowns, and one that the contract refuses is not sent", async () => {
  const body: OrderBody = {
    order_id: "3f2b8c1e-6d0f-4a7e-9b57-0c2f5a9d1e11",
    user_id: "",
    cart_id: "",
    store_code: "main",
    user_note: "",
    expected_total: 87_050,
    products: [{ sku: "SK-1", qty: 1, from: "2027-02-13", to: "2027-02-15", source: "praha", price_incl_tax: 87_050 }],
    addressInformation: pickUpAt("praha"),
  };
  const { client, requests } = clientAnswering(() => json({ code: 409, result: "no" }, 409));
  await client.call("placeOrder", body);
  expect(JSON.parse(String(requests[0]?.init.body))).toMatchObject({
    expected_total: 870.5,
    products: [{ price_incl_tax: 870.5 }],
  });
  const { addressInformation: info } = body;
  const wrong = { ...info, billingAddress: { ...info.billingAddress, email: "nobody" } };
  expect(await client.call("placeOrder", { ...body, addressInformation: wrong })).toMatchObject({
    ok: false,
    error: {
      code: "invalid_input",
      transport: false,
      errors: [{ path: "addressInformation.billingAddress.email" }],
    },
  });
  expect(requests).toHaveLength(1);
});
