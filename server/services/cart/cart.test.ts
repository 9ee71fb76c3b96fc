import { sweepExpiredClaims } from "@/server/jobs/sweep";
import { NOW, forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";
import { getStoreView } from "@/lib/store-views";

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
const ski = { sku: "SKI-1-170", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const boots = { ...ski, sku: "BOOTS" };
const freeOf = async (sku: string, day: string): Promise<number> =>
  valueOf(await shop.port.checkStock({ sku, dateFrom: day, dateTo: day, source: "praha" }, shop.context())).qty;

test("a line holds its units for half an hour and says its price", async () => {
  const jana = await openShopper(shop);
  const line = valueOf(await jana.put(ski));
  expect(line).toMatchObject({
    sku: "SKI-1-170",
    parent_sku: "SKI-1",
    qty: 1,
    price_per_day: 350_00,
    price_incl_tax: 1050_00,
    deposit: 2000_00,
    hold_expires_at: "2027-02-01T10:30:00.000Z",
    options: [
      { label: "Délka", value: "170 cm" },
      { label: "Barva", value: "Modrá" },
    ],
    url_path: "lyzovani/lyze/ski-1",
  });
  expect([
    await freeOf("SKI-1-170", "2027-02-08"),
    await freeOf("SKI-1-170", "2027-02-10"),
    await freeOf("SKI-1-170", "2027-02-11"),
  ]).toEqual([1, 1, 2]);
  expect(await jana.pull()).toEqual({ items: [line], source: { id: "praha", name: "Praha" } });
});

test("an update is absolute: twice the same is once, another quantity replaces, zero removes", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...ski, qty: 2 }));
  expect(valueOf(await jana.put({ ...ski, qty: 2 })).qty).toBe(2);
  expect(await freeOf("SKI-1-170", "2027-02-09")).toBe(0);
  valueOf(await jana.put(ski));
  expect(await freeOf("SKI-1-170", "2027-02-09")).toBe(1);
  expect(valueOf(await jana.put({ ...ski, qty: 0 })).qty).toBe(0);
  expect(valueOf(await jana.put({ ...ski, qty: 0 })).qty).toBe(0);
  expect([(await jana.pull()).items, await freeOf("SKI-1-170", "2027-02-09")]).toEqual([[], 2]);
});

test("a parent sku with a choice is the child; without one it needs a variant", async () => {
  const jana = await openShopper(shop);
  const choice = {
    extension_attributes: {
      custom_options: [],
      bundle_options: [],
      configurable_item_options: [{ option_id: "ski_length", option_value: "170" }],
    },
  };
  const first = valueOf(await jana.put({ ...ski, sku: "SKI-1", product_option: choice }));
  expect(first.sku).toBe("SKI-1-170");
  // Spelled as the child's sku, it is the same line.
  expect(valueOf(await jana.put(ski)).item_id).toBe(first.item_id);
  expect(refusalOf(await jana.put({ ...ski, sku: "SKI-1" })).code).toBe("variant_required");
});

test("other dates are another line; a line can be moved by its id, and merges into an equal one", async () => {
  const jana = await openShopper(shop);
  const first = valueOf(await jana.put(ski));
  const second = valueOf(await jana.put({ ...ski, from: "2027-02-15", to: "2027-02-16" }));
  expect((await jana.pull()).items).toHaveLength(2);
  const moved = valueOf(await jana.put({ ...ski, from: "2027-02-22", to: "2027-02-23", item_id: second.item_id }));
  expect([moved.item_id, await freeOf("SKI-1-170", "2027-02-15"), await freeOf("SKI-1-170", "2027-02-22")]).toEqual([
    second.item_id,
    2,
    1,
  ]);
  const merged = valueOf(await jana.put({ ...ski, qty: 2, item_id: second.item_id }));
  expect([merged.item_id, (await jana.pull()).items.length, await freeOf("SKI-1-170", "2027-02-22")]).toEqual([
    first.item_id,
    1,
    2,
  ]);
});

test("what is taken is refused with what is free, and the cart stays as it was", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put(ski));
  expect(refusalOf(await petr.put({ ...ski, qty: 2, from: "2027-02-10", to: "2027-02-12" }))).toMatchObject({
    code: "out_of_stock",
    details: { sku: "SKI-1-170", free: 1 },
  });
  expect((await petr.pull()).items).toEqual([]);
  valueOf(await petr.put({ ...ski, from: "2027-02-10", to: "2027-02-12" }));
  expect(refusalOf(await petr.put({ ...ski, qty: 2, from: "2027-02-10", to: "2027-02-12" })).code).toBe("out_of_stock");
  expect((await petr.pull()).items.map((item) => [item.qty, item.hold_expires_at !== null])).toEqual([[1, true]]);
});

test("the turnaround keeps units away after the return", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...ski, sku: "HELMET", qty: 3 }));
  expect([
    await freeOf("HELMET", "2027-02-10"),
    await freeOf("HELMET", "2027-02-11"),
    await freeOf("HELMET", "2027-02-12"),
  ]).toEqual([0, 0, 3]);
  // A rent that ends the day before would still be in turnaround when the next begins.
  expect(await freeOf("HELMET", "2027-02-07")).toBe(0);
  expect(await freeOf("HELMET", "2027-02-06")).toBe(3);
});

test("a set holds each of its parts, and a chosen part instead of the default", async () => {
  const jana = await openShopper(shop);
  const line = valueOf(await jana.put({ ...ski, sku: "SET" }));
  expect([line.price_incl_tax, line.deposit]).toEqual([3 * (350_00 + 80_00), 2500_00]);
  expect([await freeOf("SKI-1-170", "2027-02-08"), await freeOf("HELMET", "2027-02-08")]).toEqual([1, 2]);
  const bundle_options = [
    { option_id: "ski", option_qty: 1, option_selections: ["SKI-2-170"] },
    { option_id: "helmet", option_qty: 1, option_selections: ["HELMET"] },
  ];
  const other = valueOf(
    await jana.put(
      {
        ...ski,
        sku: "SET",
        product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options } },
      },
      minutes(1),
    ),
  );
  expect([other.price_incl_tax, await freeOf("SKI-2-170", "2027-02-08")]).toEqual([3 * (210_00 + 80_00), 0]);
  expect((await jana.pull()).items.map((item) => item.price_incl_tax)).toEqual([
    line.price_incl_tax,
    other.price_incl_tax,
  ]);
});

test.each([
  ["main", ["Půjčovné", "Doprava", "Platba", "DPH v\u00A0ceně", "Celkem"]],
  ["en", ["Rent", "Delivery", "Payment", "VAT included", "Total"]],
  ["de", ["Mietpreis", "Lieferung", "Zahlung", "Enthaltene MwSt.", "Gesamt"]],
  ["it", ["Noleggio", "Consegna", "Pagamento", "IVA inclusa", "Totale"]],
])("totals are named in the language of %s", async (storeCode, titles) => {
  const jana = await openShopper(shop);
  const totals = valueOf(
    await shop.port.getTotals({}, shop.context({ cartToken: jana.token, storeView: getStoreView(storeCode) })),
  );
  expect(totals.total_segments.map((segment) => segment.title)).toEqual(titles);
});

test("everything in a cart comes from one source", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(ski));
  expect(refusalOf(await jana.put({ ...ski, sku: "HELMET", source: "brno" })).code).toBe("other_source");
  expect(refusalOf(await jana.put({ ...ski, source: "jinde" })).code).toBe("invalid_input");
});

test("closed days can't start or end a rent but may lie inside", async () => {
  const jana = await openShopper(shop);
  const helmet = { ...ski, sku: "HELMET", source: "brno" };
  // 7 February is a Sunday, 12 February is closed for once.
  expect(refusalOf(await jana.put({ ...helmet, from: "2027-02-06", to: "2027-02-07" }))).toMatchObject({
    code: "closed_day",
    details: { end: "to", nearest: { from: "2027-02-05", to: "2027-02-06" } },
  });
  expect(refusalOf(await jana.put({ ...helmet, from: "2027-02-12", to: "2027-02-13" })).details).toMatchObject({
    end: "from",
    day: "2027-02-12",
  });
  expect(valueOf(await jana.put({ ...helmet, from: "2027-02-11", to: "2027-02-13" })).qty).toBe(1);
});

test("a hold that ran out is free for others, first come first served, and the line stays", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put(boots));
  expect(refusalOf(await petr.put(boots, minutes(29))).code).toBe("out_of_stock");
  valueOf(await petr.put(boots, minutes(30)));
  expect((await jana.pull(minutes(31))).items.map((item) => [item.sku, item.hold_expires_at])).toEqual([
    ["BOOTS", null],
  ]);
  // Extending can't bring it back while it is taken, and says so by leaving it without a hold.
  expect(valueOf(await shop.port.extendHolds({}, jana.context(minutes(32)))).items[0]?.hold_expires_at).toBeNull();
});

test("activity and extending renew, and a lapsed line that is still free is held again", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(boots));
  valueOf(await jana.put(ski, minutes(20)));
  expect((await jana.pull(minutes(20))).items.map((item) => item.hold_expires_at)).toEqual(
    Array(2).fill(minutes(50).toISOString()),
  );
  expect(
    valueOf(await shop.port.extendHolds({}, jana.context(minutes(90)))).items.map((item) => item.hold_expires_at),
  ).toEqual(Array(2).fill(minutes(120).toISOString()));
});

test("the sweep frees what ran out, once, and nothing else", async () => {
  const [jana, petr] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await jana.put(boots));
  valueOf(await petr.put(ski, minutes(10)));
  expect(await sweepExpiredClaims(shop.pool, minutes(35))).toBe(1);
  expect(await sweepExpiredClaims(shop.pool, minutes(35))).toBe(0);
  expect([await freeOf("BOOTS", "2027-02-08"), await freeOf("SKI-1-170", "2027-02-08")]).toEqual([1, 1]);
});

test("totals count shipping once each way and keep the deposit apart", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...ski, qty: 2 }));
  valueOf(await jana.put(boots));
  const totals = valueOf(
    await shop.port.getTotals({ shipping: "courier", return: "praha", payment: "cashondelivery" }, jana.context()),
  );
  expect(totals).toMatchObject({
    subtotal_incl_tax: 2100_00 + 480_00,
    shipping: 159_00,
    payment: 0,
    grand_total: 2739_00,
    deposit: 6000_00,
  });
  expect(refusalOf(await shop.port.getTotals({ shipping: "teleport" }, jana.context()))).toMatchObject({
    code: "method_unavailable",
    details: { method: "shipping" },
  });
});

test("cash on delivery is hidden when everything is virtual, and nothing is held", async () => {
  const jana = await openShopper(shop);
  expect(valueOf(await shop.port.listPaymentMethods({}, jana.context())).map((method) => method.code)).toEqual([
    "cashondelivery",
    "card",
    "banktransfer",
  ]);
  expect(valueOf(await jana.put({ ...ski, sku: "VOUCHER" })).hold_expires_at).toBeNull();
  expect(valueOf(await shop.port.listPaymentMethods({}, jana.context())).map((method) => method.code)).toEqual([
    "card",
    "banktransfer",
  ]);
});

test("what nobody hands over is neither brought nor fetched for money", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put({ ...ski, sku: "VOUCHER" }));
  for (const way of ["shipping", "return"] as const) {
    const methods = valueOf(await shop.port.listShippingMethods({ way }, jana.context()));
    expect(methods).toMatchObject([{ carrier_code: "pickup", price_incl_tax: 0 }]);
  }
});

test("an unknown token, a missing one and a foreign one answer the same", async () => {
  const refusals = await Promise.all(
    [undefined, "", "0".repeat(64)].map((cartToken) => shop.port.pullCart({}, shop.context({ cartToken }))),
  );
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0] && refusalOf(refusals[0]).code).toBe("cart_not_found");
});
