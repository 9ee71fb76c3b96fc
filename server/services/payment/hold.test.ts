import { randomUUID } from "node:crypto";
import type { PaymentPurpose } from "@/lib/contract";
import { payments } from "@/shop.config";
import { counterSheet } from "@/server/cli/orders/counter-sheet";
import { embeddedCommerce } from "@/server/commerce/embedded";
import type { CommercePort } from "@/server/commerce/port";
import { testApi } from "@/server/testing/api";
import { simulateComgate, simulateGopay, type Simulator } from "@/server/testing/gateway-simulators";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, orderOf, type Rent } from "@/server/testing/shopper";
import { TrialGateway } from "@/server/testing/trial-gateway";
import { actAtCounter, type CounterAct, readAtCounter } from "../order/counter";
import type { PaymentDesk } from "./desk";
import { pollPayments } from "./poll";

/* A deposit that is held on a card: by whichever gateway, it is the order's once, and let go or taken once. */

let shop: TestShop;
let port: CommercePort;
let desk: PaymentDesk;
let notify: (ref: string) => Promise<number>;
const said: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await forgetRents(shop);
  jest.replaceProperty(payments, "depositHold", { enabled: true, days: 7 });
  jest.spyOn(process.stderr, "write").mockImplementation((text) => (said.push(String(text)), true));
});
afterEach(async () => {
  jest.restoreAllMocks();
  said.length = 0;
  expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
});
afterAll(() => shop.close());

const DEPOSIT = 2000_00;
const boots: Rent = { sku: "BOOTS", qty: 1, from: "2027-02-05", to: "2027-02-06", source: "praha" };
const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);

function open(gateway: PaymentDesk["gateways"] extends ReadonlyMap<string, infer G> ? G : never): void {
  desk = { pool: shop.pool, gateways: new Map([["sandbox", gateway]]) };
  port = embeddedCommerce(shop.pool, shop.pool, desk);
}
const init = (id: string, purpose: PaymentPurpose = "deposit", now = NOW) =>
  port.initPayment({ gateway: "sandbox", order_id: id, purpose }, shop.context({ now }));
const read = async (id: string) => valueOf(await port.getOrder({ id }, shop.context()));
const depositOf = async (id: string) => {
  const { deposit_status, deposit_on_card } = await read(id);
  return `${deposit_status}${deposit_on_card ? " on card" : ""}`;
};
const act = (number: string, what: CounterAct, note?: string) =>
  actAtCounter(shop.pool, number, what, { by: "Eva", now: NOW, note });
const attempts = async () =>
  (await shop.pool.query("SELECT status FROM payment WHERE purpose = 'deposit' ORDER BY number")).rows.map(
    ({ status }) => status as string,
  );

/** An order that is paid through the gateway. */
async function paidOrder(pay: () => Promise<void>, rents = [boots]): Promise<{ id: string; number: string }> {
  const body = orderOf(rents);
  body.addressInformation.payment_method_code = GATEWAY;
  const { order_id: id, increment_id: number } = valueOf(await port.placeOrder(body, shop.context()));
  expect(refusalOf(await init(id)).code).toBe("order_not_payable");
  valueOf(await init(id, "order"));
  await pay();
  expect((await read(id)).status).toBe("confirmed");
  return { id, number };
}

describe("through a gateway that a test moves", () => {
  let gateway: TrialGateway;
  beforeEach(() => {
    gateway = new TrialGateway();
    open(gateway);
    const api = testApi({ port, content: shop.content }, { desk: () => desk });
    notify = async (ref) => (await api.request(`/api/payments/sandbox/notification?id=${ref}`)).status;
  });
  const order = (rents = [boots]) =>
    paidOrder(async () => {
      gateway.move("T1", "paid");
      await notify("T1");
    }, rents);
  /** The same, with its deposit held. */
  async function heldOrder(rents = [boots]) {
    const placed = await order(rents);
    valueOf(await init(placed.id));
    gateway.move("T2", "authorized");
    await notify("T2");
    expect(await depositOf(placed.id)).toBe("authorized on card");
    return placed;
  }

  test("nothing is held until our server has seen it; told twenty times, it is held once", async () => {
    const { id, number } = await order();
    const opened = valueOf(await init(id));
    expect(valueOf(await init(id))).toEqual(opened);
    expect(gateway.made[1]).toMatchObject({ amount: DEPOSIT, wish: { holds: true, number: `${number}-2` } });
    gateway.move("T2", "authorized");
    expect(await depositOf(id)).toBe("open");
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => notify("T2"))))).toEqual(new Set([200]));
    expect(await depositOf(id)).toBe("authorized on card");
    const status = valueOf(await port.getPaymentStatus({ gateway: "sandbox", id: opened.payment_id }, shop.context()));
    expect(status).toMatchObject({ status: "authorized", purpose: "deposit" });
    const log = (await readAtCounter(shop.pool, number))?.log.filter(({ subject }) => subject === "deposit");
    expect(log).toMatchObject([{ event: "authorize", actor: "gateway", amount: DEPOSIT }]);
    expect(refusalOf(await init(id)).code).toBe("order_not_payable");
  });

  test("a hold that nobody told us of is seen by the job, and by whoever asks for the page again", async () => {
    const { id } = await order();
    valueOf(await init(id));
    gateway.move("T2", "authorized");
    await pollPayments(desk, minutes(1));
    expect(await depositOf(id)).toBe("authorized on card");
    await forgetRents(shop);
    gateway.made.length = 0;
    const { id: other } = await order();
    valueOf(await init(other));
    gateway.move("T2", "authorized");
    expect(refusalOf(await init(other)).code).toBe("order_not_payable");
    expect(await depositOf(other)).toBe("authorized on card");
  });

  test("it goes out with the things, and is let go once when all is well", async () => {
    const { id, number } = await heldOrder();
    await act(number, { act: "hand_over" });
    expect(await depositOf(id)).toBe("held on card");
    await act(number, { act: "take_back" });
    expect(await act(number, { act: "settle_deposit", kept: 0 })).toMatchObject({
      status: "closed",
      deposit_status: "released",
    });
    expect(gateway.made[1]?.state).toBe("authorized");
    gateway.failNext("lost");
    await pollPayments(desk, minutes(1));
    expect(gateway.made[1]?.state).toBe("authorized");
    await pollPayments(desk, minutes(2));
    await pollPayments(desk, minutes(600));
    expect([gateway.made[1]?.state, gateway.captured.size, await attempts()]).toEqual(["cancelled", 0, ["voided"]]);
    expect(await depositOf(id)).toBe("released");
  });

  test("of what is kept just that is taken, once, though the answer is lost", async () => {
    const { number } = await heldOrder();
    await act(number, { act: "hand_over" });
    await act(number, { act: "take_back" });
    expect(await act(number, { act: "settle_deposit", kept: 300_00 }, "zlomená přezka")).toMatchObject({
      status: "closed",
      deposit_status: "partly_kept",
    });
    await pollPayments(desk, minutes(0));
    // The gateway does it, and we never hear.
    const asked = jest.spyOn(gateway, "capture");
    await shop.pool.query("UPDATE payment SET status = 'capturing', look_at = $1 WHERE purpose = 'deposit'", [NOW]);
    await pollPayments(desk, minutes(1));
    expect([asked.mock.calls.length, gateway.captured.get("T2"), await attempts()]).toEqual([0, 300_00, ["paid"]]);
    expect(gateway.refunds).toEqual([]);
  });

  test("an answer that is lost while it is taken is no second taking", async () => {
    const { number } = await heldOrder();
    await act(number, { act: "hand_over" });
    await act(number, { act: "settle_deposit", kept: DEPOSIT });
    const capture = gateway.capture.bind(gateway);
    const asked = jest.spyOn(gateway, "capture").mockImplementation((wish) => {
      gateway.failNext("reply_lost");
      return capture(wish);
    });
    await pollPayments(desk, NOW);
    expect(await attempts()).toEqual(["capturing"]);
    await pollPayments(desk, minutes(2));
    expect([asked.mock.calls.length, gateway.captured.get("T2"), await attempts()]).toEqual([1, DEPOSIT, ["paid"]]);
  });

  test("an order that is cancelled lets go what is held, and what is held only after that", async () => {
    const { id, number } = await heldOrder();
    valueOf(await port.cancelOrder({ id }, shop.context()));
    expect(await depositOf(id)).toBe("released on card");
    await pollPayments(desk, minutes(1));
    expect([gateway.made[1]?.state, await attempts()]).toEqual(["cancelled", ["voided"]]);
    // Its rent goes back by its own rule.
    expect(gateway.made[0]?.state).toBe("refunded");
    expect(await act(number, { act: "cancel" })).toMatchObject({ moved: false });

    await forgetRents(shop);
    gateway.made.length = 0;
    const late = await order();
    valueOf(await init(late.id));
    await act(late.number, { act: "cancel" });
    gateway.move("T2", "authorized");
    await notify("T2");
    await pollPayments(desk, minutes(1));
    expect([gateway.made[1]?.state, await depositOf(late.id), await attempts()]).toEqual([
      "cancelled",
      "open",
      ["voided"],
    ]);
  });

  test("a deposit that was given at the counter meanwhile is not held as well", async () => {
    const { id, number } = await order();
    valueOf(await init(id));
    await act(number, { act: "hand_over" });
    gateway.move("T2", "authorized");
    await notify("T2");
    await pollPayments(desk, minutes(1));
    expect([gateway.made[1]?.state, await depositOf(id)]).toEqual(["cancelled", "held"]);
    await act(number, { act: "take_back" });
    expect(await act(number, { act: "settle_deposit", kept: 0 })).toMatchObject({ status: "closed" });
  });

  test("what ends by itself is given at the hand-over; of things that are out the shop is told", async () => {
    const { id, number } = await heldOrder();
    gateway.move("T2", "cancelled");
    await notify("T2");
    expect(await depositOf(id)).toBe("lapsed");
    expect(refusalOf(await init(id)).code).toBe("order_not_payable");
    await act(number, { act: "hand_over" });
    expect(await depositOf(id)).toBe("held");

    await forgetRents(shop);
    gateway.made.length = 0;
    const out = await heldOrder();
    await act(out.number, { act: "hand_over" });
    await act(out.number, { act: "take_back" });
    await act(out.number, { act: "settle_deposit", kept: 500_00 });
    gateway.move("T2", "timed_out");
    await pollPayments(desk, NOW);
    expect([await depositOf(out.id), await attempts(), gateway.captured.size]).toEqual(["lost", ["failed"], 0]);
    const { rows } = await shop.pool.query("SELECT kind FROM mail WHERE kind = 'shopDepositLapsed'");
    expect(rows).toHaveLength(1);
  });

  test("what a card holds no longer is given at the counter, which is told so, and settled there", async () => {
    const { id, number } = await heldOrder();
    const sheet = async () => counterSheet((await readAtCounter(shop.pool, number))!);
    expect(await act(number, { act: "take_deposit" })).toMatchObject({ moved: false, deposit_status: "authorized" });
    await act(number, { act: "hand_over" });
    gateway.move("T2", "cancelled");
    await notify("T2");
    expect(await depositOf(id)).toBe("lost");
    expect(await sheet()).toContain("the hold on the card has ended: ask for");
    // Nothing is there to be given back, or kept.
    expect(await act(number, { act: "settle_deposit", kept: 0 })).toMatchObject({ moved: false });
    expect(await act(number, { act: "take_deposit" })).toMatchObject({ moved: true, deposit_status: "held" });
    expect(await act(number, { act: "take_deposit" })).toMatchObject({ moved: false });
    expect(await sheet()).not.toContain("the hold on the card has ended");
    await act(number, { act: "take_back" });
    expect(await act(number, { act: "close" })).toMatchObject({ moved: false, status: "returned" });
    expect(await act(number, { act: "settle_deposit", kept: 500_00 })).toMatchObject({
      status: "closed",
      deposit_status: "partly_kept",
    });
    await pollPayments(desk, minutes(60));
    expect([await attempts(), gateway.captured.size]).toEqual([["failed"], 0]);
  });

  test("another sum is no deposit of this order, and money that was taken instead of held goes back", async () => {
    const { id } = await order();
    valueOf(await init(id));
    gateway.move("T2", "authorized", { amount: DEPOSIT - 1 });
    await notify("T2");
    expect([await depositOf(id), await attempts(), said.length]).toEqual(["open", ["disputed"], 1]);
    gateway.move("T2", "paid", { amount: DEPOSIT });
    await notify("T2");
    expect([await depositOf(id), await attempts(), gateway.backOf("T2")]).toEqual(["open", ["returned"], DEPOSIT]);
    expect((await read(id)).payment_status).toBe("paid");
  });

  test("a change that the hold outlasts keeps it; one of more, or for longer, lets it go and asks anew", async () => {
    const { id } = await heldOrder();
    const change = async (to: string, revision: number) => {
      const wish = { id, revision, lines: [{ line: 0, sku: "BOOTS", from: boots.from, to }] };
      const { grand_total } = valueOf(await port.quoteOrderChange(wish, shop.context()));
      expect(await attempts()).toEqual(["authorized"]);
      const confirmed = { ...wish, expected_total: grand_total, key: randomUUID() };
      return valueOf(await port.changeOrder(confirmed, shop.context()));
    };
    expect(await change("2027-02-07", 1)).toMatchObject({ deposit_status: "authorized", deposit_on_card: true });
    expect(await change("2027-02-09", 2)).toMatchObject({ deposit_status: "open" });
    await pollPayments(desk, minutes(1));
    expect([gateway.made[1]?.state, await attempts()]).toEqual(["cancelled", ["voided"]]);
    // The return lies further ahead than a card holds.
    expect(refusalOf(await init(id)).code).toBe("order_not_payable");
    expect(valueOf(await init(id, "deposit", minutes(60 * 36))).redirect_url).toContain("T3");
  });

  test("what comes back too late is not held, and nothing is where the owner does not offer it", async () => {
    const { id } = await order([{ ...boots, to: "2027-02-08" }]);
    expect(refusalOf(await init(id)).code).toBe("order_not_payable");
    await forgetRents(shop);
    gateway.made.length = 0;
    jest.replaceProperty(payments, "depositHold", { enabled: false, days: 7 });
    const { id: near } = await order();
    expect(refusalOf(await init(near)).code).toBe("order_not_payable");
  });
});

describe.each([
  ["GoPay", simulateGopay],
  ["Comgate", simulateComgate],
] as const)("through %s", (_name, simulate) => {
  let there: Simulator;
  beforeAll(async () => {
    there = await simulate();
  });
  beforeEach(() => {
    open(there.gateway);
    const api = testApi({ port, content: shop.content }, { desk: () => desk });
    notify = async (ref) => {
      const { query, init: request } = there.notice(ref);
      return (await api.request(`/api/payments/sandbox/notification${query}`, request)).status;
    };
  });
  afterAll(() => there.close());
  const last = (): string => [...there.payments.keys()].at(-1) ?? "";

  async function heldOrder() {
    const placed = await paidOrder(async () => {
      there.move(last(), "paid");
      expect(await notify(last())).toBe(200);
    });
    valueOf(await init(placed.id));
    const ref = last();
    there.move(ref, "authorized");
    expect([await notify(ref), await notify(ref)]).toEqual([200, 200]);
    expect(await depositOf(placed.id)).toBe("authorized on card");
    await act(placed.number, { act: "hand_over" });
    return { ...placed, ref };
  }

  test("a deposit is held, and let go when the things are back", async () => {
    const { number, ref } = await heldOrder();
    expect(there.payments.get(ref)?.amount).toBe(DEPOSIT);
    await act(number, { act: "settle_deposit", kept: 0 });
    await pollPayments(desk, NOW);
    expect([there.payments.get(ref)?.captured, await attempts()]).toEqual([undefined, ["voided"]]);
    await expect(there.gateway.release(ref)).rejects.toMatchObject({ kind: "refused" });
  });

  test.each([1, 300_00, DEPOSIT])("of a deposit %d haléřů are taken, once", async (kept) => {
    const { number, ref } = await heldOrder();
    await act(number, { act: "settle_deposit", kept });
    await Promise.all([pollPayments(desk, NOW), pollPayments(desk, NOW)]);
    expect([there.payments.get(ref)?.captured, await attempts()]).toEqual([kept, ["paid"]]);
    await expect(there.gateway.capture({ ref, amount: kept, held: DEPOSIT })).rejects.toMatchObject({
      kind: "refused",
    });
  });

  test("a gateway that refuses for now is asked again, and nothing is forgotten", async () => {
    const { id, number, ref } = await heldOrder();
    await act(number, { act: "settle_deposit", kept: 300_00 });
    there.failNext(/capture|preauth/u, 500, { code: 1500, message: "busy" });
    await pollPayments(desk, NOW);
    expect([there.payments.get(ref)?.captured, await attempts(), said.length]).toEqual([undefined, ["capturing"], 1]);
    await pollPayments(desk, minutes(1));
    expect([there.payments.get(ref)?.captured, await depositOf(id)]).toEqual([300_00, "partly_kept on card"]);
  });
});
