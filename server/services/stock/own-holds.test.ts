import { addDays } from "@/lib/domain/days";
import type { CallContext } from "@/server/call";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => forgetRents(shop));
afterAll(() => shop.close());

const days = { from: "2027-02-08", to: "2027-02-10" };
const dates = { dateFrom: days.from, dateTo: days.to };

test("the last unit is free for whoever keeps it, in every answer about stock, and for nobody else", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put({ sku: "BOOTS", qty: 1, ...days, source: "praha" }));
  const free = async (context: CallContext) => {
    const variants = valueOf(await shop.port.checkVariants({ sku: "BOOTS", ...dates }, context)).sources[0]?.variants[0]
      ?.free;
    const calendar = valueOf(
      await shop.port.getCalendar({ sku: "BOOTS", source: "praha", from: days.from, to: addDays(days.to, 1) }, context),
    ).days.map((day) => day.free);
    return [valueOf(await shop.port.checkStock({ sku: "BOOTS", ...dates }, context)).qty, variants, calendar];
  };
  expect(await free(jana.context())).toEqual([1, 1, [1, 1, 1, 1]]);
  for (const other of [petr.context(), shop.context(), shop.context({ cartToken: "wrong" })])
    expect(await free(other)).toEqual([0, 0, [0, 0, 0, 1]]);
});

test("other days for a line may overlap its own, while its sister's size stays taken", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ sku: "SKI-1-160", qty: 1, ...days, source: "praha" }));
  valueOf(await jana.put({ sku: "SKI-1-180", qty: 1, ...days, source: "praha" }));
  const ask = async (context: CallContext) =>
    valueOf(await shop.port.getAlternatives({ sku: "SKI-1-160", source: "praha", ...days, qty: 1 }, context));
  const [own, foreign] = [await ask(jana.context()), await ask(shop.context())];
  expect(own.periods).toContainEqual({ from: "2027-02-09", to: "2027-02-11" });
  expect(foreign.periods).not.toContainEqual({ from: "2027-02-09", to: "2027-02-11" });
  expect(own.sizes.map((size) => size.sku)).toEqual(["SKI-1-170"]);
});

test("a set's parts and their turnaround are given back too, and only as many as are kept", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put({ sku: "SET", qty: 1, ...days, source: "praha" }));
  valueOf(await petr.put({ sku: "SKI-1-170", qty: 1, ...days, source: "praha" }));
  const qty = async (context: CallContext) =>
    valueOf(await shop.port.checkStock({ sku: "SET", ...dates, source: "praha" }, context)).qty;
  expect([await qty(jana.context()), await qty(petr.context())]).toEqual([1, 0]);
});

test("several things are asked about at once for the same days, and one question answers by its name", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put({ sku: "BOOTS", qty: 1, ...days, source: "praha" }));
  const list = async (context: CallContext) =>
    valueOf(
      await shop.port.listStock({ skus: ["BOOTS", "HELMET", "NOBODY"], ...dates, source: "praha" }, context),
    ).items.map(({ sku, qty, is_in_stock }) => [sku, qty, is_in_stock]);
  expect(await list(jana.context())).toEqual([
    ["BOOTS", 1, true],
    ["HELMET", 3, true],
  ]);
  expect(await list(petr.context())).toEqual([
    ["BOOTS", 0, false],
    ["HELMET", 3, true],
  ]);
  expect(valueOf(await shop.port.checkStock({ sku: "BOOTS", ...dates, task_id: "t-1" }, petr.context()))).toMatchObject(
    {
      qty: 0,
      is_in_stock: false,
      task_id: "t-1",
    },
  );
});

test("a list that names half a period, or one that is over, is refused", async () => {
  const half = await shop.port.listStock({ skus: ["BOOTS"], dateFrom: days.from }, shop.context());
  expect(refusalOf(half)).toMatchObject({ code: "invalid_period", details: { problem: "incomplete" } });
  const past = { dateFrom: "2020-01-01", dateTo: "2020-01-02" };
  expect(refusalOf(await shop.port.listStock({ skus: ["BOOTS"], ...past }, shop.context()))).toMatchObject({
    details: { problem: "past" },
  });
});
