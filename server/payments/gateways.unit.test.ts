import { simulateComgate, simulateGopay, type Simulator } from "@/server/testing/gateway-simulators";
import { comgateGateway } from "./comgate";
import type { PaymentWish } from "./port";

const wish: PaymentWish = {
  number: "2027-000123-1",
  order: "2027-000123",
  amount: 1_508_50,
  currency: "CZK",
  language: "cs",
  payer: {
    email: "jana@example.cz",
    firstname: "Jana",
    lastname: "Nováková",
    phone: "+420777123456",
    street: "Údolní 5",
    city: "Brno",
    postcode: "602 00",
    country: "CZ",
  },
  returnUrl: "https://shop.example/order?id=1&payment=2",
  notifyUrl: "https://shop.example/api/payments/gopay/notification?number=2027-000123-1",
  minutes: 20,
  holds: false,
  now: new Date("2027-02-01T10:00:00Z"),
};
const noticeOf = ({ query, init }: ReturnType<Simulator["notice"]>) => ({
  query: Object.fromEntries(new URLSearchParams(query)),
  fields: Object.fromEntries(new URLSearchParams((init.body as URLSearchParams | undefined) ?? "")),
});

describe.each([
  ["GoPay", simulateGopay],
  ["Comgate", simulateComgate],
] as const)("%s", (_name, simulate) => {
  let there: Simulator;
  beforeAll(async () => {
    there = await simulate();
  });
  afterAll(() => there.close());

  test("a payment is made, paid, asked about and given back once, to the haléř", async () => {
    const { ref, redirectUrl } = await there.gateway.create(wish);
    expect(redirectUrl).toMatch(/^https:.*\d/u);
    const known = { ref, number: wish.number, amount: 1_508_50, currency: "CZK", isOurs: true };
    expect(await there.gateway.pull(ref)).toEqual({ ...known, state: "open" });
    there.move(ref, "paid");
    expect(await there.gateway.pull(ref)).toEqual({ ...known, state: "paid" });
    const paid = { ref, amount: 1_508_50, currency: "CZK" };
    expect(await there.gateway.refund(paid)).toBe("done");
    expect(await there.gateway.refund(paid)).toBe("done");
    expect(there.payments.get(ref)?.refunded).toBe(1_508_50);
  });

  test("what was cancelled or timed out is over; a state that the documents don't name decides nothing", async () => {
    const { ref } = await there.gateway.create(wish);
    there.move(ref, "cancelled");
    expect((await there.gateway.pull(ref)).state).toBe("cancelled");
    there.move(ref, "timed_out");
    expect((await there.gateway.pull(ref)).state).toMatch(/^(timed_out|cancelled)$/u);
    there.payments.get(ref)!.state = "SOMETHING_NEW";
    expect((await there.gateway.pull(ref)).state).toBe("unknown");
    await expect(there.gateway.refund({ ref, amount: 1, currency: "CZK" })).rejects.toMatchObject({ kind: "refused" });
  });

  test("what is held on a card is taken in part, and let go, once", async () => {
    const held = { ...wish, holds: true };
    const [kept, free] = [await there.gateway.create(held), await there.gateway.create(held)];
    for (const { ref } of [kept, free]) {
      await expect(there.gateway.release(ref)).rejects.toMatchObject({ kind: "refused" });
      there.move(ref, "authorized");
      expect((await there.gateway.pull(ref)).state).toBe("authorized");
    }
    const part = { ref: kept.ref, amount: 300_00, held: wish.amount };
    await expect(there.gateway.capture({ ...part, amount: wish.amount + 1 })).rejects.toMatchObject({
      kind: "refused",
    });
    await there.gateway.capture(part);
    await there.gateway.release(free.ref);
    expect([(await there.gateway.pull(kept.ref)).state, (await there.gateway.pull(free.ref)).state]).toEqual([
      "paid",
      "cancelled",
    ]);
    expect(there.payments.get(kept.ref)?.captured).toBe(300_00);
    await expect(there.gateway.capture(part)).rejects.toMatchObject({ kind: "refused" });
    await expect(there.gateway.release(free.ref)).rejects.toMatchObject({ kind: "refused" });
    // Cards alone can hold money, and gateways say so in their own words.
    expect(JSON.stringify(there.created.at(-1))).toMatch(/"preauth(?:orization)?":true/u);
    expect(JSON.stringify(there.created.at(-1))).toMatch(/PAYMENT_CARD|CARD_ALL/u);
  });

  test("a notice names a payment and nothing else; one that is none names nothing", async () => {
    const { ref } = await there.gateway.create(wish);
    expect(there.gateway.noticeOf(noticeOf(there.notice(ref)))).toEqual({ ref, number: wish.number });
    expect(there.gateway.noticeOf({ query: {}, fields: {} })).toBeNull();
    const odd = { id: "1; DROP", transId: "a/../b" };
    expect(there.gateway.noticeOf({ query: odd, fields: odd })).toBeNull();
  });

  test.each([
    ["breaks", 503, {}, "unavailable"],
    ["answers something else than JSON", 0, {}, "unavailable"],
    ["answers in a form that nobody knows", 200, { hello: 1 }, "unavailable"],
    ["refuses", 409, { code: 1309, message: "no", errors: [{ error_code: 110, message: "no" }] }, "refused"],
  ])("a gateway that %s when a payment is made", async (_what, status, body, kind) => {
    there.failNext(/payment(\.json)?$/u, status, body);
    await expect(there.gateway.create(wish)).rejects.toMatchObject({ name: "GatewayError", kind });
  });

  test("what it does not know is refused", () =>
    expect(there.gateway.pull("4711")).rejects.toMatchObject({ kind: "refused" }));
});

test("GoPay lets in by one token for many calls, and by another when that is over", async () => {
  const gopay = await simulateGopay();
  const made = await Promise.all([gopay.gateway.create(wish)]);
  await gopay.gateway.pull(made[0]?.ref ?? "");
  expect(gopay.tokens).toBe(1);
  gopay.forgetTokens();
  expect((await gopay.gateway.pull(made[0]?.ref ?? "")).state).toBe("open");
  expect(gopay.tokens).toBe(2);
  expect(gopay.created).toMatchObject([
    {
      lang: "CS",
      items: [{ amount: 1_508_50, count: 1 }],
      callback: { return_url: wish.returnUrl, notification_url: wish.notifyUrl },
      payer: { contact: { last_name: "Nováková", country_code: "CZE" } },
    },
  ]);
  await gopay.close();
});

test("GoPay tells how much went back already", async () => {
  const gopay = await simulateGopay();
  const { ref } = await gopay.gateway.create(wish);
  expect(await gopay.gateway.refunded?.(ref)).toBe(0);
  gopay.move(ref, "paid");
  await gopay.gateway.refund({ ref, amount: 500_00, currency: "CZK" });
  expect(await gopay.gateway.refunded?.(ref)).toBe(500_00);
  await gopay.close();
});

test("Comgate is told how long to wait, within its bounds; a notice with another secret is nobody's", async () => {
  const comgate = await simulateComgate();
  const { ref } = await comgate.gateway.create(wish);
  expect(comgate.created).toMatchObject([{ expirationTime: "30m", test: true, prepareOnly: true }]);
  const { query, fields } = noticeOf(comgate.notice(ref));
  expect(comgate.gateway.noticeOf({ query, fields: { ...fields, secret: "guessed" } })).toBeNull();
  const live = comgateGateway(
    { apiUrl: "https://x.example", merchant: "123456", secret: "s", isTest: false },
    {
      fetch: async () =>
        Response.json({
          code: 0,
          transId: ref,
          merchant: "123456",
          test: "true",
          price: 1,
          curr: "CZK",
          refId: "1",
          status: "PAID",
        }),
    },
  );
  // A test payment is no money where real money is meant.
  expect(await live.pull(ref)).toMatchObject({ state: "paid", isOurs: false });
  await comgate.close();
});

test("of what Comgate has given back before, somebody is told to look whether it was all", async () => {
  const log = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const comgate = await simulateComgate();
  try {
    const { ref } = await comgate.gateway.create(wish);
    comgate.move(ref, "paid");
    await comgate.gateway.refund({ ref, amount: 8_50, currency: "CZK" });
    expect(log).not.toHaveBeenCalled();
    expect(await comgate.gateway.refund({ ref, amount: wish.amount, currency: "CZK" })).toBe("done");
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`payment ${ref}`));
  } finally {
    log.mockRestore();
    await comgate.close();
  }
});

test("a gateway that is silent is given up, and nobody knows what became of the call", async () => {
  const silent = comgateGateway(
    { apiUrl: "https://x.example", merchant: "1", secret: "s", isTest: true },
    {
      fetch: (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener("abort", () => reject(new Error("timed out"))),
        ),
      timeout: () => AbortSignal.timeout(5),
    },
  );
  await expect(silent.create(wish)).rejects.toMatchObject({ kind: "unavailable" });
});
