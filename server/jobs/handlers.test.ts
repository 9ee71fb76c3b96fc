import { createPool, withTransaction } from "@/server/db/client";
import { moveOrder } from "@/server/services/order/transition";
import { PATIENT_MS } from "@/server/testing/patience";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, GATEWAY, openShopper, orderOf } from "@/server/testing/shopper";
import { cart } from "@/shop.config";
import { handlers } from "./handlers";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await forgetRents(shop);
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await shop.pool.query("DELETE FROM job.job");
  await forgetRents(shop);
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const days = (count: number): Date => minutes(count * 24 * 60);
const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };

function unpaid(rents = [boots]) {
  const body = orderOf(rents);
  body.addressInformation.payment_method_code = GATEWAY;
  return body;
}
const statusOf = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context())).status;
const rows = async (sql: string): Promise<unknown[]> => (await shop.pool.query(sql)).rows;
const jobs = () => rows("SELECT data, start_after FROM job.job WHERE name = 'expire-order'");

test("an order that waits for its money has a job at the end of its time; a refused one has none", async () => {
  const body = unpaid();
  const { order_id: orderId } = valueOf(await shop.port.placeOrder(body, shop.context()));
  expect(await jobs()).toEqual([{ data: { orderId }, start_after: minutes(30) }]);
  expect(refusalOf(await shop.port.placeOrder(unpaid(), shop.context())).code).toBe("out_of_stock");
  expect(await jobs()).toHaveLength(1);

  await handlers["expire-order"]({ orderId }, { pool: shop.pool, now: minutes(30) });
  expect(await statusOf(orderId)).toBe("cancelled");
  await handlers["expire-order"]({ orderId }, { pool: shop.pool, now: minutes(31) });
  expect(await rows("SELECT 1 FROM claim")).toEqual([]);
});

test("a bank transfer keeps its units for a day, then the order is given up and both sides are told", async () => {
  const body = orderOf([boots]);
  body.addressInformation.payment_method_code = "banktransfer";
  const { order_id: orderId, status } = valueOf(await shop.port.placeOrder(body, shop.context()));
  expect([status, await jobs()]).toEqual(["pending_payment", [{ data: { orderId }, start_after: days(1) }]]);
  await handlers["expire-order"]({ orderId }, { pool: shop.pool, now: minutes(24 * 60 - 1) });
  expect([await statusOf(orderId), (await rows("SELECT 1 FROM claim")).length]).toEqual(["pending_payment", 1]);
  await handlers["expire-order"]({ orderId }, { pool: shop.pool, now: days(1) });
  expect([await statusOf(orderId), await rows("SELECT 1 FROM claim")]).toEqual(["cancelled", []]);
  expect(await rows("SELECT kind FROM mail ORDER BY kind")).toEqual(
    ["cancelled", "shopAwaiting", "shopCancelled", "transfer"].map((kind) => ({ kind })),
  );
});

test("a transfer is never waited for past the hour of the pick-up; too late for one, none is offered", async () => {
  const transfer = (rent: typeof boots, now: Date) => {
    const body = orderOf([rent]);
    body.addressInformation.payment_method_code = "banktransfer";
    return shop.port.placeOrder(body, shop.context({ now }));
  };
  const now = new Date("2027-02-07T18:00:00Z");
  valueOf(await transfer(boots, now));
  expect(await jobs()).toMatchObject([{ start_after: new Date("2027-02-08T05:00:00Z") }]);
  const tooLate = await transfer({ ...boots, sku: "HELMET" }, new Date("2027-02-08T09:00:00Z"));
  expect(refusalOf(tooLate)).toMatchObject({ code: "method_unavailable", details: { method: "payment" } });
});

test("the sweep frees what carts kept too long and gives up unpaid orders, whatever became of their jobs", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...boots, sku: "HELMET" }));
  const { order_id: late } = valueOf(await shop.port.placeOrder(unpaid(), shop.context()));
  const { order_id: paidAtCounter } = valueOf(
    await shop.port.placeOrder(orderOf([{ ...boots, sku: "SKI-2-170" }]), shop.context()),
  );
  await handlers.sweep({}, { pool: shop.pool, now: minutes(29) });
  expect(await rows("SELECT 1 FROM claim")).toHaveLength(3);
  await handlers.sweep({}, { pool: shop.pool, now: minutes(30) });
  expect(await rows("SELECT order_id FROM claim")).toEqual([{ order_id: paidAtCounter }]);
  expect([await statusOf(late), await statusOf(paidAtCounter)]).toEqual(["cancelled", "confirmed"]);
});

test("two sweeps at once free everything once", async () => {
  const shoppers = await Promise.all(Array.from({ length: 3 }, () => openShopper(shop)));
  for (const [index, shopper] of shoppers.entries())
    valueOf(await shopper.put({ ...boots, sku: "HELMET", from: `2027-02-0${index + 1}` }));
  await Promise.all([1, 2].map(() => handlers.sweep({}, { pool: shop.pool, now: minutes(31) })));
  expect(await rows("SELECT 1 FROM claim")).toEqual([]);
});

test("idle carts are forgotten after the owner's time", async () => {
  const idle = await openShopper(shop);
  valueOf(await idle.put(boots));
  await handlers.sweep({}, { pool: shop.pool, now: days(1) });
  await handlers.forget({}, { pool: shop.pool, now: days(cart.keptDays) });
  expect(await rows("SELECT 1 FROM cart")).toHaveLength(1);
  await handlers.forget({}, { pool: shop.pool, now: days(cart.keptDays + 1) });
  expect(await rows("SELECT 1 FROM cart")).toEqual([]);
});

test("body measurements are forgotten 30 days after the return, or the end of what never was fetched", async () => {
  const place = async (sku: string) => {
    const id = valueOf(await shop.port.placeOrder(orderOf([{ ...boots, sku }]), shop.context())).order_id;
    await shop.pool.query("INSERT INTO order_line_fitting (order_id, order_line, height_cm) VALUES ($1, 1, 128)", [id]);
    return id;
  };
  const [returned, cancelled, out, neverFetched] = [
    await place("BOOTS"),
    await place("HELMET"),
    await place("SKI-1-160"),
    await place("SKI-1-180"),
  ];
  const move = (id: string, event: Parameters<typeof moveOrder>[2], now: Date) =>
    withTransaction(shop.pool, (tx) => moveOrder(tx, id, event, { actor: "shop", now }));
  await move(returned, "hand_over", days(7));
  await move(returned, "take_back", days(12));
  await move(returned, "close", days(40));
  await move(cancelled, "cancel", days(1));
  await move(out, "hand_over", days(7));
  const known = async (now: Date) => {
    await handlers.forget({}, { pool: shop.pool, now });
    const left = await rows("SELECT order_id FROM order_line_fitting ORDER BY order_id");
    return new Set(left.map((row) => (row as { order_id: string }).order_id));
  };
  // Rented from the 7th to the 9th day from now.
  expect(await known(days(30))).toEqual(new Set([returned, cancelled, out, neverFetched]));
  expect(await known(days(31))).toEqual(new Set([returned, out, neverFetched]));
  expect(await known(days(40))).toEqual(new Set([returned, out]));
  expect(await known(days(41))).toEqual(new Set([returned, out]));
  expect(await known(days(42))).toEqual(new Set([out]));
  expect(await known(days(400))).toEqual(new Set([out]));
});

test("an index is made anew however long it takes, where no shopper's statement would be let go on", async () => {
  await shop.pool.query("UPDATE search_index SET version = 0");
  const hasty = createPool(shop.pool.options.connectionString ?? "", {
    max: 1,
    patience: { connectMs: PATIENT_MS, lockMs: PATIENT_MS, statementMs: 1, answerMs: PATIENT_MS },
  });
  try {
    await handlers["index-search"]({}, { pool: hasty, now: NOW });
  } finally {
    await hasty.end();
  }
  const { rows } = await shop.pool.query<{ version: number }>("SELECT version FROM search_index");
  expect(rows[0]?.version).toBeGreaterThan(0);
});

test("an index that other rules have made is made anew, once", async () => {
  const find = async (): Promise<number> =>
    valueOf(await shop.port.listProducts({ search: "lyže", size: 50, start: 0 }, shop.context())).total;
  const before = await find();
  await shop.pool.query("UPDATE product SET search = ''; DELETE FROM search_word");
  await handlers["index-search"]({}, { pool: shop.pool, now: NOW });
  expect(await find()).toBe(0);
  await shop.pool.query("UPDATE search_index SET version = 0");
  await handlers["index-search"]({}, { pool: shop.pool, now: NOW });
  expect([before > 0, await find()]).toEqual([true, before]);
});
