import { randomUUID } from "node:crypto";
import { coupons } from "@/shop.config";
import type { Coupon } from "@/lib/domain/coupon";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, openShopper, type Rent } from "@/server/testing/shopper";

/* A coupon on its way from the cart to the order, and once is once however many want it. */

const own: Coupon[] = [
  { code: "TENTH", off: { percent: 10 }, uses: "any" },
  { code: "ONCE", off: { amount: 100 }, uses: "once" },
  { code: "MINE", off: { amount: 50 }, uses: "once_per_person" },
  { code: "OVER", off: { amount: 50 }, uses: "any", to: "2027-01-31" },
  { code: "DEAR", off: { amount: 50 }, uses: "any", minimum: 500 },
];

let shop: TestShop;
const before = [...coupons];
beforeAll(async () => {
  shop = await openTestShop();
  coupons.splice(0, coupons.length, ...own);
});
beforeEach(() => forgetRents(shop));
afterEach(async () => expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]));
afterAll(() => {
  coupons.splice(0, coupons.length, ...before);
  return shop.close();
});

/** Three days at 160 crowns. */
const boots: Rent = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
/** Three of them are there, for 240 crowns each. */
const helmet: Rent = { ...boots, sku: "HELMET" };
type Shopper = Awaited<ReturnType<typeof openShopper>>;

async function withCoupon(code: string, rent = boots): Promise<Shopper> {
  const shopper = await openShopper(shop);
  valueOf(await shopper.put(rent));
  expect(valueOf(await shop.port.applyCoupon({ coupon: code }, shopper.context()))).toBe(true);
  return shopper;
}
const problemOf = async (shopper: Shopper, coupon: string) => {
  const refusal = refusalOf(await shop.port.applyCoupon({ coupon }, shopper.context()));
  return refusal.code === "coupon_invalid" ? refusal.details?.problem : refusal.code;
};
const totalsOf = async (shopper: Shopper) => valueOf(await shop.port.getTotals({}, shopper.context()));
const uses = async (): Promise<number> => (await shop.pool.query("SELECT 1 FROM coupon_use")).rowCount ?? 0;

test("a coupon stands among the totals, its code is told, and it is taken off again", async () => {
  const shopper = await withCoupon(" tenth ");
  expect(valueOf(await shop.port.getCoupon({}, shopper.context()))).toBe("TENTH");
  const totals = await totalsOf(shopper);
  expect(totals).toMatchObject({
    subtotal_incl_tax: 480_00,
    discount: 48_00,
    discount_amount: 48_00,
    coupon_code: "TENTH",
    grand_total: 432_00,
    deposit: 2000_00,
  });
  expect(totals.total_segments).toContainEqual({ code: "discount", title: expect.any(String), value: -48_00 });
  expect(valueOf(await shop.port.deleteCoupon({}, shopper.context()))).toBe(true);
  expect(valueOf(await shop.port.deleteCoupon({}, shopper.context()))).toBe(true);
  expect(valueOf(await shop.port.getCoupon({}, shopper.context()))).toBeNull();
  const without = await totalsOf(shopper);
  expect([without.discount, without.coupon_code]).toEqual([0, undefined]);
});

test("what takes nothing off is refused with its reason, and leaves what was there", async () => {
  const shopper = await withCoupon("TENTH", helmet);
  expect([
    await problemOf(shopper, "NOBODY"),
    await problemOf(shopper, ""),
    await problemOf(shopper, "OVER"),
    await problemOf(shopper, "DEAR"),
  ]).toEqual(["unknown", "unknown", "over", "minimum"]);
  expect((await totalsOf(shopper)).coupon_code).toBe("TENTH");
  expect(refusalOf(await shop.port.applyCoupon({ coupon: "TENTH" }, shop.context())).code).toBe("cart_not_found");
  // Later it may cost less than the coupon asks for: then it takes nothing off, and comes back by itself.
  valueOf(await shopper.put({ ...helmet, qty: 3 }));
  valueOf(await shop.port.applyCoupon({ coupon: "DEAR" }, shopper.context()));
  expect((await totalsOf(shopper)).discount).toBe(50_00);
  valueOf(await shopper.put(helmet));
  expect((await totalsOf(shopper)).discount).toBe(0);
});

test("the cart's order is cheaper by it, says so, and is the same order when it is sent again", async () => {
  const shopper = await withCoupon("ONCE");
  const id = randomUUID();
  const body = { order_id: id, expected_total: 380_00 };
  const placed = valueOf(await shopper.order([boots], body));
  expect(placed.grand_total).toBe(380_00);
  expect(valueOf(await shop.port.getOrder({ id }, shop.context()))).toMatchObject({
    discount: 100_00,
    coupon_code: "ONCE",
    subtotal_incl_tax: 480_00,
  });
  expect(await uses()).toBe(1);
  expect(await problemOf(await openShopper(shop), "ONCE")).toBe("used");
  valueOf(await shop.port.cancelOrder({ id }, shop.context()));
  expect(await uses()).toBe(0);
  await withCoupon("ONCE");
});

test("of many orders at once one gets the one use; nobody else pays a sum that they did not agree to", async () => {
  const shoppers = [];
  for (let count = 0; count < 3; count += 1) shoppers.push(await withCoupon("ONCE", helmet));
  const placed = await Promise.all(shoppers.map((shopper) => shopper.order([helmet], { expected_total: 140_00 })));
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(placed.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual([
    "price_changed",
    "price_changed",
  ]);
  expect(await uses()).toBe(1);
  const { rows } = await shop.pool.query("SELECT sum(discount)::int AS off FROM rental_order");
  expect(rows).toEqual([{ off: 100_00 }]);
});

test("one for each person is one for each address of mail; a refused order uses none", async () => {
  const first = await withCoupon("MINE", helmet);
  expect(refusalOf(await first.order([helmet], { expected_total: 1_00 })).code).toBe("price_changed");
  expect(await uses()).toBe(0);
  expect(valueOf(await first.order([helmet])).grand_total).toBe(190_00);
  const again = await withCoupon("MINE", helmet);
  expect(refusalOf(await again.order([helmet], { expected_total: 190_00 }))).toMatchObject({
    code: "price_changed",
    details: { expected: 190_00, actual: 240_00, coupon: "MINE" },
  });
  expect(refusalOf(await again.order([helmet], { expected_total: 1_00 }))).toMatchObject({ code: "price_changed" });
  expect(valueOf(await again.order([helmet])).grand_total).toBe(240_00);
  const orders = await shop.pool.query("SELECT discount, coupon FROM rental_order ORDER BY discount");
  expect([await uses(), orders.rows]).toEqual([
    1,
    [
      { discount: 0, coupon: null },
      { discount: 50_00, coupon: "MINE" },
    ],
  ]);
});

test("a change keeps what was taken off, up to the rent that is left", async () => {
  const shopper = await withCoupon("ONCE");
  const { order_id: id } = valueOf(await shopper.order([boots]));
  const change = (to: string) =>
    shop.port.quoteOrderChange(
      { id, revision: 1, lines: [{ line: 0, sku: "BOOTS", from: boots.from, to }] },
      shop.context({ now: NOW }),
    );
  const [longer, shorter] = [valueOf(await change("2027-02-11")), valueOf(await change("2027-02-08"))];
  expect([longer, shorter].map((order) => order.subtotal_incl_tax - order.grand_total)).toEqual([100_00, 100_00]);
});
