import { addDays } from "@/lib/domain/days";
import type { CallContext } from "@/server/call";
import { forgetRents, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
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
