import { serverEnv } from "@/lib/env";
import { Hono } from "hono";
import { z } from "zod";
import { endpoint, moneySchema } from "@/lib/contract";
import { readAnswer } from "@/lib/api/answer";
import { type CallContext, CUSTOMER_COOKIE } from "@/server/call";
import { endpointRoutes, type Route } from "./endpoints";

const NOW = new Date("2027-02-01T10:00:00Z");
const env = serverEnv({ SITE_URL: "https://shop.example", RATE_LIMIT_FACTOR: "0" });

const wallet = endpoint({
  method: "POST",
  path: "wallet",
  summary: "What a customer has saved",
  auth: "customer",
  input: z.object({}),
  output: moneySchema,
  meta: z.object({ limit: moneySchema }),
});

function serve(ask: Route["ask"]): Hono {
  const app = new Hono();
  endpointRoutes(
    app,
    [{ name: "wallet", definition: wallet, ask }],
    () => NOW,
    () => env,
  );
  return app;
}
const post = (app: Hono, headers: Record<string, string> = {}, body = {}) =>
  app.request("/api/en/wallet", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("what is for customers asks for a login before anything else", async () => {
  const ask = jest.fn();
  const refused = await post(serve(ask));
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 401, result: { error_code: "login_required" } });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ["a header", { authorization: "Bearer abc" }, {}],
  ["a cookie", { cookie: `${CUSTOMER_COOKIE}=abc` }, {}],
  ["the body", {}, { token: "abc" }],
])("one call knows who calls: the token comes by %s", async (_, headers, body) => {
  const calls: CallContext[] = [];
  const app = serve(async (_input, call) => {
    calls.push(call);
    return { ok: true, value: 100, meta: { limit: 200 } };
  });
  await post(
    app,
    { "x-cart-token": "cart", "idempotency-key": "once", "x-forwarded-for": "192.0.2.7", ...headers },
    body,
  );
  expect(calls).toEqual([
    expect.objectContaining({
      session: { cartToken: "cart", customerToken: "abc" },
      idempotencyKey: "once",
      storeCode: "main",
      language: "en",
      now: NOW,
      today: "2027-02-01",
    }),
  ]);
});

test("an answer carries meta in the envelope and sets cookies that no script reads", async () => {
  const app = serve(async () => ({
    ok: true,
    value: 129_050,
    meta: { limit: 200_000 },
    cookies: [{ name: "customer_token", value: "new", maxAge: 60 }],
  }));
  const response = await post(app, { authorization: "Bearer abc" });
  expect(response.headers.get("set-cookie")).toBe(
    "customer_token=new; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(await response.clone().json()).toEqual({ code: 200, result: 1290.5, meta: { limit: 2000 } });
  expect(await readAnswer(wallet, response)).toEqual({ ok: true, value: 129_050, meta: { limit: 200_000 } });
});

test("a refusal can take a cookie away", async () => {
  const app = serve(async () => ({
    ok: false,
    error: { code: "login_required", message: "no longer" },
    cookies: [{ name: "customer_token", value: "", maxAge: 0 }],
  }));
  const response = await post(app, { authorization: "Bearer old" });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([
    401,
    "customer_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
});
