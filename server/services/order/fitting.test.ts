import { randomUUID } from "node:crypto";
import { counterSheet } from "@/server/cli/orders/counter-sheet";
import { product, smallShop } from "@/server/testing/records";
import { orderOf, type Rent } from "@/server/testing/shopper";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { actAtCounter, readAtCounter } from "./counter";
import { exportOrders, orderRecord } from "./export";

/* Body measurements: given with the order, read by the technician, and nowhere else. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(smallShop);
  await shop.bringIn({
    categories: [{ id: 73, parent_id: 70, name: "Sjezdové lyže", slug: "sjezdove-lyze" }],
    products: [product("CARVE", "Carvingové lyže", { category_ids: [73], stock: { praha: 5 } })],
  });
});
beforeEach(() => forgetRents(shop));
afterAll(() => shop.close());

const rent: Rent = { sku: "CARVE", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const said = { height: 128, weight: 26, foot: 215, level: "moderate" } as const;
const kept = async () => (await shop.pool.query("SELECT order_line, height_cm, foot_mm FROM order_line_fitting")).rows;

test("a line keeps what was given; its renter reads only that it was, the technician all of it", async () => {
  const body = orderOf([
    { ...rent, person: "Ema" },
    { ...rent, to: "2027-02-11", person: "Vítek", biometric_data: said },
  ]);
  const { increment_id } = valueOf(await shop.port.placeOrder(body, shop.context()));
  expect(await kept()).toEqual([{ order_line: 2, height_cm: 128, foot_mm: 215 }]);
  const seen = valueOf(await shop.port.getOrder({ id: body.order_id }, shop.context()));
  expect(seen.lines.map(({ biometric_data }) => biometric_data)).toEqual(["awaited", "given"]);
  expect(JSON.stringify(seen)).not.toMatch(/128|\b26\b|moderate/u);

  const found = await readAtCounter(shop.pool, increment_id);
  if (!found) throw new Error("no order at the counter");
  expect(counterSheet(found)).toMatch(/for Vítek, .*\n +height 128 cm, weight 26 kg, foot 215 mm, rides moderate\n/u);
  expect(counterSheet(found)).toMatch(/for Ema, .*\n +measures to be asked for\n/u);
  for await (const order of exportOrders(shop.pool, {
    day: "placed",
    from: null,
    to: null,
    storeCodes: null,
    statuses: null,
  }))
    expect(JSON.stringify(orderRecord(order))).not.toMatch(/128|moderate/u);
  const mails = await shop.pool.query("SELECT * FROM mail");
  expect(JSON.stringify([mails.rows, (await shop.pool.query("SELECT data FROM job.job")).rows])).not.toMatch(
    /moderate/u,
  );
});

test("no line of a renter's note looks like a fact of the technician's sheet", async () => {
  const body = orderOf([rent], { user_note: "Prosím\nState    confirmed, payment paid" });
  const { increment_id } = valueOf(await shop.port.placeOrder(body, shop.context()));
  const found = await readAtCounter(shop.pool, increment_id);
  expect(found && counterSheet(found).match(/^State.*$/gmu)).toHaveLength(1);
});

test("what the thing does not need, or what is for several people, is not kept", async () => {
  for (const line of [
    { ...rent, sku: "BOOTS", biometric_data: said },
    { ...rent, qty: 2, biometric_data: said },
    { ...rent, to: "2027-02-12", biometric_data: {} },
  ])
    valueOf(await shop.port.placeOrder(orderOf([line]), shop.context()));
  expect(await kept()).toEqual([]);
});

test("sent twice it is one order, and its kept hash says nothing of anybody's body", async () => {
  const body = orderOf([{ ...rent, biometric_data: said }]);
  valueOf(await shop.port.placeOrder(body, shop.context()));
  const again = { ...body, products: [{ ...rent, biometric_data: { ...said, weight: 27 } }] };
  valueOf(await shop.port.placeOrder(again, shop.context()));
  expect(await kept()).toHaveLength(1);
  const { rows } = await shop.pool.query("SELECT weight_kg FROM order_line_fitting");
  expect(rows).toEqual([{ weight_kg: 26 }]);
});

test("another size or other days keep it at its line", async () => {
  const body = orderOf([{ ...rent, biometric_data: said }]);
  valueOf(await shop.port.placeOrder(body, shop.context()));
  const change = { id: body.order_id, revision: 1, lines: [{ line: 0, from: rent.from, to: "2027-02-11" }] };
  const quoted = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
  const made = { ...change, key: crypto.randomUUID(), expected_total: quoted.grand_total };
  expect(valueOf(await shop.port.changeOrder(made, shop.context())).lines).toMatchObject([{ biometric_data: "given" }]);
  const { rows } = await shop.pool.query("SELECT lines::text FROM order_revision");
  expect(JSON.stringify(rows)).not.toMatch(/128|moderate/u);
});

test.each([{ height: 300 }, { weight: 2 }, { foot: 40 }, { level: "din 8" }, { height: 128.5 }])(
  "%p is nobody's measure",
  async (biometric_data) => {
    const answer = await shop.port.placeOrder(
      orderOf([{ ...rent, biometric_data: biometric_data as object }]),
      shop.context(),
    );
    expect(answer).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  },
);

test("once things are handed over nothing is awaited any more; of what is set to nobody nothing ever was", async () => {
  const body = orderOf([rent, { ...rent, sku: "BOOTS" }]);
  const { increment_id } = valueOf(await shop.port.placeOrder(body, shop.context()));
  const seen = async () =>
    valueOf(await shop.port.getOrder({ id: body.order_id }, shop.context())).lines.map((line) => line.biometric_data);
  expect(await seen()).toEqual(["awaited", undefined]);
  await actAtCounter(shop.pool, increment_id, { act: "hand_over" }, { by: "Eva", now: NOW });
  expect(await seen()).toEqual([undefined, undefined]);
});

test("what comes to an order later is set by what is said with it, once", async () => {
  const body = orderOf([rent]);
  const { order_id: id } = valueOf(await shop.port.placeOrder(body, shop.context()));
  const { sku, qty, from, to } = rent;
  const change = { id, revision: 1, lines: [], add: [{ sku, qty, from, to, person: "Vítek", biometric_data: said }] };
  const { grand_total } = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
  expect(await kept()).toEqual([]);
  const agreed = { ...change, key: randomUUID(), expected_total: grand_total };
  const changed = valueOf(await shop.port.changeOrder(agreed, shop.context()));
  expect(changed.lines.map(({ biometric_data }) => biometric_data)).toEqual(["awaited", "given"]);
  expect(await kept()).toEqual([{ order_line: 2, height_cm: 128, foot_mm: 215 }]);
  const others = { ...agreed, add: [{ ...change.add[0]!, biometric_data: { height: 180 } }] };
  // Sent again it is the same change, whatever was said of whom: a hash of so few numbers could be guessed.
  valueOf(await shop.port.changeOrder(others, shop.context()));
  expect(await kept()).toHaveLength(1);
});
