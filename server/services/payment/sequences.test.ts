import fc from "fast-check";
import { embeddedCommerce } from "@/server/commerce/embedded";
import { sweepUnpaidOrders } from "@/server/jobs/sweep";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, orderOf } from "@/server/testing/shopper";
import { TrialGateway } from "@/server/testing/trial-gateway";
import { GatewayError } from "@/server/payments/port";
import { addDays, shopDay } from "@/lib/domain/days";
import { actAtCounter } from "../order/counter";
import { pollPayments, settleOpenOf } from "./poll";
import { takeNotice } from "./take-notice";

/* Only money that our server has seen counts: whatever gateway, network, shopper and time do, in any order. */

/** SEZONA_ENDURANCE=1 gives the whole proof; the other is for every day. */
const isLong = process.env.SEZONA_ENDURANCE === "1";
const RUNS = isLong ? 1_000 : 25;
if (isLong) jest.setTimeout(3_600_000);

/** So near that of an order that is called off a part goes back. */
const TOMORROW = addDays(shopDay(NOW), 1);
const which = fc.nat(3);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("init" as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      which,
      to: fc.constantFrom("paid" as const, "paid" as const, "cancelled" as const, "timed_out" as const),
      wrong: fc.constantFrom({}, {}, {}, { amount: 1 }, { currency: "EUR" }, { number: "2027-999999-1" }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("notice" as const), which, times: fc.constantFrom(1, 1, 2, 20) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("forged" as const), ref: fc.constantFrom("T9", "x", "") }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("poll" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("call_off" as const), which, refundsAll: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("fault" as const),
      fault: fc.constantFrom("lost" as const, "reply_lost" as const, "refused" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(0.3, 1, 5, 12, 31) }),
  },
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

async function run(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Promise<void> {
  await forgetRents(shop);
  const gateway = new TrialGateway();
  const desk = { pool: shop.pool, gateways: new Map([["sandbox", gateway]]) };
  const port = embeddedCommerce(shop.pool, shop.pool, desk);
  let now = NOW;
  const place = async (): Promise<string> => {
    const body = orderOf([{ sku: "HELMET", qty: 1, from: TOMORROW, to: addDays(TOMORROW, 2), source: "praha" }]);
    body.addressInformation.payment_method_code = GATEWAY;
    const { order_id: id, increment_id: number } = valueOf(await port.placeOrder(body, shop.context({ now })));
    numbers.push(number);
    return id;
  };
  const numbers: string[] = [];
  const orders = [await place(), await place()];
  const pass = (error: unknown): void => {
    if (!(error instanceof GatewayError)) throw error;
  };
  const refOf = (index: number): string => gateway.made[index]?.ref ?? "none";
  /** Money that could count: once paid there as asked for, whoever heard of it. */
  const tick = async (): Promise<void> => {
    for (const id of orders) if (now >= new Date(NOW.getTime() + 30 * 60_000)) await settleOpenOf(desk, id, now);
    await sweepUnpaidOrders(shop.pool, now);
  };

  for (const action of steps) {
    if (action.kind === "init") {
      const id = orders[action.which % orders.length] ?? "";
      await port.initPayment({ gateway: "sandbox", order_id: id }, shop.context({ now }));
    } else if (action.kind === "move") {
      const payment = gateway.made[action.which];
      // What a gateway has given back it has no more.
      if (payment && payment.state === "open") gateway.move(payment.ref, action.to, action.wrong);
    } else if (action.kind === "notice") {
      const number = gateway.made[action.which]?.wish.number;
      const notice = { ref: refOf(action.which), number };
      await Promise.all(
        Array.from({ length: action.times }, () => takeNotice(desk, "sandbox", notice, now).catch(pass)),
      );
    } else if (action.kind === "forged") await takeNotice(desk, "sandbox", { ref: action.ref }, now).catch(pass);
    else if (action.kind === "call_off") {
      const act = { act: "cancel" as const, refundsAll: action.refundsAll };
      await actAtCounter(shop.pool, numbers[action.which % numbers.length] ?? "", act, { by: "Eva", now });
    } else if (action.kind === "poll") await pollPayments(desk, now);
    else if (action.kind === "fault") gateway.failNext(action.fault);
    else now = new Date(now.getTime() + action.minutes * 60_000);
    await tick();
    await expectTrue(orders, gateway);
  }
  // In the end every notice comes, and time goes by: nothing may be left undecided.
  for (let round = 0; round < 8; round += 1) {
    for (const { ref, wish } of gateway.made)
      await takeNotice(desk, "sandbox", { ref, number: wish.number }, now).catch(pass);
    now = new Date(now.getTime() + 20 * 60_000);
    await pollPayments(desk, now);
    await tick();
  }
  await expectTrue(orders, gateway);
  await expectSettled(gateway);
  expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
}

/** What our database says of each order, against what lies at the gateway. */
async function expectTrue(orders: readonly string[], gateway: TrialGateway): Promise<void> {
  const { rows } = await shop.pool.query<{ id: string; status: string; paid: string; refs: string[] }>(
    `SELECT o.id, o.status, o.payment_status AS paid,
       coalesce(array_agg(p.gateway_ref) FILTER (WHERE p.status = 'paid'), '{}') AS refs
     FROM rental_order o LEFT JOIN payment p ON p.order_id = o.id WHERE o.id = ANY ($1) GROUP BY o.id`,
    [orders],
  );
  for (const { status, paid, refs } of rows) {
    if (status === "confirmed") expect([paid, refs.length]).toEqual(["paid", 1]);
    for (const ref of refs) {
      const there = gateway.made.find((payment) => payment.ref === ref);
      expect(there).toMatchObject({
        state: "paid",
        amount: there?.wish.amount,
        currency: "CZK",
        number: there?.wish.number,
      });
    }
  }
}

/** No order waits for ever, and the gateway keeps what is an order's, no more and no less. */
async function expectSettled(gateway: TrialGateway): Promise<void> {
  const { rows: waiting } = await shop.pool.query("SELECT id FROM rental_order WHERE status = 'pending_payment'");
  expect(waiting).toEqual([]);
  const { rows } = await shop.pool.query<{ ref: string; owed: number }>(
    `SELECT p.gateway_ref AS ref,
       CASE WHEN NOT p.counts THEN p.amount WHEN o.status = 'cancelled' THEN o.refund ELSE 0 END AS owed
     FROM payment p JOIN rental_order o ON o.id = p.order_id`,
  );
  const owed = new Map(rows.map((row) => [row.ref, row.owed]));
  for (const { ref, state, amount, currency, number, wish } of gateway.made) {
    const isAsAsked = amount === wish.amount && currency === "CZK" && number === wish.number;
    const wasPaid = state === "paid" || state === "refunded";
    expect([ref, gateway.backOf(ref)]).toEqual([ref, isAsAsked && wasPaid ? owed.get(ref) : 0]);
  }
  expect(new Set(gateway.refunds).size).toBe(gateway.refunds.length);
}

test(`in ${RUNS} random sequences no order is paid falsely or twice, and none is stuck`, async () => {
  let sequences = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24, size: "max" }), async (steps) => {
      await run(steps);
      sequences += 1;
    }),
    { numRuns: RUNS, endOnFailure: !isLong },
  );
  if (isLong)
    process.stdout.write(
      `of ${sequences} sequences 0 orders paid falsely, 0 paid twice, 0 stuck, 0 given back wrongly\n`,
    );
  expect(sequences).toBeGreaterThanOrEqual(RUNS);
});
