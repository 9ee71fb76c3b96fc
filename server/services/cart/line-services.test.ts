import { randomUUID } from "node:crypto";
import { openShopper, orderOf, type Rent } from "@/server/testing/shopper";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { product, smallShop } from "@/server/testing/records";

const waxing = { code: "waxing", name: { cs: "Voskování", en: "Waxing" }, price: 150 };
const insurance = {
  code: "insurance",
  name: "Pojištění",
  options: [
    { code: "damage", name: "poškození", price: 90 },
    { code: "theft", name: "poškození i krádež", price: 190 },
  ],
};
const boots = (services: string[]) =>
  product("BOOTS", "Lyžařské boty", { category_ids: [72], price_list: bands(200), stock: { praha: 5 }, services });
const bands = (day: number) => [{ days_from: 1, days_to: null, price_per_day: day }];

let shop: TestShop;
beforeEach(async () => {
  shop ??= await openTestShop(smallShop);
  await forgetRents(shop);
  await shop.bringIn({ services: [waxing, insurance], products: [boots(["waxing", "insurance"])] });
});
afterAll(() => shop.close());

const line: Rent = { sku: "BOOTS", qty: 2, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const theft = { code: "insurance", selected_option: "theft" };
const wax = { code: "waxing", selected_option: null };
const totals = async (context: Parameters<TestShop["port"]["getTotals"]>[1]) =>
  valueOf(await shop.port.getTotals({}, context));

test("a line says what can be had with it, and is charged what was chosen for every unit", async () => {
  const shopper = await openShopper(shop);
  const item = valueOf(await shopper.put(line));
  expect(item.additional_services).toMatchObject([
    { code: "waxing", name: "Voskování", price: 150_00, options: [], isActive: false },
    {
      ...{ code: "insurance", price: 90_00, isActive: false, selected_option: null },
      options: [{ code: "damage", name: "poškození", price: 90_00 }, { code: "theft" }],
    },
  ]);
  expect((await totals(shopper.context())).services).toBe(0);

  valueOf(await shopper.put({ ...line, additional_services: [theft, wax] }));
  // Two pairs for three days at 200, each with 190 and 150; all of it contains 21 %.
  expect(await totals(shopper.context())).toMatchObject({
    ...{ subtotal_incl_tax: 1200_00, services: 680_00, grand_total: 1880_00, tax: 326_28 },
    total_segments: expect.arrayContaining([{ code: "services", title: expect.any(String), value: 680_00 }]),
  });
});

test("services stay with other quantities, days and branches; an empty list takes them off", async () => {
  const shopper = await openShopper(shop);
  const { item_id } = valueOf(await shopper.put({ ...line, additional_services: [theft] }));
  const moved = valueOf(await shopper.put({ ...line, qty: 1, item_id, to: "2027-02-11" }));
  expect(moved).toMatchObject({ item_id, additional_services: [{}, { isActive: true, selected_option: "theft" }] });
  valueOf(await shop.port.moveCart({ source: "brno", anyway: true }, shopper.context()));
  expect((await shopper.pull()).items).toMatchObject([
    { source: "brno", additional_services: [{ isActive: false }, { isActive: true }] },
  ]);
  valueOf(await shop.port.moveCart({ source: "praha", anyway: true }, shopper.context()));
  const none = valueOf(await shopper.put({ ...line, to: "2027-02-11", item_id, additional_services: [] }));
  expect(none.additional_services.map(({ isActive }) => isActive)).toEqual([false, false]);
});

test("told by themselves they ask for no stock, and telling them twice changes nothing", async () => {
  const shopper = await openShopper(shop);
  const { item_id, hold_expires_at } = valueOf(await shopper.put(line));
  const tell = (...services: { code: string; selected_option: string | null; isActive: boolean }[]) =>
    shop.port.setAdditionalServices(
      { additionalServices: { services: services.map((service) => ({ item_id, ...service })) } },
      shopper.context(),
    );
  for (const _time of ["once", "twice"]) {
    const cart = valueOf(await tell({ ...theft, isActive: true }, { ...wax, isActive: true }));
    expect(cart.items).toMatchObject([
      { hold_expires_at, additional_services: [{ isActive: true }, { isActive: true, selected_option: "theft" }] },
    ]);
  }
  // What is not named stays.
  const less = valueOf(await tell({ ...wax, isActive: false }));
  expect(less.items[0]?.additional_services.map(({ isActive }) => isActive)).toEqual([false, true]);
  const stranger = await openShopper(shop);
  const other = await shop.port.setAdditionalServices(
    { additionalServices: { services: [{ ...theft, item_id, isActive: false }] } },
    stranger.context(),
  );
  expect(valueOf(other).items).toEqual([]);
  expect((await shopper.pull()).items[0]?.additional_services[1]).toMatchObject({ isActive: true });

  const many = Array.from({ length: 20 }, (_, index) => ({ code: `c${index}`, selected_option: null, isActive: true }));
  expect(refusalOf(await tell(...many)).code).toBe("invalid_input");
  expect((await shopper.pull()).items[0]?.additional_services).toHaveLength(2);
});

test("what the shop takes away stays in the cart, is charged nothing, and is told before an order", async () => {
  const shopper = await openShopper(shop);
  valueOf(await shopper.put({ ...line, additional_services: [theft, wax] }));
  await shop.bringIn({ products: [boots(["insurance"])] });
  const [item] = (await shopper.pull()).items;
  expect(item?.additional_services).toMatchObject([
    { code: "insurance", isActive: true },
    { code: "waxing", name: "Voskování", isActive: true, unavailable: true },
  ]);
  expect((await totals(shopper.context())).services).toBe(380_00);
  const refused = refusalOf(await shopper.order([{ ...line, additional_services: [theft, wax] }]));
  expect(refused).toMatchObject({
    code: "service_unavailable",
    details: { sku: "BOOTS", service: "waxing", line: 0 },
  });
  expect(
    refusalOf(await shopper.order([{ ...line, additional_services: [{ ...theft, selected_option: "flood" }] }])).code,
  ).toBe("service_unavailable");
  expect((await shop.pool.query("SELECT 1 FROM rental_order")).rows).toEqual([]);
});

test("an order keeps what was agreed, whatever the catalogue says later, and counts it in its sum", async () => {
  const body = orderOf([{ ...line, additional_services: [theft, wax] }]);
  expect(refusalOf(await shop.port.placeOrder({ ...body, expected_total: 1200_00 }, shop.context()))).toMatchObject({
    code: "price_changed",
    details: { actual: 1880_00 },
  });
  valueOf(await shop.port.placeOrder({ ...body, expected_total: 1880_00 }, shop.context()));
  await shop.bringIn({ services: [{ ...waxing, price: 999 }], products: [boots([])] });
  const read = async () => valueOf(await shop.port.getOrder({ id: body.order_id }, shop.context()));
  const agreed = [
    { code: "waxing", name: "Voskování", selected_option: null, option: null, price: 150_00 },
    { ...theft, name: "Pojištění", option: "poškození i krádež", price: 190_00 },
  ];
  const order = await read();
  expect(order).toMatchObject({ subtotal_incl_tax: 1200_00, services: 680_00, grand_total: 1880_00 });
  expect(order.lines[0]?.additional_services).toEqual(agreed);

  // Other days change the rent alone.
  const change = { id: body.order_id, revision: 1, lines: [{ line: 0, from: "2027-02-08", to: "2027-02-11" }] };
  const quoted = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
  expect(quoted).toMatchObject({ subtotal_incl_tax: 1600_00, services: 680_00, grand_total: 2280_00 });
  valueOf(await shop.port.changeOrder({ ...change, key: randomUUID(), expected_total: 2280_00 }, shop.context()));
  expect((await read()).lines[0]?.additional_services).toEqual(agreed);
});

test("without a sum that was agreed to, a service that costs other than was seen is told at its line", async () => {
  const order = (price?: number) =>
    shop.port.placeOrder(
      orderOf([{ ...line, additional_services: [{ ...theft, ...(price !== undefined && { price }) }] }]),
      shop.context(),
    );
  expect(refusalOf(await order(150_00))).toMatchObject({
    code: "price_changed",
    details: { expected: 150_00, actual: 190_00, line: 0 },
  });
  valueOf(await order(190_00));
  valueOf(await order());
});

test("sums that no order can hold are refused, and no service is dearer than a line can be", async () => {
  await expect(shop.bringIn({ services: [{ ...waxing, price: 10_001 }] })).rejects.toThrow();
  const rich = { ...boots(["waxing"]), deposit: 10_000_000 };
  await shop.bringIn({ services: [{ ...waxing, price: 10_000 }], products: [rich] });
  const wish = { ...line, qty: 3, additional_services: [wax] };
  const shopper = await openShopper(shop);
  valueOf(await shopper.put(wish));
  expect(await totals(shopper.context())).toMatchObject({ services: 30_000_00, deposit: 30_000_000_00 });
  expect(refusalOf(await shop.port.placeOrder(orderOf([wish]), shop.context())).code).toBe("invalid_input");
  valueOf(await shop.port.placeOrder(orderOf([{ ...wish, qty: 2 }]), shop.context()));
});

test("a service has a price or kinds with theirs", async () => {
  await expect(shop.bringIn({ services: [{ code: "x", name: "X" }] })).rejects.toThrow();
  await expect(shop.bringIn({ services: [{ ...insurance, price: 5 }] })).rejects.toThrow();
});

test("lines that become one have no more services than a line may have, and any of them can be taken off", async () => {
  const shopper = await openShopper(shop);
  const codes = (letter: string) =>
    Array.from({ length: 20 }, (_, index) => ({ code: `${letter}${index}`, selected_option: null }));
  const one = { ...line, qty: 1 };
  valueOf(await shopper.put({ ...one, additional_services: codes("a") }));
  const other = valueOf(await shopper.put({ ...one, to: "2027-02-11", additional_services: codes("b") }));
  const both = valueOf(await shopper.put({ ...one, item_id: other.item_id }));
  const chosen = both.additional_services.filter(({ isActive }) => isActive);
  expect(chosen.map(({ code }) => code)).toEqual(codes("a").map(({ code }) => code));
  const services = [{ item_id: both.item_id, isActive: false, code: "a0", selected_option: null }];
  const left = valueOf(await shop.port.setAdditionalServices({ additionalServices: { services } }, shopper.context()));
  expect(left.items[0]?.additional_services.filter(({ isActive }) => isActive)).toHaveLength(19);
});
