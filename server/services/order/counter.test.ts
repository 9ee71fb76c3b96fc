import { withTransaction } from "@/server/db/client";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, orderOf } from "@/server/testing/shopper";
import { actAtCounter, type CounterAct, readAtCounter } from "./counter";
import { settleDeposit } from "./transition";

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

const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const step = { by: "Eva", now: new Date("2027-02-08T08:00:00Z") };

async function place(rents = [boots], payment = "cashondelivery"): Promise<{ id: string; number: string }> {
  const body = orderOf(rents);
  body.addressInformation.payment_method_code = payment;
  const placed = valueOf(await shop.port.placeOrder(body, shop.context()));
  return { id: placed.order_id, number: placed.increment_id };
}
const act = (number: string, what: CounterAct, note?: string) =>
  actAtCounter(shop.pool, number, what, { ...step, note });

test("an order goes out, comes back, and ends with its deposit; every act says who did it", async () => {
  const { number } = await place();
  await act(number, { act: "hand_over" });
  expect(await act(number, { act: "close" })).toMatchObject({ moved: false });
  expect(await act(number, { act: "take_back" })).toMatchObject({
    moved: true,
    status: "returned",
    deposit_status: "held",
  });
  expect(await act(number, { act: "close" })).toMatchObject({ moved: false, status: "returned" });
  expect(await act(number, { act: "settle_deposit", kept: 300_00 }, "zlomená přezka")).toEqual({
    moved: true,
    status: "closed",
    payment_status: "open",
    deposit_status: "partly_kept",
    refund: null,
  });
  const seen = await readAtCounter(shop.pool, number);
  expect(seen?.order).toMatchObject({ deposit: 2000_00, deposit_kept: 300_00, store_code: "main" });
  expect(seen?.lines).toMatchObject([{ sku: "BOOTS" }]);
  expect(seen?.log.map(({ by_whom, subject, event, amount, note }) => [by_whom, subject, event, amount, note])).toEqual(
    [
      [null, "order", "place", null, null],
      ["Eva", "order", "hand_over", null, null],
      ["Eva", "deposit", "take", 2000_00, null],
      ["Eva", "order", "take_back", null, null],
      ["Eva", "deposit", "keep_part", 300_00, "zlomená přezka"],
      ["Eva", "order", "close", null, "zlomená přezka"],
    ],
  );
});

test("of a deposit no more is kept than was given, and it is settled once", async () => {
  const { number } = await place();
  expect(await act(number, { act: "settle_deposit", kept: 0 })).toMatchObject({ moved: false, deposit_status: "open" });
  await act(number, { act: "hand_over" });
  expect(await act(number, { act: "settle_deposit", kept: 2000_01 })).toMatchObject({ moved: false });
  expect(await act(number, { act: "settle_deposit", kept: 2000_00 })).toMatchObject({
    moved: true,
    // The things were never brought back.
    status: "handed_over",
    deposit_status: "kept",
  });
  expect(await act(number, { act: "settle_deposit", kept: 0 })).toMatchObject({ moved: false });
});

test("two counters that settle one deposit at once settle it once", async () => {
  const { id, number } = await place();
  await act(number, { act: "hand_over" });
  const settle = (kept: number) =>
    withTransaction(shop.pool, (tx) => settleDeposit(tx, id, kept, { actor: "shop", now: NOW }));
  const both = await Promise.all([settle(0), settle(500_00)]);
  expect(both.filter((settled) => settled?.moved)).toHaveLength(1);
});

test("where nothing is deposited, an order is closed by itself", async () => {
  const { number } = await place([{ ...boots, sku: "VOUCHER" }], "banktransfer");
  await act(number, { act: "paid" });
  await act(number, { act: "hand_over" });
  await act(number, { act: "take_back" });
  expect(await act(number, { act: "close" })).toMatchObject({ moved: true, status: "closed", deposit_status: "none" });
});

test("what is cancelled frees its units; a number that nobody has is told", async () => {
  const { number } = await place();
  expect(await act(number, { act: "cancel" })).toMatchObject({ moved: true, status: "cancelled" });
  expect((await shop.pool.query("SELECT 1 FROM claim")).rows).toEqual([]);
  expect(await act("1999-000001", { act: "cancel" })).toBeNull();
  expect(await readAtCounter(shop.pool, "1999-000001")).toBeNull();
});

test("money that the shop took is owed when the order is called off, and is sent back by hand, once", async () => {
  const { number } = await place([boots], "cashondelivery");
  expect(await act(number, { act: "refunded" })).toMatchObject({ moved: false });
  await act(number, { act: "paid" });
  expect(await act(number, { act: "cancel" })).toMatchObject({ payment_status: "paid", refund: 0 });
  expect(await act(number, { act: "refunded" })).toMatchObject({ moved: false, payment_status: "paid" });
  const { number: kept } = await place([{ ...boots, from: "2027-02-12", to: "2027-02-12" }]);
  await act(kept, { act: "paid" });
  expect(await act(kept, { act: "cancel" })).toMatchObject({ refund: expect.any(Number) });
  expect(await act(kept, { act: "refunded" })).toMatchObject({ moved: true, payment_status: "refunded" });
  expect(await act(kept, { act: "refunded" })).toMatchObject({ moved: false });
});

test("of an order that a change made cheaper, all that was paid goes back", async () => {
  const { id, number } = await place([{ ...boots, from: "2027-02-20", to: "2027-02-21" }]);
  await act(number, { act: "paid" });
  const { rows } = await shop.pool.query(
    "UPDATE rental_order SET due = -10000, grand_total = grand_total - 10000 WHERE id = $1 RETURNING grand_total",
    [id],
  );
  expect(await act(number, { act: "cancel" })).toMatchObject({ moved: true, refund: rows[0].grand_total + 100_00 });
  expect(await act(number, { act: "refunded" })).toMatchObject({ payment_status: "refunded" });
});
