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
const ski = { sku: "SKI-1-170", qty: 1, ...days, source: "praha" };
const helmet = { sku: "HELMET", qty: 2, ...days, source: "praha" };
const boots = { sku: "BOOTS", qty: 1, ...days, source: "praha" };

const freeAt = async (sku: string, source: string): Promise<number> =>
  valueOf(await shop.port.checkStock({ sku, dateFrom: days.from, dateTo: days.to, source }, shop.context())).qty;

async function withCart(...lines: (typeof ski)[]) {
  const jana = await openShopper(shop);
  // A second apart: a cart shows its lines as they came.
  for (const [index, line] of lines.entries()) valueOf(await jana.put(line, new Date(NOW.getTime() + index * 1000)));
  const move = (source: string, anyway?: boolean) => shop.port.moveCart({ source, anyway }, jana.context());
  return { jana, move };
}

test("all lines go together, and what was kept stays kept as long as before", async () => {
  const { jana, move } = await withCart(ski, helmet);
  const before = await jana.pull();
  const moved = valueOf(await move("brno"));
  expect(moved.source).toEqual({ id: "brno", name: "Brno" });
  expect(moved.items).toEqual(before.items.map((item) => ({ ...item, source: "brno" })));
  expect([await freeAt("SKI-1-170", "brno"), await freeAt("SKI-1-170", "praha")]).toEqual([0, 2]);
  expect([await freeAt("HELMET", "brno"), await freeAt("HELMET", "praha")]).toEqual([0, 3]);
});

test("there and back again, or to where it is: the cart is as it was", async () => {
  const { jana, move } = await withCart(ski, helmet);
  const before = await jana.pull();
  valueOf(await move("praha"));
  expect(await jana.pull()).toEqual(before);
  valueOf(await move("brno"));
  expect(valueOf(await move("praha"))).toEqual(before);
});

test("what the other branch lacks is named, and nothing is let go", async () => {
  const { jana, move } = await withCart(ski, boots, helmet);
  const before = await jana.pull();
  expect(refusalOf(await move("brno"))).toMatchObject({
    code: "not_at_source",
    details: { source: "brno", skus: ["BOOTS"], because: undefined },
  });
  expect(await jana.pull()).toEqual(before);
  expect(await freeAt("BOOTS", "praha")).toBe(0);
});

test("taken there by somebody else counts as lacking too", async () => {
  const petr = await openShopper(shop);
  valueOf(await petr.put({ ...helmet, qty: 1, source: "brno" }));
  const { move } = await withCart(ski, helmet);
  expect(refusalOf(await move("brno"))).toMatchObject({ details: { skus: ["HELMET"] } });
});

test("if the shopper says so, all come along, and what is not there is kept for nobody", async () => {
  const { move } = await withCart(ski, boots);
  const moved = valueOf(await move("brno", true));
  expect(moved.items.map(({ sku, source, hold_expires_at }) => [sku, source, hold_expires_at !== null])).toEqual([
    ["SKI-1-170", "brno", true],
    ["BOOTS", "brno", false],
  ]);
  expect([await freeAt("BOOTS", "praha"), await freeAt("SKI-1-170", "praha")]).toEqual([1, 2]);
});

test("a branch that is closed on the first or last day has nothing to hand over", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...helmet, qty: 1, from: "2027-02-11", to: "2027-02-12" }));
  const moved = await shop.port.moveCart({ source: "brno" }, jana.context());
  expect(refusalOf(moved)).toMatchObject({
    code: "not_at_source",
    details: { skus: ["HELMET"], because: "closed_day" },
  });
});

test("the owner's rules are asked anew there; what they refuse comes along only if the shopper says so", async () => {
  const { jana } = await withCart(ski, helmet);
  const before = await jana.pull();
  // An hour before Brno closes at six it could be made ready in time; a minute later it can't.
  const at = (time: string) => jana.context(new Date(`2027-02-08T${time}:00+01:00`));
  const tooLate = await shop.port.moveCart({ source: "brno" }, at("17:01"));
  expect(refusalOf(tooLate)).toMatchObject({
    code: "not_at_source",
    details: { source: "brno", skus: ["SKI-1-170", "HELMET"], because: "too_late" },
  });
  expect((await jana.pull()).items.map(({ source }) => source)).toEqual(before.items.map(({ source }) => source));
  const anyway = valueOf(await shop.port.moveCart({ source: "brno", anyway: true }, at("17:01")));
  expect(anyway.items.map(({ source, hold_expires_at }) => [source, hold_expires_at])).toEqual([
    ["brno", null],
    ["brno", null],
  ]);
});

test("a branch of another shop, or none, is refused", async () => {
  const { move } = await withCart(ski);
  expect(refusalOf(await move("jinde")).code).toBe("invalid_input");
  expect(refusalOf(await move("x")).code).toBe("invalid_input");
});

test("carts that cross each other lose nothing", async () => {
  const pairs = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const source = index % 2 === 0 ? "praha" : "brno";
      const shopper = await openShopper(shop);
      const line = { ...helmet, qty: 1, source };
      await shopper.put(line);
      return { shopper, to: source === "praha" ? "brno" : "praha" };
    }),
  );
  await Promise.all(pairs.map(({ shopper, to }) => shop.port.moveCart({ source: to }, shopper.context())));
  const held = await Promise.all(pairs.map(async ({ shopper }) => (await shopper.pull()).items.length));
  expect(held).toEqual([1, 1, 1]);
});
