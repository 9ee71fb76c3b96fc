import { bands, product, smallShop } from "@/server/testing/records";
import { openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper } from "@/server/testing/shopper";

const sale = { special_price: 300, special_from_date: "2027-02-03", special_to_date: "2027-02-05" };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    ...smallShop,
    products: [
      ...(smallShop.products ?? []).filter(({ sku }) => sku !== "VOUCHER"),
      product("SALE", "Lyže v akci", {
        type_id: "configurable",
        category_ids: [72],
        ...sale,
        children: [
          { sku: "SALE-160", options: { ski_length: "160" }, stock: { praha: 9 } },
          { sku: "SALE-170", options: { ski_length: "170" }, stock: { praha: 9 }, price_list: bands(350) },
        ],
      }),
      product("LAST", "Loňské lyže", { final_price: 312, stock: { praha: 9 } }),
      product("PAIR", "Dvojice", {
        type_id: "bundle",
        price_list: [],
        deposit: 0,
        bundle_options: [
          { option_id: "ski", title: "Lyže", links: [{ sku: "SALE-160" }] },
          { option_id: "helmet", title: "Helma", links: [{ sku: "HELMET" }] },
        ],
      }),
      product("VOUCHER", "Dárkový poukaz", {
        type_id: "virtual",
        category_ids: [72],
        deposit: 0,
        charged_by: "piece",
        price_list: [{ days_from: 1, days_to: null, price_per_day: 500 }],
      }),
    ],
  });
});
afterAll(() => shop.close());

const before = new Date("2027-02-01T10:00:00Z");
/** Midnight in Prague begins the special price's first day. */
const during = new Date("2027-02-02T23:00:00Z");
const after = new Date("2027-02-05T23:00:00Z");
const rent = { sku: "SALE-160", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const byDay = async <T>(ask: (now: Date) => Promise<T>): Promise<T[]> => [
  await ask(before),
  await ask(during),
  await ask(after),
];

test("a special price is charged on its days, by the Prague calendar of the moment of asking", async () => {
  const prices = await byDay(async (now) => {
    const jana = await openShopper(shop, now);
    const line = valueOf(await jana.put(rent));
    const asked = { sku: rent.sku, from: rent.from, to: rent.to, qty: 1 };
    const price = valueOf(await shop.port.getReservationPrice(asked, shop.context({ now })));
    const [shown] = (await jana.pull()).items;
    const total = valueOf(await shop.port.getTotals({}, jana.context())).grand_total;
    expect([shown?.price_incl_tax, price.price_incl_tax, total]).toEqual(Array(3).fill(line.price_incl_tax));
    return line.price_incl_tax;
  });
  // 350 a day; 350 × 300 / 390 is 269.23.
  expect(prices).toEqual([1050_00, 807_00, 1050_00]);
});

test("an order is refused when the special price that the renter saw is over", async () => {
  const jana = await openShopper(shop, during);
  valueOf(await jana.put(rent));
  expect(refusalOf(await jana.order([rent], { expected_total: 807_00 }, after))).toMatchObject({
    code: "price_changed",
    details: { expected: 807_00, actual: 1050_00 },
  });
});

test("pages show what is charged, and what it cost before", async () => {
  const shown = await byDay(async (now) => valueOf(await shop.port.getProduct({ sku: "SALE" }, shop.context({ now }))));
  expect(
    shown.map(({ price, original_price, special_price, special_to_date }) => [
      price,
      original_price,
      special_price,
      special_to_date,
    ]),
  ).toEqual([
    [350_00, 350_00, null, null],
    [300_00, 350_00, 300_00, "2027-02-05"],
    [350_00, 350_00, null, null],
  ]);
  expect(shown[1]?.price_tax).toBe(52_07);
  // The child with a price list of its own takes no part in the offer.
  expect(shown[1]?.configurable_children.map(({ price, original_price }) => [price, original_price])).toEqual([
    [300_00, 390_00],
    [350_00, 350_00],
  ]);
  const last = valueOf(await shop.port.getProduct({ sku: "LAST" }, shop.context()));
  expect([last.price, last.original_price, last.special_price]).toEqual([312_00, 390_00, null]);
});

test("listings show, sort and filter by what is charged on the day, and categories say it", async () => {
  const listed = await byDay(async (now) => {
    const context = shop.context({ now });
    const query = { categoryId: 72, sort: "price:asc" as const, size: 50, start: 0 };
    const cards = valueOf(await shop.port.listProducts(query, context)).items;
    const found = await shop.port.searchProducts(
      { searchQuery: { filters: [{ attribute: "price", value: { lte: 300 } }] }, size: 50 },
      context,
    );
    const categories = valueOf(await shop.port.searchCategories({ size: 50 }, context)).items;
    return {
      sale: cards.filter(({ sku }) => sku === "SALE").map(({ price, original_price }) => [price, original_price])[0],
      isBelow300: valueOf(found).items.some(({ sku }) => sku === "SALE"),
      from: categories.find(({ id }) => id === 72)?.price_from,
      sorted: cards.every((card, index) => index === 0 || card.price >= (cards[index - 1]?.price ?? 0)),
    };
  });
  const regular = { sale: [350_00, 350_00], isBelow300: false, from: 120_00, sorted: true };
  expect(listed).toEqual([regular, { ...regular, sale: [300_00, 350_00], isBelow300: true }, regular]);
});

test("price filters count with what a day costs for the length asked for, and vouchers with their price", async () => {
  const found = async (days: { dateFrom: string; dateTo: string } | undefined) => {
    const context = shop.context({ now: before });
    const query = { categoryId: 72, size: 50, start: 0, ...days };
    const { aggregations, items } = valueOf(await shop.port.listProducts(query, context));
    const filtered = async (price: string) =>
      valueOf(await shop.port.listProducts({ ...query, price: [price] }, context)).items.map(({ sku }) => sku);
    const counts = (aggregations.price?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]);
    return {
      all: items.length,
      counts,
      sale: (await filtered("290.0-500.0")).includes("SALE"),
      dear: await filtered("500.0-1000.0"),
    };
  };
  const oneDay = await found(undefined);
  const weeks = await found({ dateFrom: "2027-02-08", dateTo: "2027-02-28" });
  expect([oneDay.sale, weeks.sale]).toEqual([true, false]);
  expect([oneDay.dear, weeks.dear]).toEqual([["VOUCHER"], ["VOUCHER"]]);
  for (const { all, counts } of [oneDay, weeks])
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(all);
});

test("a listing says whether sizes differ in price, by themselves or by an offer for one of them", async () => {
  const varies = async () => {
    const listed = await shop.port.listProducts({ categoryId: 72, size: 50, start: 0 }, shop.context({ now: before }));
    return valueOf(listed).items.flatMap(({ sku, price_varies }) => (price_varies ? [sku] : []));
  };
  expect(await varies()).toEqual(["SALE"]);
});

test("a set that costs what its parts do follows their offers and their later prices", async () => {
  const set = { ...rent, sku: "PAIR" };
  const priceOn = async (now: Date) => {
    const shopper = await openShopper(shop, now);
    const price = valueOf(await shopper.put(set)).price_incl_tax;
    valueOf(await shopper.put({ ...set, qty: 0 }));
    const shown = valueOf(await shop.port.getProduct({ sku: "PAIR" }, shop.context({ now })));
    return [price, shown.price];
  };
  expect(await byDay(priceOn)).toEqual([
    [1050_00 + 240_00, 510_00],
    [807_00 + 240_00, 420_00],
    [1050_00 + 240_00, 510_00],
  ]);
  // Only the part comes with the next import.
  const helmet = { ...smallShop.products?.find(({ sku }) => sku === "HELMET"), price_list: bands(140) };
  expect((await shop.bringIn({ products: [helmet] })).changed).toBe(true);
  expect(await priceOn(before)).toEqual([1050_00 + 300_00, 530_00]);
  expect((await shop.bringIn({ products: [helmet] })).changed).toBe(false);
});

test("a voucher costs the same however long, and can be paid for although nobody hands it over", async () => {
  const jana = await openShopper(shop);
  const line = valueOf(await jana.put({ ...rent, sku: "VOUCHER", qty: 2 }));
  expect([line.charged_by, line.price_incl_tax]).toEqual(["piece", 500_00]);
  const [method, ...others] = valueOf(await shop.port.listPaymentMethods({}, jana.context()));
  expect([method?.code, others.map(({ code }) => code)]).toEqual(["card", ["banktransfer"]]);
  const totals = valueOf(await shop.port.getTotals({ payment: method?.code }, jana.context()));
  expect(totals.grand_total).toBe(1000_00);
});

test("a line that lost its price, or that is no longer offered, says so and makes no sum", async () => {
  const jana = await openShopper(shop);
  valueOf(await jana.put(rent));
  valueOf(await jana.put({ ...rent, sku: "LAST" }, new Date("2027-02-01T10:01:00Z")));
  await shop.pool.query("UPDATE variant SET price_list = '[]' WHERE sku = 'LAST'");
  expect((await jana.pull()).items.map(({ sku, problem, price_incl_tax }) => [sku, problem, price_incl_tax])).toEqual([
    ["SALE-160", null, 1050_00],
    ["LAST", "price_unknown", 0],
  ]);
  expect(refusalOf(await shop.port.getTotals({}, jana.context()))).toMatchObject({
    code: "price_unknown",
    details: { sku: "LAST", line: 1 },
  });
  await shop.pool.query("UPDATE variant SET status = 2 WHERE sku = 'LAST'");
  expect((await jana.pull()).items.map(({ problem }) => problem)).toEqual([null, "product_not_found"]);
  expect(refusalOf(await jana.order([rent, { ...rent, sku: "LAST" }])).code).toBe("product_not_found");
});

test("a set that its parts price can't hold what is charged by the piece", async () => {
  const bad = product("GIFT", "Dárek", {
    type_id: "bundle",
    price_list: [],
    bundle_options: [{ option_id: "voucher", title: "Poukaz", links: [{ sku: "VOUCHER" }] }],
  });
  await expect(shop.bringIn({ products: [bad] })).rejects.toThrow(/VOUCHER is charged by the piece/u);
});

test("an offer that could never stand, or on nothing, is refused", async () => {
  const backwards = product("SALE-2", "Akce", { ...sale, special_to_date: "2027-02-01" });
  const parts = product("PAIR-2", "Dvojice", { type_id: "bundle", price_list: [], special_price: 300 });
  await expect(shop.bringIn({ products: [backwards, parts] })).rejects.toThrow(
    /special_to_date: lies before special_from_date(.|\n)*special_price: a set without a price list/u,
  );
});
