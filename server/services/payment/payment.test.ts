import type { Hono } from "hono";
import { withTransaction } from "@/server/db/client";
import { lockPayment } from "@/server/repositories/payments";
import { embeddedCommerce } from "@/server/commerce/embedded";
import type { CommercePort } from "@/server/commerce/port";
import { testApi } from "@/server/testing/api";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { TrialGateway } from "@/server/testing/trial-gateway";
import { GatewayError } from "@/server/payments/port";
import { cancelOrder } from "../order/cancel-order";
import { actAtCounter } from "../order/counter";
import { expireOrder } from "../order/expire-order";
import type { PaymentDesk } from "./desk";
import { pollPayments, settleOpenOf } from "./poll";

let shop: TestShop;
let port: CommercePort;
let gateway: TrialGateway;
let desk: PaymentDesk;
let api: Hono;
const said: string[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  await forgetRents(shop);
});
beforeEach(() => {
  gateway = new TrialGateway();
  // What a shopper calls "card" goes through the sandbox in the demo shop; here the test is that gateway.
  desk = { pool: shop.pool, gateways: new Map([["sandbox", gateway]]) };
  port = embeddedCommerce(shop.pool, shop.pool, desk);
  api = testApi({ port, content: shop.content }, { desk: () => desk });
  jest.spyOn(process.stderr, "write").mockImplementation((text) => (said.push(String(text)), true));
});
afterEach(async () => {
  jest.restoreAllMocks();
  said.length = 0;
  expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const boots: Rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };

async function place(rents = [boots]): Promise<string> {
  const body = orderOf(rents);
  body.addressInformation.payment_method_code = GATEWAY;
  return valueOf(await port.placeOrder(body, shop.context())).order_id;
}
const init = (id: string, now = NOW) => port.initPayment({ gateway: "sandbox", order_id: id }, shop.context({ now }));
const orderAt = async (id: string) => {
  const { status, payment_status } = valueOf(await port.getOrder({ id }, shop.context()));
  return `${status} ${payment_status}`;
};
const statusOf = async (id: string) =>
  valueOf(await port.getPaymentStatus({ gateway: "sandbox", id }, shop.context())).status;
/** The gateway's call-back. */
const notify = (ref: string, number = ""): Promise<Response> =>
  Promise.resolve(api.request(`/api/payments/sandbox/notification?id=${ref}&number=${number}`));

test("an order waits for its payment, and stands when our server has seen it paid at the gateway", async () => {
  const id = await place();
  const opened = valueOf(await init(id));
  expect(opened.payment_id).toMatch(/^[0-9a-f]{32}$/u);
  expect(gateway.made).toMatchObject([
    {
      amount: 480_00,
      currency: "CZK",
      wish: {
        number: expect.stringMatching(/^2027-\d{6}-1$/u),
        language: "cs",
        returnUrl: `http://localhost:3000/order?id=${id}&payment=${opened.payment_id}`,
        notifyUrl: expect.stringMatching(
          /^http:\/\/localhost:3000\/api\/payments\/sandbox\/notification\?number=2027-/u,
        ),
        payer: { email: "jana@example.com", street: "Sjezdová 1", country: "CZ" },
      },
    },
  ]);
  expect([await orderAt(id), await statusOf(opened.payment_id)]).toEqual(["pending_payment open", "open"]);

  gateway.move("T1", "paid");
  // Paid there, and nobody has told us: what we have not seen does not count.
  expect(await orderAt(id)).toBe("pending_payment open");
  expect(await (await notify("T1")).text()).toBe("OK");
  expect([await orderAt(id), await statusOf(opened.payment_id)]).toEqual(["confirmed paid", "paid"]);
});

test("a payment is found by the cart that the order came from, and only by it", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  const body = orderOf([boots], { cart_id: jana.token });
  body.addressInformation.payment_method_code = GATEWAY;
  const { order_id: id, payment_gateway: name } = valueOf(await port.placeOrder(body, jana.context()));
  expect(name).toBe("sandbox");
  const opened = valueOf(await port.initPayment({ gateway: "sandbox" }, jana.context()));
  const status = valueOf(await port.getPaymentStatus({ gateway: "sandbox", id: opened.payment_id }, shop.context()));
  expect(status).toEqual({ payment_id: opened.payment_id, order_id: id, status: "open" });
  const other = await openShopper(shop);
  expect(refusalOf(await port.initPayment({ gateway: "sandbox" }, other.context())).code).toBe("order_not_found");
  expect(refusalOf(await port.initPayment({ gateway: "sandbox" }, shop.context())).code).toBe("order_not_found");
});

test("what is asked again is the same page; notices twenty times over pay once", async () => {
  const id = await place();
  const pages = [valueOf(await init(id)), valueOf(await init(id))];
  expect([pages[0]?.redirect_url, gateway.made.length]).toEqual([pages[1]?.redirect_url, 1]);
  gateway.move("T1", "paid");
  const answers = await Promise.all(Array.from({ length: 20 }, () => notify("T1")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await orderAt(id)).toBe("confirmed paid");
  const { rows } = await shop.pool.query("SELECT event FROM order_event WHERE event = 'pay' AND order_id = $1", [id]);
  expect(rows).toHaveLength(2);
  expect(refusalOf(await init(id))).toMatchObject({ code: "order_not_payable", details: { status: "confirmed" } });
});

test("of presses at once one opens a page, and no second one is ever shown beside it", async () => {
  const id = await place();
  const answers = await Promise.all(Array.from({ length: 10 }, () => init(id)));
  const urls = answers.flatMap((answer) => (answer.ok ? [answer.value.redirect_url] : []));
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  expect([gateway.made.length, new Set(urls).size]).toEqual([1, 1]);
  expect(codes.every((code) => code === "unavailable")).toBe(true);
});

test("a payment that failed can be made again on another page, until the order's time is over", async () => {
  const id = await place();
  const first = valueOf(await init(id));
  gateway.move("T1", "cancelled");
  await notify("T1");
  expect([await orderAt(id), await statusOf(first.payment_id)]).toEqual(["pending_payment failed", "failed"]);
  const second = valueOf(await init(id, minutes(10)));
  expect(second.payment_id).not.toBe(first.payment_id);
  expect(gateway.made.map(({ number }) => number.slice(-2))).toEqual(["-1", "-2"]);
  gateway.move("T2", "timed_out");
  // No notice: whoever wants to pay again finds out.
  const third = valueOf(await init(id, minutes(20)));
  expect([third.redirect_url, await statusOf(second.payment_id)]).toEqual(["https://gateway.example/T3", "failed"]);
  expect(refusalOf(await init(await place([{ ...boots, sku: "HELMET" }]), minutes(30))).code).toBe("order_not_payable");
  gateway.move("T3", "paid");
  await notify("T3");
  expect(await orderAt(id)).toBe("confirmed paid");
});

test("a lost notice is made up for by asking, ever more seldom, until the gateway says that it is over", async () => {
  const id = await place();
  valueOf(await init(id));
  await pollPayments(desk, minutes(0.2));
  gateway.move("T1", "paid");
  gateway.failNext("lost");
  await pollPayments(desk, minutes(0.25));
  expect(await orderAt(id)).toBe("pending_payment open");
  await pollPayments(desk, minutes(0.4));
  expect(await orderAt(id)).toBe("pending_payment open");
  await pollPayments(desk, minutes(0.6));
  expect(await orderAt(id)).toBe("confirmed paid");
  const { rows } = await shop.pool.query("SELECT look_at FROM payment");
  expect(rows).toEqual([{ look_at: null }]);
});

test("at the end of its time an order is asked about once more, and an unpaid one is given up", async () => {
  const [paid, unpaid] = [await place(), await place([{ ...boots, sku: "HELMET" }])];
  valueOf(await init(paid));
  valueOf(await init(unpaid));
  gateway.move("T1", "paid");
  for (const id of [paid, unpaid]) {
    await settleOpenOf(desk, id, minutes(30));
    await expireOrder(shop.pool, id, minutes(30));
  }
  expect([await orderAt(paid), await orderAt(unpaid)]).toEqual(["confirmed paid", "cancelled open"]);
});

test("money that comes when the order is given up goes back, whole and once", async () => {
  const id = await place();
  const { payment_id: paymentId } = valueOf(await init(id));
  await expireOrder(shop.pool, id, minutes(30));
  gateway.move("T1", "paid");
  await Promise.all([notify("T1"), notify("T1"), pollPayments(desk, minutes(31))]);
  expect([await orderAt(id), await statusOf(paymentId), gateway.refunds]).toEqual([
    "cancelled refunded",
    "refunded",
    ["T1"],
  ]);
  expect(valueOf(await port.getOrder({ id }, shop.context()))).toMatchObject({ paid_late: true });
});

test("notices and cancellations at the same moment end as one cancelled order whose money goes back once", async () => {
  const rounds = ["2027-02-08", "2027-02-12", "2027-02-16", "2027-02-20", "2027-02-24", "2027-03-02"];
  for (const [index, day] of rounds.entries()) {
    const id = await place([{ ...boots, from: day, to: day }]);
    valueOf(await init(id));
    const ref = `T${index + 1}`;
    gateway.move(ref, "paid");
    const cancel = () => port.cancelOrder({ id }, shop.context());
    await Promise.all(
      index % 2 ? [cancel(), notify(ref), cancel(), notify(ref)] : [notify(ref), cancel(), notify(ref)],
    );
    await pollPayments(desk, minutes(31 + index));
    expect([await orderAt(id), gateway.refunds.filter((refunded) => refunded === ref)]).toEqual([
      "cancelled refunded",
      [ref],
    ]);
  }
});

test("who calls a paid order off gets the money back, whole", async () => {
  const id = await place();
  valueOf(await init(id));
  gateway.move("T1", "paid");
  await notify("T1");
  valueOf(await port.cancelOrder({ id }, shop.context({ now: minutes(60) })));
  expect(await orderAt(id)).toBe("cancelled paid");
  await pollPayments(desk, minutes(60));
  expect([await orderAt(id), gateway.refunds]).toEqual(["cancelled refunded", ["T1"]]);
  expect(valueOf(await port.getOrder({ id }, shop.context()))).toMatchObject({ paid_late: false });
});

test.each(["its renter", "the shop"])(
  "an order that %s calls off waits until its payment was looked at",
  async (who) => {
    const id = await place();
    const { payment_id: paymentId } = valueOf(await init(id));
    gateway.move("T1", "paid");
    await notify("T1");
    const { increment_id: number } = valueOf(await port.getOrder({ id }, shop.context()));
    const callOffNow = () =>
      who === "the shop"
        ? actAtCounter(shop.pool, number, { act: "cancel" }, { by: "Eva", now: minutes(60) })
        : port.cancelOrder({ id }, shop.context({ now: minutes(60) }));
    const { calledOff } = await withTransaction(shop.pool, async (tx) => {
      await lockPayment(tx, paymentId);
      const begun = callOffNow();
      begun.catch(() => undefined);
      const waits = "SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))";
      while ((await tx.query(waits)).rows.length === 0);
      await tx.query("SELECT 1 FROM rental_order WHERE id = $1 FOR UPDATE", [id]);
      return { calledOff: begun };
    });
    await calledOff;
    expect(await orderAt(id)).toBe("cancelled paid");
  },
);

const late = new Date("2027-02-07T12:00:00Z");
const firstDay = new Date("2027-02-08T06:00:00Z");
const later = (count: number): Date => new Date(late.getTime() + count * 60_000);
/** An order that is paid, and that the shop calls off for its renter. */
async function callOff(now: Date, refundsAll = false): Promise<{ id: string; number: string }> {
  const id = await place();
  valueOf(await init(id));
  gateway.move("T1", "paid");
  await notify("T1");
  const { increment_id: number } = valueOf(await port.getOrder({ id }, shop.context()));
  await actAtCounter(shop.pool, number, { act: "cancel", refundsAll }, { by: "Eva", now });
  return { id, number };
}
const refundOf = async (id: string) => valueOf(await port.getOrder({ id }, shop.context())).refund;

test.each<[string, Date, boolean, string, number, number]>([
  ["until the last free moment", new Date("2027-02-06T06:59:59Z"), false, "cancelled refunded", 480_00, 480_00],
  ["later", late, false, "cancelled partly_refunded", 240_00, 240_00],
  ["on the first day", firstDay, false, "cancelled paid", 0, 0],
  ["whenever the shop gives back all", firstDay, true, "cancelled refunded", 480_00, 480_00],
])("money of an order called off %s goes back by the owner's rule", async (_when, now, all, stands, owed, back) => {
  const { id } = await callOff(now, all);
  expect(await refundOf(id)).toBe(owed);
  await pollPayments(desk, now);
  expect([await orderAt(id), await refundOf(id), gateway.backOf("T1")]).toEqual([stands, owed, back]);
  await notify("T1");
  expect([await orderAt(id), gateway.backOf("T1")]).toEqual([stands, back]);
});

test("a part goes back once, whoever asks at the same time, and whether or not the answer came", async () => {
  const { id } = await callOff(late);
  gateway.failNext("reply_lost");
  const lost = jest.spyOn(gateway, "refunded");
  // How it stands, then twice what went back so far: the lost answer is that of the refund.
  jest.spyOn(gateway, "pull").mockImplementation(async (ref) => ({ ...gateway.made.find((p) => p.ref === ref)! }));
  lost.mockResolvedValueOnce(0).mockResolvedValueOnce(0);
  await pollPayments(desk, late);
  expect([await orderAt(id), gateway.backOf("T1")]).toEqual(["cancelled paid", 240_00]);
  lost.mockRestore();
  await Promise.all([notify("T1"), notify("T1"), pollPayments(desk, later(60))]);
  expect([await orderAt(id), gateway.refunds]).toEqual(["cancelled partly_refunded", ["T1"]]);
});

test("of a gateway that can't tell, a part is asked once; the shop looks there and writes it down", async () => {
  gateway.tellsRefunds = false;
  const { id, number } = await callOff(late);
  const refund = jest.spyOn(gateway, "refund").mockRejectedValueOnce(new GatewayError("unavailable", "silence"));
  await pollPayments(desk, late);
  await pollPayments(desk, later(600));
  await notify("T1");
  expect([refund.mock.calls.length, await orderAt(id)]).toEqual([1, "cancelled paid"]);
  expect(said.join("")).toContain(`npm run orders -- refunded ${number}`);
  const done = await actAtCounter(shop.pool, number, { act: "refunded" }, { by: "Eva", now: later(700) });
  expect(done).toMatchObject({ moved: true, payment_status: "partly_refunded", refund: 240_00 });
  expect(await actAtCounter(shop.pool, number, { act: "refunded" }, { by: "Eva", now: later(701) })).toMatchObject({
    moved: false,
  });
});

test("a part that the gateway refuses is asked for again", async () => {
  gateway.tellsRefunds = false;
  const { id } = await callOff(late);
  jest.spyOn(gateway, "refund").mockRejectedValueOnce(new GatewayError("refused", "not today"));
  await pollPayments(desk, late);
  expect(await orderAt(id)).toBe("cancelled paid");
  await pollPayments(desk, later(600));
  expect([await orderAt(id), gateway.backOf("T1")]).toEqual(["cancelled partly_refunded", 240_00]);
});

test("a gateway that can't give the money back now is asked until it has", async () => {
  const id = await place();
  valueOf(await init(id));
  await expireOrder(shop.pool, id, minutes(30));
  gateway.move("T1", "paid");
  // The first answers the question how it stands.
  await shop.pool.query("UPDATE payment SET look_at = $1", [minutes(31)]);
  const pull = jest.spyOn(gateway, "refund").mockRejectedValueOnce(new Error("down"));
  await pollPayments(desk, minutes(31));
  expect([await orderAt(id), pull.mock.calls.length]).toEqual(["cancelled paid", 1]);
  await pollPayments(desk, minutes(60));
  expect([await orderAt(id), gateway.refunds]).toEqual(["cancelled refunded", ["T1"]]);
});

test.each([
  ["by the end of its order", "failed"],
  ["at the very moment when it came", "open"],
])("money that goes back is asked about until it is back: given up %s, weeks ago", async (_when, status) => {
  const id = await place();
  valueOf(await init(id));
  await expireOrder(shop.pool, id, minutes(30));
  gateway.move("T1", "paid");
  const weeks = (count: number): Date => minutes(count * 7 * 24 * 60);
  await shop.pool.query("UPDATE payment SET status = $1, look_at = $2", [status, weeks(3)]);
  const refund = jest.spyOn(gateway, "refund").mockRejectedValue(new GatewayError("unavailable", "silence"));
  for (const count of [3, 4, 5]) await pollPayments(desk, weeks(count));
  expect([await orderAt(id), refund.mock.calls.length]).toEqual(["cancelled paid", 3]);
  refund.mockRestore();
  await pollPayments(desk, weeks(6));
  expect([await orderAt(id), gateway.refunds]).toEqual(["cancelled refunded", ["T1"]]);
});

test("a second payment of one order goes back, and the order stays paid by the first", async () => {
  const id = await place();
  valueOf(await init(id));
  gateway.move("T1", "timed_out");
  valueOf(await init(id));
  // The gateway changed its mind about the first.
  gateway.move("T1", "paid");
  gateway.move("T2", "paid");
  await notify("T2");
  await notify("T1");
  expect([await orderAt(id), gateway.refunds]).toEqual(["confirmed paid", ["T1"]]);
});

test.each([
  ["amount", { amount: 1_00 }],
  ["currency", { currency: "EUR" }],
  ["number", { number: "2027-000001-9" }],
  ["shop", { isOurs: false }],
])("money of another %s never counts", async (_what, wrong) => {
  const id = await place();
  const { payment_id: paymentId } = valueOf(await init(id));
  gateway.move("T1", "paid", wrong);
  expect((await notify("T1")).status).toBe(200);
  expect([await orderAt(id), await statusOf(paymentId)]).toEqual(["pending_payment open", "open"]);
  expect(said.join("")).toContain("is not what was asked for");
  await expireOrder(shop.pool, id, minutes(30));
  expect([await orderAt(id), gateway.refunds]).toEqual(["cancelled open", []]);
});

test("forged notices do nothing, and of payments that we don't know nothing is asked", async () => {
  const id = await place();
  valueOf(await init(id));
  const pull = jest.spyOn(gateway, "pull");
  for (const path of ["?id=T99", "?id=T99&number=2027-000001-1", "?id=", "", "?id=T1%00"])
    expect((await api.request(`/api/payments/sandbox/notification${path}`)).status).toBe(200);
  expect(pull).not.toHaveBeenCalled();
  await notify("T1");
  expect([pull.mock.calls.length, await orderAt(id)]).toEqual([1, "pending_payment open"]);
  expect((await api.request("/api/payments/paypal/notification?id=T1")).status).toBe(404);
});

test("a gateway that can't be asked is told to call again; nothing has changed until then", async () => {
  const id = await place();
  valueOf(await init(id));
  gateway.move("T1", "paid");
  gateway.failNext("lost");
  expect((await notify("T1")).status).toBe(503);
  expect(await orderAt(id)).toBe("pending_payment open");
  expect((await notify("T1")).status).toBe(200);
  expect(await orderAt(id)).toBe("confirmed paid");
});

test("a page whose address was lost is never shown; money that comes there is found by our number", async () => {
  const id = await place();
  gateway.failNext("reply_lost");
  expect(refusalOf(await init(id)).code).toBe("unavailable");
  expect(valueOf(await init(id)).redirect_url).toBe("https://gateway.example/T2");
  gateway.move("T1", "paid");
  await notify("T1", gateway.made[0]?.number);
  expect(await orderAt(id)).toBe("confirmed paid");
});

test("a notice that is faster than the gateway's own answer is taken in", async () => {
  const id = await place();
  const create = gateway.create.bind(gateway);
  jest.spyOn(gateway, "create").mockImplementation(async (wish) => {
    const made = await create(wish);
    gateway.move(made.ref, "paid");
    expect((await notify(made.ref, wish.number)).status).toBe(200);
    return made;
  });
  valueOf(await init(id));
  expect(await orderAt(id)).toBe("confirmed paid");
});

test("of an order that is not paid through it, or not at all any more, no gateway is asked", async () => {
  const cash = valueOf(await port.placeOrder(orderOf([boots]), shop.context())).order_id;
  expect(refusalOf(await init(cash)).code).toBe("method_unavailable");
  const cancelled = await place([{ ...boots, sku: "HELMET" }]);
  valueOf(await cancelOrder({ ...shop.context(), pool: shop.pool }, { id: cancelled }));
  expect(refusalOf(await init(cancelled))).toMatchObject({
    code: "order_not_payable",
    details: { status: "cancelled" },
  });
  const call = shop.context();
  expect(refusalOf(await port.initPayment({ gateway: "gopay", order_id: cancelled }, call)).code).toBe(
    "method_unavailable",
  );
  expect(refusalOf(await port.getPaymentStatus({ gateway: "sandbox", id: "0" }, call)).code).toBe("payment_not_found");
  expect(gateway.made).toEqual([]);
});
