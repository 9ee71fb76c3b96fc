import type { Hono } from "hono";
import { serverEnv } from "@/lib/env";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { insertSandboxPayment } from "@/server/repositories/sandbox-payments";
import { deskOf } from "@/server/services/payment/desk";

const REF = "0123456789abcdef0123456789abcdef";
const PAGE = "/api/payments/sandbox/page";
const NOTICE = "/api/payments/sandbox/notification";

let shop: TestShop;
let api: Hono;
const PAYMENT = {
  ref: REF,
  number: "2027-000001-1",
  amount: 480_00,
  currency: "CZK",
  state: "open",
  language: "cs",
  return_url: "http://localhost:3000/order?id=1",
  notify_url: `http://localhost:3000${NOTICE}`,
  created_at: new Date("2027-02-01T10:00:00Z"),
  holds: false,
} as const;
beforeAll(async () => {
  shop = await openTestShop();
  api = testApi(shop, { desk: () => deskOf(shop.pool) });
  await insertSandboxPayment(shop.pool, PAYMENT);
});
afterAll(() => shop.close());

const press = (path: string, act: string) => api.request(path, { method: "POST", body: new URLSearchParams({ act }) });

test.each(["%00", "%ED%A0%80", "T1", REF.toUpperCase(), `${REF}0`, "f".repeat(32)])(
  "the trial gateway has no page for %s",
  async (ref) => {
    expect((await api.request(`${PAGE}/${ref}`)).status).toBe(404);
    expect((await press(`${PAGE}/${ref}`, "pay")).status).toBe(404);
  },
);

test("a gateway is asked about one payment every few seconds at most, however many call", async () => {
  const limited = testApi(shop, { desk: () => deskOf(shop.pool), env: () => serverEnv({}) });
  const call = (ref: string, client: number) =>
    limited.request(`${NOTICE}?id=${ref}`, { headers: { "x-forwarded-for": `10.0.0.${client}` } });
  const answers = [];
  for (let client = 0; client < 30; client += 1) answers.push((await call(REF, client)).status);
  expect(answers).toEqual(Array.from({ length: 30 }, (_, index) => (index < 20 ? 200 : 429)));
  expect((await call("f".repeat(32), 1)).status).toBe(200);
  expect((await limited.request(NOTICE)).status).toBe(200);
});

test("nothing that speaks of a payment is kept by anybody on its way", async () => {
  const answers = [
    await api.request(`${PAGE}/${REF}`),
    await press(`${PAGE}/${REF}`, "pay_silently"),
    await api.request(`${PAGE}/none`),
    await api.request(`${NOTICE}?id=${REF}`),
    await api.request(NOTICE, { method: "POST" }),
    await api.request("/api/payments/paypal/notification"),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual(
    [200, 303, 404, 200, 200, 404].map((status) => [status, "no-store"]),
  );
});

test("the trial gateway holds a sum until it is taken or let go, and can let it end by itself", async () => {
  const { gateways } = deskOf(shop.pool);
  const gateway = gateways.get("sandbox")!;
  const hold = async (ref: string) => {
    await insertSandboxPayment(shop.pool, { ...PAYMENT, ref, holds: true });
    const answer = await api.request(`${PAGE}/${ref}`);
    expect(await answer.text()).toContain("Částka se jen zablokuje");
    await press(`${PAGE}/${ref}`, "pay_silently");
    expect(await gateway.pull(ref)).toMatchObject({ state: "authorized", amount: 480_00 });
    return ref;
  };
  const [kept, free, over] = [await hold("b".repeat(32)), await hold("c".repeat(32)), await hold("d".repeat(32))];
  await gateway.capture({ ref: kept, amount: 100_00, held: 480_00 });
  await expect(gateway.capture({ ref: kept, amount: 100_00, held: 480_00 })).rejects.toMatchObject({ kind: "refused" });
  expect((await gateway.pull(kept)).state).toBe("paid");
  await expect(gateway.refund({ ref: kept, amount: 100_01, currency: "CZK" })).rejects.toMatchObject({
    kind: "refused",
  });
  expect(await gateway.refund({ ref: kept, amount: 100_00, currency: "CZK" })).toBe("done");
  await gateway.release(free);
  await expect(gateway.release(free)).rejects.toMatchObject({ kind: "refused" });
  await press(`${PAGE}/${over}`, "lapse");
  expect((await gateway.pull(over)).state).toBe("cancelled");
  // What is no hold can't lapse.
  await press(`${PAGE}/${REF}`, "lapse");
  expect((await gateway.pull(REF)).state).not.toBe("cancelled");
});
