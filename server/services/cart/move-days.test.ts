import { Client } from "pg";
import { addDays } from "@/lib/domain/days";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const days = { from: "2027-02-08", to: "2027-02-10" };
const later = { from: "2027-02-15", to: "2027-02-18" };
const ski = { sku: "SKI-1-170", qty: 1, ...days, source: "praha" };
const helmet = { sku: "HELMET", qty: 2, ...days, source: "praha" };
const boots = { sku: "BOOTS", qty: 1, ...days, source: "praha" };

const freeOn = async (sku: string, period: { from: string; to: string }): Promise<number> =>
  valueOf(
    await shop.port.checkStock({ sku, dateFrom: period.from, dateTo: period.to, source: "praha" }, shop.context()),
  ).qty;

async function withCart(...lines: (typeof ski)[]) {
  const jana = await openShopper(shop);
  // A second apart: a cart shows its lines as they came.
  for (const [index, line] of lines.entries()) valueOf(await jana.put(line, new Date(NOW.getTime() + index * 1000)));
  const move = (period = later, at?: Date) => shop.port.moveDays(period, jana.context(at));
  return { jana, move };
}

test("all lines go in one step: priced for the new length, kept from now on, the old days free", async () => {
  const { jana, move } = await withCart(ski, helmet);
  const before = await jana.pull();
  const tenLater = new Date(NOW.getTime() + 10 * 60_000);
  const moved = valueOf(await move(later, tenLater));
  expect(moved.items.map(({ item_id, sku, qty, from, to }) => ({ item_id, sku, qty, from, to }))).toEqual(
    before.items.map(({ item_id, sku, qty }) => ({ item_id, sku, qty, ...later })),
  );
  const [line] = moved.items;
  expect(line?.price_incl_tax).toBe(4 * (line?.price_per_day ?? 0));
  expect(moved.items.map(({ hold_expires_at: at }) => Date.parse(at ?? "") - tenLater.getTime())).toEqual([
    1_800_000, 1_800_000,
  ]);
  expect([await freeOn("SKI-1-170", days), await freeOn("SKI-1-170", later)]).toEqual([2, 1]);
});

test("what can't be had then stays on its days, kept as before; the rest goes", async () => {
  const petr = await openShopper(shop);
  valueOf(await petr.put({ ...boots, ...later }));
  const { jana, move } = await withCart(ski, boots, helmet);
  const moved = valueOf(await move());
  expect(moved.items.map(({ sku, from, hold_expires_at }) => [sku, from, hold_expires_at !== null])).toEqual([
    ["SKI-1-170", later.from, true],
    ["BOOTS", days.from, true],
    ["HELMET", later.from, true],
  ]);
  expect(await freeOn("BOOTS", days)).toBe(0);
  expect((await jana.pull()).items).toEqual(moved.items);
});

test("a lost answer: asked again, it changes nothing more", async () => {
  const { jana, move } = await withCart(ski, helmet);
  const once = valueOf(await move());
  expect(valueOf(await move()).items).toEqual(once.items);
  expect((await jana.pull()).items).toEqual(once.items);
});

test("of lines that would become the same the first goes; asked again, nothing is added up", async () => {
  const { move } = await withCart(ski, { ...ski, from: "2027-02-22", to: "2027-02-24" });
  for (const _time of ["once", "twice"])
    expect(valueOf(await move()).items.map(({ qty, from }) => [qty, from])).toEqual([
      [1, later.from],
      [1, "2027-02-22"],
    ]);
});

test("on days that are sold out many lines of one thing stay in one go, not one by one", async () => {
  const petr = await openShopper(shop);
  valueOf(await petr.put({ ...boots, ...later }));
  const weeks = Array.from({ length: 8 }, (_, index) => 22 + index);
  const { jana, move } = await withCart(
    helmet,
    ...weeks.map((start) => ({ ...boots, from: addDays("2027-02-01", start), to: addDays("2027-02-01", start) })),
  );
  const query = jest.spyOn(Client.prototype, "query");
  const moved = valueOf(await move());
  const begun = query.mock.calls.filter(([text]) => (text as unknown) === "BEGIN").length;
  query.mockRestore();
  expect(begun).toBe(2);
  expect(moved.items.filter(({ from }) => from === later.from).map(({ sku }) => sku)).toEqual(["HELMET"]);
  expect((await jana.pull()).items).toHaveLength(9);
});

test("days that overlap the old ones need no unit more", async () => {
  const { move } = await withCart(boots);
  const moved = valueOf(await move({ from: "2027-02-09", to: "2027-02-11" }));
  expect(moved.items).toMatchObject([{ from: "2027-02-09", problem: null }]);
});

test("a hold that has run out is taken anew on the new days", async () => {
  const { jana, move } = await withCart(ski);
  const hourLater = new Date(NOW.getTime() + 3_600_000);
  expect((await jana.pull(hourLater)).items).toMatchObject([{ hold_expires_at: null }]);
  const [line] = valueOf(await move(later, hourLater)).items;
  expect(line).toMatchObject({ ...later, hold_expires_at: new Date(hourLater.getTime() + 1_800_000).toISOString() });
});

test("the owner's bounds on keeping hold for the new length too, line by line", async () => {
  const { move } = await withCart({ ...helmet, qty: 3 }, { ...ski, qty: 2 }, boots);
  // 89 days: the three helmets take 267 of 400 unit-days; two pairs are too many then, one pair of boots is not.
  const moved = valueOf(await move({ from: "2027-03-01", to: "2027-05-28" }));
  expect(moved.items.map(({ sku, from, hold_limit }) => [sku, from, hold_limit])).toEqual([
    ["HELMET", "2027-03-01", undefined],
    ["SKI-1-170", "2027-03-01", "unit_days"],
    ["BOOTS", "2027-03-01", undefined],
  ]);
});

test("a day on which the branch is closed moves nothing of it", async () => {
  const { jana, move } = await withCart({ ...helmet, source: "brno", qty: 1 });
  const before = await jana.pull();
  valueOf(await move({ from: "2027-02-11", to: "2027-02-12" }));
  expect((await jana.pull()).items.map(({ from }) => from)).toEqual(before.items.map(({ from }) => from));
});

test("days that are over are refused", async () => {
  const { jana, move } = await withCart(ski);
  const before = await jana.pull();
  expect(refusalOf(await move({ from: "2020-01-01", to: "2020-01-02" }))).toMatchObject({ code: "invalid_period" });
  expect((await jana.pull()).items).toEqual(before.items);
});

test("a token of nobody opens nothing", async () => {
  expect(refusalOf(await shop.port.moveDays(later, shop.context({ cartToken: "x".repeat(32) }))).code).toBe(
    "cart_not_found",
  );
});

test("twenty carts that want the last pair on the same days: one gets it, the others keep what they had", async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => openShopper(shop)));
  // One pair, each shopper on days of their own.
  const own = shoppers.map((_, index) => {
    const from = new Date(Date.UTC(2027, 2, 1 + index * 7)).toISOString().slice(0, 10);
    const to = new Date(Date.UTC(2027, 2, 3 + index * 7)).toISOString().slice(0, 10);
    return { from, to };
  });
  for (const [index, shopper] of shoppers.entries()) valueOf(await shopper.put({ ...boots, ...own[index]! }));
  const moved = await Promise.all(shoppers.map((shopper) => shop.port.moveDays(later, shopper.context())));
  const ends = moved.map((answer) =>
    valueOf(answer).items.map(({ from, hold_expires_at }) => ({ from, hold_expires_at })),
  );
  expect(ends.filter(([line]) => line?.from === later.from)).toHaveLength(1);
  expect(ends.every(([line], index) => line?.from === later.from || line?.from === own[index]?.from)).toBe(true);
  expect(ends.every(([line]) => line?.hold_expires_at !== null)).toBe(true);
});

test("a cart that may keep nothing more does not go to days that are sold out", async () => {
  const petr = await openShopper(shop);
  valueOf(await petr.order([{ ...boots, ...later }]));
  const jana = await openShopper(shop);
  let at = NOW;
  for (let minutes = 0; minutes <= 240; minutes += 20) {
    at = new Date(NOW.getTime() + minutes * 60_000);
    valueOf(await jana.put(boots, at));
  }
  const moved = valueOf(await shop.port.moveDays(later, jana.context(at)));
  expect(moved.items).toMatchObject([days]);
});

test("a line past the bound on what one visitor keeps does not go to days that are sold out", async () => {
  const long = { from: "2027-03-01", to: "2027-05-28" };
  const petr = await openShopper(shop);
  valueOf(await petr.order([{ ...ski, qty: 2, from: "2027-03-08", to: "2027-03-10" }]));
  const { jana, move } = await withCart({ ...helmet, qty: 3 }, { ...ski, qty: 2 });
  valueOf(await move(long, new Date(NOW.getTime() + 2000)));
  expect((await jana.pull()).items.map(({ sku, from }) => [sku, from])).toEqual([
    ["HELMET", long.from],
    ["SKI-1-170", days.from],
  ]);
});
