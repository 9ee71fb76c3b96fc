import { randomUUID } from "node:crypto";
import { withTransaction } from "@/server/db/client";
import { claimErrors, counterErrors, GATEWAY, openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { moveOrder, movePayment } from "./transition";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await forgetRents(shop);
});
afterEach(async () => {
  expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const ski: Rent = { sku: "SKI-1-170", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const boots: Rent = { ...ski, sku: "BOOTS" };
const place = async (rents: Rent[] = [ski], more: Parameters<typeof orderOf>[1] = {}): Promise<string> =>
  valueOf(await shop.port.placeOrder(orderOf(rents, more), shop.context())).order_id;
type Line = { line: number; from?: string; to?: string; sku?: string };
const wish = (id: string, lines: Line[], revision = 1) => ({
  id,
  revision,
  lines: lines.map((line) => ({ from: ski.from, to: ski.to, ...line })),
});
const quote = (id: string, lines: Line[], revision = 1) =>
  shop.port.quoteOrderChange(wish(id, lines, revision), shop.context());
const change = (id: string, lines: Line[], expected_total: number, more: { revision?: number; key?: string } = {}) =>
  shop.port.changeOrder(
    { ...wish(id, lines, more.revision), expected_total, key: more.key ?? randomUUID() },
    shop.context(),
  );
const read = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context()));
const rows = async (sql: string) => (await shop.pool.query(sql)).rows;
const claims = () =>
  rows(`SELECT v.sku, c.period_from, c.period_to, c.order_line FROM claim c JOIN variant v ON v.id = c.variant_id
    WHERE c.order_id IS NOT NULL ORDER BY v.sku`);
const pay = (id: string) => withTransaction(shop.pool, (tx) => movePayment(tx, id, "pay", { actor: "shop", now: NOW }));

test("a quote says what the order would be and keeps nothing; confirmed, the change is just that", async () => {
  const id = await place([ski, boots]);
  const before = await read(id);
  const longer = { line: 0, from: "2027-02-09", to: "2027-02-12" };
  const quoted = valueOf(await quote(id, [longer]));
  // Four days at 300, beside the boots as they were.
  expect(quoted).toMatchObject({ revision: 2, grand_total: 1200_00 + 480_00, due: 0, deposit: 4000_00 });
  expect(await read(id)).toEqual(before);
  expect(await rows("SELECT 1 FROM order_event WHERE event = 'change'")).toEqual([]);

  expect(valueOf(await change(id, [longer], quoted.grand_total))).toEqual(quoted);
  expect(await read(id)).toEqual(quoted);
  expect(await claims()).toEqual([
    { sku: "BOOTS", period_from: "2027-02-08", period_to: "2027-02-10", order_line: 2 },
    { sku: "SKI-1-170", period_from: "2027-02-09", period_to: "2027-02-12", order_line: 1 },
  ]);
  expect((await rows("SELECT kind FROM mail ORDER BY kind")).map(({ kind }) => kind)).toEqual([
    "changed",
    "confirmed",
    "shopChanged",
    "shopPlaced",
  ]);
  const [kept] = await rows("SELECT revision, grand_total, lines FROM order_revision");
  expect(kept).toMatchObject({
    revision: 1,
    grand_total: before.grand_total,
    lines: [{ period_to: "2027-02-10" }, {}],
  });
});

test("another size of the same product keeps name and person; another product is refused", async () => {
  const id = await place([{ ...ski, person: "Eliška" }]);
  const quoted = valueOf(await quote(id, [{ line: 0, sku: "SKI-1-180" }]));
  expect(quoted.grand_total).toBe(3 * 450_00);
  const changed = valueOf(await change(id, [{ line: 0, sku: "SKI-1-180" }], quoted.grand_total));
  expect(changed.lines).toMatchObject([
    { sku: "SKI-1-180", name: "Sjezdové lyže Redster", person: "Eliška", options: [{ value: "180 cm" }, {}] },
  ]);
  expect(refusalOf(await quote(id, [{ line: 0, sku: "BOOTS" }], 2))).toMatchObject({
    code: "invalid_option",
    details: { sku: "SKI-1-180", line: 0 },
  });
});

test("the order's own unit may stay in use: the last one moves by a day", async () => {
  const id = await place([boots]);
  const shifted = { line: 0, from: "2027-02-09", to: "2027-02-11" };
  expect(valueOf(await change(id, [shifted], 480_00)).lines).toMatchObject([{ from: "2027-02-09", to: "2027-02-11" }]);
});

test("what is taken is refused and nothing is given up; what can't be served is refused by its rule", async () => {
  const id = await place([boots]);
  await place([{ ...boots, from: "2027-02-15", to: "2027-02-16" }]);
  const taken = { line: 0, from: "2027-02-14", to: "2027-02-15" };
  for (const refused of [refusalOf(await quote(id, [taken])), refusalOf(await change(id, [taken], 320_00))])
    expect(refused).toMatchObject({ code: "out_of_stock", details: { sku: "BOOTS", free: 0, line: 0 } });
  expect((await read(id)).revision).toBe(1);
  expect(await claims()).toHaveLength(2);
  const past = { line: 0, from: "2027-01-20", to: "2027-01-21" };
  expect(refusalOf(await quote(id, [past]))).toMatchObject({ code: "invalid_period", details: { line: 0 } });
  expect(refusalOf(await quote(id, [{ line: 7 }])).code).toBe("invalid_input");
  expect(refusalOf(await quote(randomUUID(), [{ line: 0 }])).code).toBe("order_not_found");
});

test("what was agreed to stays: a price that has risen since is charged for what changes alone", async () => {
  const id = await place([ski, { ...ski, sku: "HELMET" }]);
  await shop.pool.query("UPDATE order_line SET price_incl_tax = 10000 WHERE order_id = $1 AND sku = 'HELMET'", [id]);
  const quoted = valueOf(await quote(id, [{ line: 0, to: "2027-02-09" }]));
  expect(quoted.grand_total).toBe(2 * 350_00 + 100_00);
});

test("a set keeps what was chosen in it", async () => {
  const option = (option_id: string, sku: string) => ({ option_id, option_qty: 1, option_selections: [sku] });
  const product_option = {
    extension_attributes: {
      custom_options: [],
      configurable_item_options: [],
      bundle_options: [option("ski", "SKI-2-170"), option("helmet", "HELMET")],
    },
  };
  const body = orderOf([{ ...ski, sku: "SET" }]);
  const products = body.products.map((product) => ({ ...product, product_option }));
  const placed = valueOf(await shop.port.placeOrder({ ...body, products }, shop.context()));
  const quoted = valueOf(await quote(placed.order_id, [{ line: 0, to: "2027-02-11" }]));
  valueOf(await change(placed.order_id, [{ line: 0, to: "2027-02-11" }], quoted.grand_total));
  expect((await claims()).map(({ sku, period_to }) => [sku, period_to])).toEqual([
    ["HELMET", "2027-02-11"],
    ["SKI-2-170", "2027-02-11"],
  ]);
  // Of orders of before nobody knows it.
  await shop.pool.query("UPDATE order_line SET product_option = NULL");
  expect(refusalOf(await quote(placed.order_id, [{ line: 0 }], 2)).code).toBe("variant_required");
});

test("of what was paid only the difference is left for the hand-over, and may come back there", async () => {
  const id = await place();
  await pay(id);
  expect(valueOf(await change(id, [{ line: 0, to: "2027-02-11" }], 1200_00)).due).toBe(1200_00 - 1050_00);
  const shorter = valueOf(await change(id, [{ line: 0, to: "2027-02-08" }], 390_00, { revision: 2 }));
  expect(shorter).toMatchObject({ grand_total: 390_00, payment_status: "paid", due: 390_00 - 1050_00, revision: 3 });
});

test("called off after a change, what goes back is what was paid", async () => {
  const id = await place();
  await pay(id);
  valueOf(await change(id, [{ line: 0, to: "2027-02-11" }], 1200_00));
  expect(valueOf(await shop.port.cancelOrder({ id }, shop.context())).refund).toBe(1050_00);
});

test("a change sent again is made once; no other under its key, of an older order or at another price", async () => {
  const id = await place();
  const key = randomUUID();
  const longer = [{ line: 0, to: "2027-02-11" }];
  expect(refusalOf(await change(id, longer, 1_00, { key }))).toMatchObject({
    code: "price_changed",
    details: { expected: 1_00, actual: 1200_00 },
  });
  const changed = valueOf(await change(id, longer, 1200_00, { key }));
  expect(valueOf(await change(id, longer, 1200_00, { key }))).toEqual(changed);
  expect(refusalOf(await change(id, [{ line: 0 }], 1050_00, { key })).code).toBe("order_conflict");
  expect(refusalOf(await change(id, [{ line: 0 }], 1050_00))).toMatchObject({
    code: "order_changed",
    details: { revision: 2 },
  });
  expect(await rows("SELECT 1 FROM mail WHERE kind = 'changed'")).toHaveLength(1);
});

test("an order is changed within its terms: not when it waits for money, is handed over, or begins soon", async () => {
  const id = await place();
  const late = shop.context({ now: new Date("2027-02-06T07:00:00Z") });
  const longer = wish(id, [{ line: 0, to: "2027-02-11" }]);
  expect(refusalOf(await shop.port.quoteOrderChange(longer, late))).toMatchObject({
    code: "order_not_changeable",
    details: { status: "confirmed", until: "2027-02-06T07:00:00.000Z" },
  });
  await withTransaction(shop.pool, (tx) => moveOrder(tx, id, "hand_over", { actor: "shop", now: NOW }));
  expect(refusalOf(await quote(id, longer.lines))).toMatchObject({
    code: "order_not_changeable",
    details: { status: "handed_over" },
  });
  const body = orderOf([boots]);
  body.addressInformation.payment_method_code = GATEWAY;
  const unpaid = valueOf(await shop.port.placeOrder(body, shop.context())).order_id;
  expect(refusalOf(await quote(unpaid, [{ line: 0, to: "2027-02-11" }]))).toMatchObject({
    details: { status: "pending_payment" },
  });
});

describe("at once", () => {
  test("of two changes one is made, the other is shown the newer order", async () => {
    const id = await place();
    const answers = await Promise.all([
      change(id, [{ line: 0, to: "2027-02-11" }], 1200_00),
      change(id, [{ line: 0, to: "2027-02-09" }], 700_00),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(["order_changed"]);
    expect((await read(id)).revision).toBe(2);
  });

  test("the same change from two tabs under one key is made once", async () => {
    const id = await place();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(id, [{ line: 0, to: "2027-02-11" }], 1200_00, { key })),
    );
    expect(answers.map((answer) => valueOf(answer).revision)).toEqual([2, 2, 2]);
    expect(await rows("SELECT 1 FROM order_event WHERE event = 'change'")).toHaveLength(1);
  });

  test.each(["cancel", "hand_over"] as const)("a change and %s leave one order, with its units", async (event) => {
    for (let round = 0; round < 5; round += 1) {
      const id = await place();
      const [changed] = await Promise.all([
        change(id, [{ line: 0, to: "2027-02-11" }], 1200_00),
        withTransaction(shop.pool, (tx) => moveOrder(tx, id, event, { actor: "shop", now: NOW })),
      ]);
      const order = await read(id);
      expect(order.status).toBe(event === "cancel" ? "cancelled" : "handed_over");
      expect(order.lines[0]?.to).toBe(changed.ok ? "2027-02-11" : "2027-02-10");
      if (!changed.ok) expect(changed.error.code).toBe("order_not_changeable");
      expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
      await forgetRents(shop);
    }
  });

  test("for the last unit of a day, a change and a cart: one gets it, and the other keeps what it had", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await place([boots]);
      const other = await openShopper(shop);
      const [changed, put] = await Promise.all([
        change(id, [{ line: 0, to: "2027-02-11" }], 600_00),
        other.put({ ...boots, from: "2027-02-11", to: "2027-02-12" }),
      ]);
      expect([changed.ok, put.ok].sort()).toEqual([false, true]);
      expect(await claims()).toHaveLength(1);
      expect(await counterErrors(shop)).toEqual([]);
      await forgetRents(shop);
    }
  });
});

describe("a thing that comes to it", () => {
  const thing = { sku: "BOOTS", qty: 1, from: ski.from, to: ski.to };
  const quoteMore = (id: string, add: object[], context = shop.context(), revision = 1) =>
    shop.port.quoteOrderChange({ id, revision, lines: [], add: add as (typeof thing)[] }, context);
  const addTo = (id: string, add: object[], expected_total: number, context = shop.context(), key = randomUUID()) =>
    shop.port.changeOrder({ id, revision: 1, lines: [], add: add as (typeof thing)[], key, expected_total }, context);

  test("is priced before, and is a line of its own then; sent again it comes once", async () => {
    const id = await place();
    const before = await read(id);
    const quoted = valueOf(await quoteMore(id, [{ ...thing, person: "Ema" }]));
    expect(quoted.lines).toMatchObject([{ sku: ski.sku }, { sku: "BOOTS", person: "Ema", source: "praha" }]);
    expect(quoted.grand_total).toBe(before.grand_total + (quoted.lines[1]?.price_incl_tax ?? 0));
    expect(await read(id)).toEqual(before);
    const key = randomUUID();
    for (const _time of ["once", "twice"])
      expect(
        valueOf(await addTo(id, [{ ...thing, person: "Ema" }], quoted.grand_total, shop.context(), key)).lines,
      ).toHaveLength(2);
    expect(await claims()).toMatchObject([
      { sku: "BOOTS", order_line: 2 },
      { sku: "SKI-1-170", order_line: 1 },
    ]);
  });

  test("the unit that one's own cart keeps passes over, and leaves the cart", async () => {
    const id = await place();
    const jana = await openShopper(shop);
    // The only pair there is.
    valueOf(await jana.put({ ...boots, source: "praha" }));
    expect(refusalOf(await quoteMore(id, [thing]))).toMatchObject({ code: "out_of_stock", details: { line: 1 } });
    const quoted = valueOf(await quoteMore(id, [thing], jana.context()));
    expect((await jana.pull()).items).toHaveLength(1);
    valueOf(await addTo(id, [thing], quoted.grand_total, jana.context()));
    expect((await jana.pull()).items).toEqual([]);
  });

  test("of a paid order its price is paid at the hand-over", async () => {
    const id = await place();
    await pay(id);
    const { grand_total, due } = valueOf(await quoteMore(id, [thing]));
    expect(due).toBe(grand_total - (await read(id)).grand_total);
    expect(valueOf(await addTo(id, [thing], grand_total)).due).toBe(due);
  });

  test("what can't be had, a dearer sum, or nothing at all changes nothing", async () => {
    const id = await place();
    const before = await read(id);
    expect(refusalOf(await quoteMore(id, [{ ...thing, sku: "NONE" }]))).toMatchObject({ code: "product_not_found" });
    const additional_services = [{ code: "x", selected_option: null }];
    expect(refusalOf(await quoteMore(id, [{ ...thing, additional_services }]))).toMatchObject({
      code: "service_unavailable",
      details: { line: 1 },
    });
    expect(refusalOf(await addTo(id, [thing], before.grand_total)).code).toBe("price_changed");
    expect(
      refusalOf(
        await quoteMore(
          id,
          Array.from({ length: 100 }, () => thing),
        ),
      ).code,
    ).toBe("invalid_input");
    expect(refusalOf(await quoteMore(id, [])).code).toBe("invalid_input");
    expect(await read(id)).toEqual(before);
  });
});
