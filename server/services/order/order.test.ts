import { randomUUID } from "node:crypto";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper, orderOf } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
beforeAll(() => forgetRents(shop));
const count = async (table: string): Promise<number> =>
  (await shop.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n;

test("what the cart kept is kept for the order, the cart is emptied, and the order can be read by its id", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  const placed = valueOf(await jana.order([boots], { expected_total: 480_00, user_note: "Přijdu později" }));
  expect(placed).toMatchObject({
    status: "confirmed",
    grand_total: 480_00,
    deposit: 2000_00,
    increment_id: expect.stringMatching(/^2027-\d{6}$/u),
  });
  expect([await count("claim"), await count("claim WHERE order_id IS NOT NULL"), (await jana.pull()).items]).toEqual([
    1,
    1,
    [],
  ]);
  expect(valueOf(await shop.port.getOrder({ id: placed.order_id }, shop.context()))).toMatchObject({
    ...placed,
    created_at: NOW.toISOString(),
    shipping_title: "Osobně: Praha",
    payment_method_code: "cashondelivery",
    source_id: "praha",
    firstname: "Jana",
    user_note: "Přijdu později",
    lines: [
      {
        sku: "BOOTS",
        qty: 1,
        from: "2027-02-08",
        to: "2027-02-10",
        source: "praha",
        price_incl_tax: 480_00,
        deposit: 2000_00,
      },
    ],
  });
  expect(refusalOf(await shop.port.getOrder({ id: randomUUID() }, shop.context())).code).toBe("order_not_found");
});

test("an order says where carriers go, what each way costs, and whom a line is for", async () => {
  const body = orderOf([
    { ...boots, person: "Eliška" },
    { ...boots, sku: "HELMET" },
  ]);
  const { billingAddress } = body.addressInformation;
  const hotel = {
    ...billingAddress,
    firstname: "Recepce",
    street: ["Horská 5", ""],
    city: "Špindlerův Mlýn",
    postcode: "543 51",
    place: "Hotel Horal",
    room: "212",
  };
  const carried = {
    shippingAddress: hotel,
    shipping_carrier_code: "flatrate",
    shipping_method_code: "hotel",
    return_carrier_code: "flatrate",
    return_method_code: "courier",
    returnAddress: billingAddress,
  };
  const read = async (addressInformation: Partial<typeof body.addressInformation>) => {
    const placed = valueOf(
      await shop.port.placeOrder(
        { ...body, order_id: randomUUID(), addressInformation: { ...body.addressInformation, ...addressInformation } },
        shop.context(),
      ),
    );
    const order = valueOf(await shop.port.getOrder({ id: placed.order_id }, shop.context()));
    await shop.port.cancelOrder({ id: placed.order_id }, shop.context());
    return order;
  };
  const home = { firstname: "Jana", lastname: "Nováková", street: ["Sjezdová 1"], city: "Praha", postcode: "110 00" };
  const order = await read(carried);
  expect(order).toMatchObject({
    shipping: 358_00,
    shipping_amount: 199_00,
    return_amount: 159_00,
    return_address: home,
  });
  expect(order.shipping_address).toEqual({
    firstname: "Recepce",
    lastname: "Nováková",
    street: ["Horská 5"],
    city: "Špindlerův Mlýn",
    postcode: "543 51",
    place: "Hotel Horal",
    room: "212",
  });
  expect(order.billing_address).toEqual(home);
  expect(order.lines.map((line) => line.person)).toEqual(["Eliška", undefined]);
  const both = { ...carried, shipping_method_code: "courier" };
  expect(await read({ ...both, shippingAddress: undefined, returnAddress: undefined })).toMatchObject({
    shipping_address: home,
    return_address: home,
  });
  expect(await read({ shippingAddress: hotel })).toMatchObject({
    shipping_amount: 0,
    return_amount: 0,
    shipping_address: null,
    return_address: null,
  });
  const nameAlone = { ...billingAddress, street: [], city: "", postcode: "" };
  expect((await read({ billingAddress: nameAlone })).billing_address).toBeUndefined();
});

test("the same key and body answer the same order; another body is refused", async () => {
  const body = orderOf([boots]);
  const first = valueOf(await shop.port.placeOrder(body, shop.context()));
  expect(
    valueOf(
      await shop.port.placeOrder(
        { ...body, created_at: "later", transmited: true },
        shop.context({ now: minutes(60) }),
      ),
    ),
  ).toEqual(first);
  expect(refusalOf(await shop.port.placeOrder({ ...body, user_note: "something else" }, shop.context())).code).toBe(
    "order_conflict",
  );
  expect([await count("rental_order"), await count("claim")]).toEqual([1, 1]);
});

test("the same key a hundred times at once is one order", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  const body = orderOf([boots], { cart_id: jana.token });
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.port.placeOrder(body, shop.context())));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.ok).toBe(true);
  expect([await count("rental_order"), await count("order_line"), await count("claim")]).toEqual([1, 1, 1]);
});

test("an order made offline comes without a cart and books anew, or learns what is gone", async () => {
  const petr = await openShopper(shop);
  valueOf(await petr.put({ ...boots, from: "2027-02-15", to: "2027-02-15" }));
  valueOf(await shop.port.placeOrder(orderOf([boots]), shop.context()));
  const late = refusalOf(
    await shop.port.placeOrder(
      orderOf([
        { ...boots, sku: "HELMET" },
        { ...boots, from: "2027-02-14", to: "2027-02-16" },
      ]),
      shop.context(),
    ),
  );
  expect(late).toMatchObject({ code: "out_of_stock", details: { sku: "BOOTS", free: 0, line: 1 } });
  // Nothing of a refused order stays: not even the helmet that was free.
  expect([await count("rental_order"), await count("claim WHERE order_id IS NOT NULL")]).toEqual([1, 1]);
});

test("a refused order may be sent again with the same key", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  const body = orderOf([boots]);
  expect(refusalOf(await shop.port.placeOrder(body, shop.context())).code).toBe("out_of_stock");
  expect(valueOf(await shop.port.placeOrder(body, shop.context({ now: minutes(31) }))).status).toBe("confirmed");
});

test("a lapsed hold is booked anew when the units are still there", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  expect(valueOf(await jana.order([boots], {}, minutes(45))).status).toBe("confirmed");
  expect((await jana.pull()).items).toEqual([]);
});

test("what is left in the cart keeps its hold", async () => {
  const jana = await openShopper(shop);
  const helmet = { ...boots, sku: "HELMET" };
  valueOf(await jana.put(boots));
  valueOf(await jana.put(helmet));
  valueOf(await jana.order([boots]));
  expect((await jana.pull()).items.map((item) => [item.sku, item.hold_expires_at !== null])).toEqual([
    ["HELMET", true],
  ]);
});

test("a changed price is told before the order stands", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  expect(refusalOf(await jana.order([boots], { expected_total: 479_00 }))).toMatchObject({
    code: "price_changed",
    details: { expected: 479_00, actual: 480_00 },
  });
  expect((await jana.pull()).items[0]?.hold_expires_at).not.toBeNull();
});

test("turnaround and parts are reserved as they were held", async () => {
  const jana = await openShopper(shop);
  const set = { ...boots, sku: "SET" };
  valueOf(await jana.put(set));
  valueOf(await jana.order([set]));
  const { rows } = await shop.pool.query(
    `SELECT v.sku, r.units, r.period_to, r.blocked_to FROM claim r JOIN variant v ON v.id = r.variant_id
      ORDER BY v.sku`,
  );
  expect(rows).toEqual([
    { sku: "HELMET", units: 1, period_to: "2027-02-10", blocked_to: "2027-02-11" },
    { sku: "SKI-1-170", units: 1, period_to: "2027-02-10", blocked_to: "2027-02-10" },
  ]);
});

test("methods that are not offered, and things of two sources, are refused", async () => {
  const body = orderOf([boots]);
  const wrong = { ...body, addressInformation: { ...body.addressInformation, payment_method_code: "barter" } };
  expect(refusalOf(await shop.port.placeOrder(wrong, shop.context()))).toMatchObject({
    code: "method_unavailable",
    details: { method: "payment" },
  });
  expect(
    refusalOf(await shop.port.placeOrder(orderOf([boots, { ...boots, sku: "HELMET", source: "brno" }]), shop.context()))
      .code,
  ).toBe("other_source");
});

test("a cancelled order gives its units back, stays readable, and can be cancelled again", async () => {
  const body = orderOf([{ ...boots, sku: "SET" }, boots]);
  const { order_id: id } = valueOf(await shop.port.placeOrder(body, shop.context()));
  const cancelled = valueOf(await shop.port.cancelOrder({ id }, shop.context()));
  expect(cancelled).toMatchObject({ order_id: id, status: "cancelled", lines: [{ sku: "SET" }, { sku: "BOOTS" }] });
  expect(await count("claim")).toBe(0);
  expect(valueOf(await shop.port.cancelOrder({ id }, shop.context()))).toEqual(cancelled);
  expect(valueOf(await shop.port.getOrder({ id }, shop.context()))).toEqual(cancelled);
  // A repeated sending of the order says what has become of it, and takes nothing.
  expect(valueOf(await shop.port.placeOrder(body, shop.context())).status).toBe("cancelled");
  expect(valueOf(await shop.port.placeOrder(orderOf([boots]), shop.context())).status).toBe("confirmed");
});

test("past the free time the renter asks the shop; what waits for its money can be left at any time", async () => {
  const late = new Date("2027-02-06T07:00:00Z");
  const { order_id: id } = valueOf(await shop.port.placeOrder(orderOf([boots]), shop.context()));
  expect(refusalOf(await shop.port.cancelOrder({ id }, shop.context({ now: late })))).toMatchObject({
    code: "order_not_cancellable",
    details: { status: "confirmed", until: "2027-02-06T07:00:00.000Z" },
  });
  expect(await count("claim")).toBe(1);
  await shop.pool.query("UPDATE rental_order SET status = 'pending_payment', pay_until = $2 WHERE id = $1", [id, late]);
  expect(valueOf(await shop.port.cancelOrder({ id }, shop.context({ now: late }))).status).toBe("cancelled");
});

test("two tabs that cancel at once free the units once, and it is written down once", async () => {
  const { order_id: id } = valueOf(await shop.port.placeOrder(orderOf([boots]), shop.context()));
  const answers = await Promise.all([1, 2, 3].map(() => shop.port.cancelOrder({ id }, shop.context())));
  expect(answers.map((answer) => valueOf(answer).status)).toEqual(["cancelled", "cancelled", "cancelled"]);
  expect([await count("claim"), await count("order_event WHERE event = 'cancel'")]).toEqual([0, 1]);
});

test("what is handed over or unknown can't be cancelled", async () => {
  const { order_id: id } = valueOf(await shop.port.placeOrder(orderOf([boots]), shop.context()));
  await shop.pool.query("UPDATE rental_order SET status = 'handed_over' WHERE id = $1", [id]);
  expect(refusalOf(await shop.port.cancelOrder({ id }, shop.context()))).toMatchObject({
    code: "order_not_cancellable",
    details: { status: "handed_over" },
  });
  expect(refusalOf(await shop.port.cancelOrder({ id: randomUUID() }, shop.context())).code).toBe("order_not_found");
});
