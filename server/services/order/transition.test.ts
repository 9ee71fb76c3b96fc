import { withTransaction } from "@/server/db/client";
import type { OrderEvent } from "@/lib/domain/order-status";
import type { PaymentEvent } from "@/lib/domain/payment-status";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, GATEWAY, openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { expireOrder } from "./expire-order";
import { actAtCounter } from "./counter";
import { moveOrder, movePayment, settleDeposit, type Step } from "./transition";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await forgetRents(shop);
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const set: Rent = { sku: "SET", qty: 1, from: "2027-02-08", to: "2027-02-12", source: "praha" };

async function place(
  payment: typeof GATEWAY | "cashondelivery" | "banktransfer",
  rents = [set],
  now = NOW,
): Promise<string> {
  const body = orderOf(rents);
  body.addressInformation.payment_method_code = payment;
  return valueOf(await shop.port.placeOrder(body, shop.context({ now }))).order_id;
}
const move = (id: string, event: OrderEvent, step: Step) =>
  withTransaction(shop.pool, (tx) => moveOrder(tx, id, event, step));
const pay = (id: string, event: PaymentEvent, now: Date) =>
  withTransaction(shop.pool, (tx) => movePayment(tx, id, event, { actor: "gateway", now }));
const claims = async () =>
  (
    await shop.pool.query(
      `SELECT v.sku, c.period_to, c.blocked_to, c.ends_at FROM claim c JOIN variant v ON v.id = c.variant_id
       WHERE c.order_id IS NOT NULL ORDER BY v.sku`,
    )
  ).rows;
const log = async () =>
  (await shop.pool.query("SELECT actor, subject, event, from_status, to_status FROM order_event ORDER BY id")).rows.map(
    (row) => Object.values(row).join(" "),
  );
const bothClaimed = (ends_at: Date | null) => [
  { sku: "HELMET", period_to: "2027-02-12", blocked_to: "2027-02-13", ends_at },
  { sku: "SKI-1-170", period_to: "2027-02-12", blocked_to: "2027-02-12", ends_at },
];

test("an order paid at the counter goes from hand-over to its end, and every step is written down", async () => {
  const id = await place("cashondelivery");
  expect(await claims()).toEqual(bothClaimed(null));
  const shopStep = { actor: "shop" as const, now: minutes(7 * 24 * 60) };
  expect(await pay(id, "pay", shopStep.now)).toEqual({ moved: true, status: "paid", order: "confirmed" });
  expect(await move(id, "hand_over", shopStep)).toEqual({ moved: true, status: "handed_over" });
  expect(await claims()).toEqual(bothClaimed(null));
  const later = { actor: "shop" as const, now: minutes(11 * 24 * 60) };
  expect(await move(id, "take_back", later)).toEqual({ moved: true, status: "returned" });
  expect(await move(id, "close", later)).toEqual({ moved: false, status: "returned" });
  expect(await withTransaction(shop.pool, (tx) => settleDeposit(tx, id, 0, later))).toEqual({
    moved: true,
    status: "released",
    order: "closed",
  });
  expect(await log()).toEqual([
    "renter order place  confirmed",
    "gateway payment pay open paid",
    "shop order hand_over confirmed handed_over",
    "shop deposit take open held",
    "shop order take_back handed_over returned",
    "shop deposit release held released",
    "shop order close returned closed",
  ]);
});

test("steps that mean nothing change nothing and leave no trace", async () => {
  const id = await place("cashondelivery");
  const step = { actor: "shop" as const, now: NOW };
  expect(await move(id, "take_back", step)).toEqual({ moved: false, status: "confirmed" });
  expect(await move(id, "pay", step)).toEqual({ moved: false, status: "confirmed" });
  expect(await pay(id, "refund", NOW)).toEqual({ moved: false, status: "open", order: "confirmed" });
  await move(id, "cancel", step);
  expect(await move(id, "hand_over", step)).toEqual({ moved: false, status: "cancelled" });
  expect(await move("6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39", "cancel", step)).toBeNull();
  expect(await log()).toHaveLength(2);
});

test("units wait for the money as long as was said, and for good once it is there", async () => {
  const id = await place(GATEWAY);
  expect(await claims()).toEqual(bothClaimed(minutes(30)));
  expect(await move(id, "expire", { actor: "clock", now: minutes(29) })).toEqual({
    moved: false,
    status: "pending_payment",
  });
  expect(await pay(id, "fail", minutes(5))).toEqual({ moved: true, status: "failed", order: "pending_payment" });
  expect(await pay(id, "pay", minutes(20))).toEqual({ moved: true, status: "paid", order: "confirmed" });
  expect(await claims()).toEqual(bothClaimed(null));
  expect(await pay(id, "pay", minutes(21))).toEqual({ moved: false, status: "paid", order: "confirmed" });
  expect(valueOf(await shop.port.getOrder({ id }, shop.context()))).toMatchObject({
    status: "confirmed",
    payment_status: "paid",
  });
});

test("an order not paid in time gives its units back; late money is taken in and can be given back", async () => {
  const id = await place(GATEWAY);
  expect(await move(id, "expire", { actor: "clock", now: minutes(30) })).toEqual({ moved: true, status: "cancelled" });
  expect(await claims()).toEqual([]);
  expect(await pay(id, "pay", minutes(31))).toEqual({ moved: true, status: "paid", order: "cancelled" });
  expect(await claims()).toEqual([]);
  expect(await pay(id, "refund_part", minutes(32))).toMatchObject({ status: "partly_refunded" });
  expect(await pay(id, "refund", minutes(33))).toMatchObject({ status: "refunded" });
});

test("of a pay and an expiry at the same instant one comes first, and order and claims agree", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await place(GATEWAY, [{ ...set, sku: "BOOTS" }]);
    await Promise.all([move(id, "expire", { actor: "clock", now: minutes(30) }), pay(id, "pay", minutes(30))]);
    const { status } = valueOf(await shop.port.getOrder({ id }, shop.context()));
    expect(await claims()).toHaveLength(status === "confirmed" ? 1 : 0);
    expect(await counterErrors(shop)).toEqual([]);
    if (status === "confirmed") await move(id, "cancel", { actor: "shop", now: NOW });
  }
});

test("what comes back early is free from the next day, turnaround kept; what comes late changes nothing", async () => {
  const early = await place("cashondelivery");
  const handOver = { actor: "shop" as const, now: new Date("2027-02-08T08:00:00Z") };
  await move(early, "hand_over", handOver);
  await move(early, "take_back", { actor: "shop", now: new Date("2027-02-10T15:00:00Z") });
  expect(await claims()).toEqual([
    { sku: "HELMET", period_to: "2027-02-10", blocked_to: "2027-02-11", ends_at: null },
    { sku: "SKI-1-170", period_to: "2027-02-10", blocked_to: "2027-02-10", ends_at: null },
  ]);
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);

  const late = await place("cashondelivery");
  await move(late, "hand_over", handOver);
  await move(late, "take_back", { actor: "shop", now: new Date("2027-02-20T15:00:00Z") });
  expect(await claims()).toEqual(bothClaimed(null));
});

test("units never come free on their way from the cart to the order", async () => {
  const jana = await openShopper(shop);
  const boots = { ...set, sku: "BOOTS" };
  valueOf(await jana.put(boots));
  const before = (await shop.pool.query("SELECT id FROM claim")).rows;
  valueOf(await jana.order([boots]));
  // The very same record: it only changed hands.
  expect((await shop.pool.query("SELECT id FROM claim WHERE order_line = 1")).rows).toEqual(before);
});

test("what is sent by bank is waited for longer, and confirms the order when the shop has seen it", async () => {
  const voucher: Rent = { ...set, sku: "VOUCHER" };
  const [late, paid] = [await place("banktransfer", [voucher]), await place("banktransfer", [voucher])];
  const dayLater = new Date(NOW.getTime() + 24 * 3_600_000);
  const order = valueOf(await shop.port.getOrder({ id: paid }, shop.context()));
  expect(order).toMatchObject({ status: "pending_payment", pay_until: dayLater.toISOString() });

  const transfer = (number: string) => actAtCounter(shop.pool, number, { act: "paid" }, { by: "Eva", now: NOW });
  expect(await transfer(order.increment_id)).toMatchObject({ moved: true, status: "confirmed" });
  expect(await transfer(order.increment_id)).toMatchObject({ moved: false });
  expect(await transfer("1999-000001")).toBeNull();
  for (const id of [late, paid]) await expireOrder(shop.pool, id, new Date(dayLater.getTime() - 1));
  expect(valueOf(await shop.port.getOrder({ id: late }, shop.context())).status).toBe("pending_payment");
  for (const id of [late, paid]) await expireOrder(shop.pool, id, dayLater);
  expect(valueOf(await shop.port.getOrder({ id: late }, shop.context()))).toMatchObject({
    status: "cancelled",
    pay_until: null,
  });
  expect(valueOf(await shop.port.getOrder({ id: paid }, shop.context())).status).toBe("confirmed");
});
