import { addDays } from "@/lib/domain/days";
import { getStoreView } from "@/lib/store-views";
import { MAX_ORDER_LINES } from "@/lib/contract/limits";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";
import { holds } from "@/shop.config";

/* What one visitor can keep without ordering: how long, how much, and over several carts. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.bringIn({ "stock.csv": "sku,source,units\nHELMET,praha,900\nBOOTS,praha,900\n" });
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-17", source: "praha" };
const DAYS = 10;
const most = holds.longestHours * 60;
const held = async (jana: Awaited<ReturnType<typeof openShopper>>, at: Date) =>
  (await jana.pull(at)).items.map((item) => [item.hold_expires_at, item.hold_limit]);

test("a unit is kept for the owner's hours at most, however often it is extended; the line says why", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  for (let minute = 20; minute < most; minute += 20)
    valueOf(await shop.port.extendHolds({}, jana.context(minutes(minute))));
  expect(await held(jana, minutes(most - 1))).toEqual([[minutes(most).toISOString(), undefined]]);
  for (const minute of [most, most + holds.pauseMinutes - 1]) {
    valueOf(await shop.port.extendHolds({}, jana.context(minutes(minute))));
    expect(await held(jana, minutes(minute))).toEqual([[null, "time"]]);
    // Taking the line out and putting it in again is no way round.
    valueOf(await jana.put({ ...boots, qty: 0 }, minutes(minute)));
    expect(valueOf(await jana.put(boots, minutes(minute)))).toMatchObject({
      hold_expires_at: null,
      hold_limit: "time",
    });
  }
  // After a pause everybody may try again.
  const anew = minutes(most + holds.pauseMinutes);
  expect(await held(jana, anew)).toEqual([[null, undefined]]);
  valueOf(await shop.port.extendHolds({}, jana.context(anew)));
  expect(await held(jana, anew)).toEqual([
    [minutes(most + holds.pauseMinutes + holds.minutes).toISOString(), undefined],
  ]);
});

test("who orders may keep anew", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  for (let minute = 20; minute < most; minute += 20)
    valueOf(await shop.port.extendHolds({}, jana.context(minutes(minute))));
  valueOf(await jana.order([boots], {}, minutes(most - 5)));
  expect(valueOf(await jana.put({ ...boots, sku: "HELMET" }, minutes(most - 4))).hold_expires_at).toBe(
    minutes(most - 4 + holds.minutes).toISOString(),
  );
});

test("what goes beyond one cart's units and days is not kept, must be free all the same, can be ordered", async () => {
  const jana = await openShopper(shop);
  const full = { ...boots, qty: Math.min(99, holds.unitDays / DAYS) };
  expect(valueOf(await jana.put(full)).hold_expires_at).not.toBeNull();
  const helmet = { ...boots, sku: "HELMET" };
  const over = valueOf(await jana.put(helmet));
  expect(over).toMatchObject({ qty: 1, hold_expires_at: null, hold_limit: "unit_days" });
  // Put in at the same instant, they come in no certain order.
  const lines = await held(jana, NOW);
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      [minutes(30).toISOString(), undefined],
      [null, "unit_days"],
    ]),
  );
  // The bound also meets a line that grows.
  expect(valueOf(await jana.put({ ...full, qty: full.qty + 1 })).hold_limit).toBe("unit_days");
  expect(valueOf(await jana.put(helmet)).hold_expires_at).not.toBeNull();
  expect(refusalOf(await jana.put({ ...boots, sku: "SKI-1-170", qty: 60 })).code).toBe("out_of_stock");
  valueOf(await jana.order([helmet, { ...full, qty: full.qty + 1 }]));
  expect((await jana.pull()).items).toEqual([]);
});

test("lines beyond the owner's number stay without a hold, and beyond what an order takes there are none", async () => {
  const jana = await openShopper(shop);
  const line = (index: number) => ({
    ...boots,
    sku: index % 2 ? "BOOTS" : "HELMET",
    from: addDays("2027-02-08", Math.floor(index / 2)),
    to: addDays("2027-02-08", Math.floor(index / 2)),
  });
  for (let index = 0; index < MAX_ORDER_LINES; index += 1) {
    const put = valueOf(await jana.put(line(index)));
    expect([index, put.hold_limit]).toEqual([index, index < holds.lines ? undefined : "lines"]);
  }
  expect(refusalOf(await jana.put(line(MAX_ORDER_LINES)))).toMatchObject({
    code: "cart_full",
    details: { most: MAX_ORDER_LINES },
  });
  expect(valueOf(await jana.put({ ...line(0), qty: 2 })).hold_limit).toBeUndefined();
});

test("several carts of one visitor share a bound of their own; others are not touched by it", async () => {
  const visitor = { client: "203.0.113.7" };
  const full = { ...boots, qty: holds.unitDays / DAYS };
  const carts = await Promise.all(
    Array.from({ length: holds.visitorUnitDays / holds.unitDays + 1 }, () => openShopper(shop)),
  );
  const put = async (index: number, client: string) => {
    const { token } = carts[index] ?? { token: "" };
    return valueOf(await shop.port.updateCartItem({ cartItem: full }, shop.context({ client, cartToken: token })));
  };
  for (let index = 0; index < carts.length - 1; index += 1)
    expect((await put(index, visitor.client)).hold_limit).toBeUndefined();
  expect((await put(carts.length - 1, visitor.client)).hold_limit).toBe("visitor");
  expect((await put(carts.length - 1, "203.0.113.8")).hold_limit).toBeUndefined();
});

test("tools of this machine have no visitor's bound: they may speak for everybody", async () => {
  const full = { ...boots, qty: holds.unitDays / DAYS };
  for (let index = 0; index <= holds.visitorUnitDays / holds.unitDays; index += 1) {
    const { token } = await openShopper(shop);
    const context = shop.context({ client: "127.0.0.1", cartToken: token });
    expect(valueOf(await shop.port.updateCartItem({ cartItem: full }, context)).hold_limit).toBeUndefined();
  }
});

describe("a cart and an order belong to the shop where they were made", () => {
  const inStore = (storeCode: string, cartToken: string) =>
    shop.context({ storeView: getStoreView(storeCode), cartToken });

  test("its token opens it in every language of that shop, and nowhere else", async () => {
    const jana = await openShopper(shop);
    valueOf(await jana.put(boots));
    expect(valueOf(await shop.port.pullCart({}, inStore("en", jana.token))).items).toHaveLength(1);
    for (const answer of [
      await shop.port.pullCart({}, inStore("skibike", jana.token)),
      await shop.port.getTotals({}, inStore("skibike", jana.token)),
      await shop.port.updateCartItem({ cartItem: boots }, inStore("skibike", jana.token)),
      await shop.port.deleteCartItem({ cartItem: boots }, inStore("skibike", jana.token)),
      await shop.port.extendHolds({}, inStore("skibike", jana.token)),
    ])
      expect(refusalOf(answer).code).toBe("cart_not_found");
    expect((await jana.pull()).items).toHaveLength(1);
  });

  test("an order says in which shop it was made, and another one refuses it", async () => {
    const jana = await openShopper(shop);
    valueOf(await jana.put(boots));
    for (const store_code of ["skibike", "nowhere"])
      expect(refusalOf(await jana.order([boots], { store_code }))).toMatchObject({
        code: "other_store",
        details: { store_code },
      });
    expect(valueOf(await jana.order([boots], { store_code: "en" })).status).toBe("confirmed");
  });
});

test("a cart says of what nothing is kept for any more whether it could be had", async () => {
  await shop.bringIn({ "stock.csv": "sku,source,units\nHELMET,praha,900\nBOOTS,praha,2\n" });
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put({ ...boots, qty: 2 }));
  expect((await jana.pull()).items).toMatchObject([{ hold_expires_at: expect.any(String), free: undefined }]);
  // Nobody has swept what ran out.
  expect((await jana.pull(minutes(31))).items).toMatchObject([{ hold_expires_at: null, free: 2 }]);
  valueOf(await petr.put(boots, minutes(32)));
  expect((await jana.pull(minutes(33))).items).toMatchObject([{ free: 1, problem: null }]);
  // Asked for again in vain, it still says so, and that a day can't be served any more is no less a no.
  expect(valueOf(await shop.port.extendHolds({}, jana.context(minutes(33)))).items).toMatchObject([{ free: 1 }]);
  expect((await jana.pull(new Date("2027-02-08T20:00:00Z"))).items).toMatchObject([{ free: 0 }]);
});
