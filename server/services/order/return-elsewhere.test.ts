import { everyDay, product, smallShop, source } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper, orderOf, type Rent } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    sources: [
      source("praha", "Praha", { partner_id: 7 }),
      // The same partner's; has no sled.
      source("brno", "Brno", { partner_id: 7, opening_hours: everyDay.slice(0, 6) }),
      source("zlin", "Zlín", { return_fee: 350 }),
      source("most", "Most", { takes_back: false }),
    ],
    products: [...(smallShop.products ?? []), product("SLED", "Sáně", { stock: { praha: 1 } })],
  });
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
});
afterAll(() => shop.close());

/** 8 February 2027 is a Monday. */
const sled: Rent = { sku: "SLED", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const helmet: Rent = { ...sled, sku: "HELMET" };
const returned = (rents: Rent[], to: string, more: { expected_total?: number } = {}) => {
  const body = orderOf(rents, more);
  return { ...body, addressInformation: { ...body.addressInformation, return_method_code: to } };
};
const place = (...order: Parameters<typeof returned>) => shop.port.placeOrder(returned(...order), shop.context());

test("the way back has its own branches and prices: the owner's fee, or the branch's own", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(helmet));
  const ways = async (way?: "shipping" | "return") =>
    valueOf(await shop.port.listShippingMethods(way ? { way } : {}, jana.context())).map((method) => [
      method.method_code,
      method.price_incl_tax,
      method.default,
    ]);
  expect((await ways()).slice(0, 2)).toEqual([
    ["praha", 0, true],
    ["parcel_point", 12_900, false],
  ]);
  expect((await ways("return")).slice(0, 4)).toEqual([
    ["praha", 0, true],
    ["brno", 19_000, false],
    ["zlin", 35_000, false],
    ["parcel_point", 12_900, false],
  ]);
});

test("what is handed over comes from the cart's branch: no other one of its partner is offered or taken", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(sled));
  expect(refusalOf(await shop.port.getTotals({ shipping: "brno" }, jana.context()))).toMatchObject({
    code: "method_unavailable",
    details: { method: "shipping" },
  });
  const body = orderOf([sled]);
  const info = { ...body.addressInformation, shipping_method_code: "brno" };
  expect(refusalOf(await shop.port.placeOrder({ ...body, addressInformation: info }, shop.context()))).toMatchObject({
    code: "method_unavailable",
    details: { method: "shipping" },
  });
  expect(refusalOf(await shop.port.moveCart({ source: "brno" }, jana.context()))).toMatchObject({
    code: "not_at_source",
    details: { skus: ["SLED"] },
  });
});

test("the fee is in totals, shipping information and order alike; it is told, and agreed to", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(helmet));
  const chosen = { shipping: "praha", return: "zlin" };
  const totals = valueOf(await shop.port.getTotals(chosen, jana.context()));
  expect(totals.shipping).toBe(35_000);
  expect(totals.grand_total).toBe(totals.subtotal_incl_tax + 35_000);
  const informed = await shop.port.setShippingInformation(
    { addressInformation: { shipping_method_code: "praha", return_method_code: "zlin" } },
    jana.context(),
  );
  expect(valueOf(informed).totals.grand_total).toBe(totals.grand_total);

  const unaware = await place([helmet], "zlin", { expected_total: totals.subtotal_incl_tax });
  expect(refusalOf(unaware)).toMatchObject({ code: "price_changed", details: { actual: totals.grand_total } });
  const placed = valueOf(await place([helmet], "zlin", { expected_total: totals.grand_total }));
  const order = valueOf(await shop.port.getOrder({ id: placed.order_id }, shop.context()));
  expect(order).toMatchObject({ grand_total: totals.grand_total, return_title: "Osobně: Zlín" });
});

test("a branch that takes back only its own, or is closed that day, is refused", async () => {
  expect(refusalOf(await place([helmet], "most"))).toMatchObject({
    code: "method_unavailable",
    details: { method: "return" },
  });
  const overSunday = { ...helmet, to: "2027-02-14" };
  expect(refusalOf(await place([overSunday], "brno"))).toMatchObject({
    code: "closed_day",
    details: { end: "to", day: "2027-02-14", source: "brno", way: "return" },
  });
});

test("what comes back elsewhere is under way to its own branch, and nobody else's on that day", async () => {
  const next = { ...sled, from: "2027-02-11", to: "2027-02-12" };
  valueOf(await place([sled], "zlin"));
  expect(refusalOf(await place([next], "praha")).code).toBe("out_of_stock");
  valueOf(await place([{ ...next, from: "2027-02-12" }], "praha"));
});

test("what its own branch needs the next day can't come back elsewhere; it can come back there", async () => {
  valueOf(await place([{ ...sled, from: "2027-02-11", to: "2027-02-12" }], "praha"));
  expect(refusalOf(await place([sled], "zlin"))).toMatchObject({
    code: "method_unavailable",
    details: { method: "return" },
  });
  valueOf(await place([sled], "praha"));
  expect(refusalOf(await place([sled], "zlin")).code).toBe("out_of_stock");
});
