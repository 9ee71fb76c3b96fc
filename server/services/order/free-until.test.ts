import { randomUUID } from "node:crypto";
import { withTransaction } from "@/server/db/client";
import { everyDay, smallShop, source } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { orderOf, type Rent } from "@/server/testing/shopper";
import { moveOrder, movePayment } from "./transition";

/* Until when an order is called off for free is told once, and kept whatever hours the branch has later. */

let shop: TestShop;
beforeAll(async () => {
  const products = (smallShop.products ?? []).map((product) =>
    product.sku === "VOUCHER" ? { ...product, charged_by: "piece" as const } : product,
  );
  shop = await openTestShop({ ...smallShop, products });
});
afterAll(() => shop.close());
beforeEach(() => opening("08:00"));

const opening = (opens: string) =>
  shop.bringIn({
    sources: [
      source("praha", "Praha", { opening_hours: everyDay.map((day) => ({ ...day, opens })) }),
      ...(smallShop.sources ?? []).slice(1),
    ],
  });

const ski: Rent = { sku: "SKI-1-170", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const place = async (rents = [ski]): Promise<string> =>
  valueOf(await shop.port.placeOrder(orderOf(rents), shop.context())).order_id;
const read = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context()));
const cancelAt = (id: string, now: Date) => shop.port.cancelOrder({ id }, shop.context({ now }));
const promised = new Date("2027-02-06T08:00:00+01:00");

test("it is counted from when the branch opens on the first day, and obeyed to the second", async () => {
  const id = await place();
  expect((await read(id)).free_until).toBe(promised.toISOString());
  expect(refusalOf(await cancelAt(id, promised))).toMatchObject({
    code: "order_not_cancellable",
    details: { until: promised.toISOString() },
  });
  expect(valueOf(await cancelAt(id, new Date(promised.getTime() - 1))).status).toBe("cancelled");
});

test("other hours later do not touch what was promised, neither for cancelling nor for changing", async () => {
  const id = await place();
  await opening("06:30");
  expect((await read(id)).free_until).toBe(promised.toISOString());
  const change = { id, revision: 1, lines: [{ line: 0, from: ski.from, to: "2027-02-11" }] };
  const { grand_total: expected_total } = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
  expect(refusalOf(await shop.port.quoteOrderChange(change, shop.context({ now: promised })))).toMatchObject({
    code: "order_not_changeable",
    details: { until: promised.toISOString() },
  });
  const longer = await shop.port.changeOrder({ ...change, expected_total, key: randomUUID() }, shop.context());
  // The first day stays, and with it what was said of it.
  expect(valueOf(longer).free_until).toBe(promised.toISOString());
  expect(valueOf(await cancelAt(id, new Date(promised.getTime() - 1))).status).toBe("cancelled");
});

test("another first day has its own moment, by the hours that are told then", async () => {
  const id = await place();
  await opening("09:30");
  const change = { id, revision: 1, lines: [{ line: 0, from: "2027-02-09", to: ski.to }] };
  const moved = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
  expect(moved.free_until).toBe(new Date("2027-02-07T09:30:00+01:00").toISOString());
  expect((await read(id)).free_until).toBe(promised.toISOString());
});

test("an order of before has what its days alone come to; a voucher beside a rent moves nothing", async () => {
  const id = await place([{ ...ski, sku: "VOUCHER", from: "2027-02-01", to: "2027-02-01" }, ski]);
  expect((await read(id)).free_until).toBe(promised.toISOString());
  const late = { actor: "shop" as const, now: new Date("2027-02-07T12:00:00+01:00") };
  await withTransaction(shop.pool, (tx) => movePayment(tx, id, "pay", late));
  await withTransaction(shop.pool, (tx) => moveOrder(tx, id, "cancel", late));
  const { refund, grand_total } = await read(id);
  expect(refund).toBe(grand_total / 2);
  const other = await place();
  await shop.pool.query("UPDATE rental_order SET free_until = NULL WHERE id = $1", [other]);
  expect(refusalOf(await cancelAt(other, new Date("2027-02-06T06:00:00+01:00")))).toMatchObject({
    details: { until: "2027-02-06T05:00:00.000Z" },
  });
});
