import { groupTokenOf } from "@/server/services/account/group-token";
import { assignGroup } from "@/server/services/account/assign-group";
import { testApi } from "@/server/testing/api";
import { smallShop } from "@/server/testing/records";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";
import { catalogue, customers } from "@/shop.config";

/* Prices of customer groups: who gets them, who does not, and that all of the shop says the same ones. */

const name = { cs: "Skupina", en: "Group", de: "Gruppe", it: "Gruppo" };
const groups = [
  { id: 3, code: "public", name, net: false },
  { id: 4, code: "company", name, net: true },
  { id: 5, code: "club", name, net: false },
];
const before = process.env.INTERNAL_SECRET;
const SECRET = "a secret of this test, long enough";

const tiers = { HELMET: 60, "SKI-1": 300 } as Record<string, number>;
const products = (smallShop.products ?? []).map((product) => {
  const price = tiers[product.sku];
  return price === undefined ? product : { ...product, tier_prices: [{ group: "company", price }] };
});

let shop: TestShop;
beforeAll(async () => {
  process.env.INTERNAL_SECRET = SECRET;
  jest.replaceProperty(customers, "groups", groups);
  shop = await openTestShop({ ...smallShop, products });
});
beforeEach(() => {
  jest.replaceProperty(customers, "groups", groups);
  jest.replaceProperty(catalogue, "priceTiers", true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await forgetRents(shop);
  await shop.pool.query("TRUNCATE customer, account_attempt CASCADE");
});
afterAll(async () => {
  await shop.close();
  if (before === undefined) delete process.env.INTERNAL_SECRET;
  else process.env.INTERNAL_SECRET = before;
});

const PASSWORD = "sjezd-po-sedmé";
async function register(email: string, code?: string): Promise<{ id: number; customerToken: string }> {
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  const { id } = valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
  if (code) expect(await assignGroup(shop.pool, email, code)).toBeNull();
  return { id, customerToken: valueOf(await shop.port.login({ username: email, password: PASSWORD }, shop.context())) };
}
const me = async (customerToken: string) => valueOf(await shop.port.getMe({}, shop.context({ customerToken })));
type More = Parameters<TestShop["context"]>[0];
const helmet = async (userGroupId?: number, more: More = {}) =>
  valueOf(await shop.port.renderList({ skus: ["HELMET"], userGroupId }, shop.context(more))).items[0];

describe("who is in which group", () => {
  test("an account is in the default one until the owner says otherwise, and knows what proves it", async () => {
    const { customerToken } = await register("jana@example.com");
    expect((await me(customerToken)).group_id).toBe(3);
    expect(await assignGroup(shop.pool, "JANA@example.com", "company")).toBeNull();
    const { group_id, groupToken } = await me(customerToken);
    expect(group_id).toBe(4);
    expect(groupToken).toBe(groupTokenOf({ id: 4 }, NOW, SECRET));
    expect(await assignGroup(shop.pool, "jana@example.com", "public")).toBeNull();
    expect((await me(customerToken)).group_id).toBe(3);
  });

  test("what does not exist is named", async () => {
    expect(await assignGroup(shop.pool, "nikdo@example.com", "company")).toMatch(/no account/u);
    expect(await assignGroup(shop.pool, "nikdo@example.com", "vip")).toMatch(/no group "vip", but public, company/u);
  });
});

describe("the catalogue", () => {
  test("says a group's prices to whoever proves to be in it, and the public ones to all others", async () => {
    const { customerToken } = await register("jana@example.com", "company");
    const { groupToken } = await me(customerToken);
    const own = { price: 6_000, original_price: 12_000, tax_rate: 21 };
    expect(await helmet(4, { groupToken })).toMatchObject(own);
    expect(await helmet(4, { customerToken })).toMatchObject(own);
    // Every length is lowered as one day is.
    expect((await helmet(4, { customerToken }))?.price_list.map((band) => band.price_per_day)).toEqual([
      60_00, 40_00, 15_00,
    ]);
    expect(await helmet()).toMatchObject({ price: 12_000, original_price: 12_000 });
    // Who names no group is answered as everybody is: such answers are kept for all.
    expect(await helmet(undefined, { customerToken, groupToken })).toMatchObject({ price: 12_000 });
  });

  test("an attack: a group that is only claimed, or claimed with another's token, has the public price", async () => {
    const club = await register("klub@example.com", "club");
    const foreign = (await me(club.customerToken)).groupToken;
    const expired = groupTokenOf({ id: 4 }, new Date(NOW.getTime() - 24 * 60 * 60 * 1000), SECRET);
    const forged = groupTokenOf({ id: 4 }, NOW, "another secret, just as long as it is");
    const good = groupTokenOf({ id: 4 }, NOW, SECRET) ?? "";
    const renamed = foreign?.replace(/^5/u, "4");
    const longer = good.replace(/\.\d+\./u, ".9999999999.");
    for (const groupToken of [undefined, "", "4", "x", foreign, expired, forged, renamed, longer, `${good}x`])
      expect((await helmet(4, { groupToken }))?.price).toBe(12_000);
    expect((await helmet(4, { customerToken: club.customerToken }))?.price).toBe(12_000);
    expect((await helmet(4, { groupToken: good }))?.price).toBe(6_000);
    // A group that has no prices of its own, and one that does not exist.
    expect((await helmet(5, { groupToken: foreign }))?.price).toBe(12_000);
    expect((await helmet(99, { groupToken: groupTokenOf({ id: 99 }, NOW, SECRET) }))?.price).toBe(12_000);
  });

  test("a shop without a secret signs nothing, and believes no token", async () => {
    const groupToken = groupTokenOf({ id: 4 }, NOW, SECRET);
    delete process.env.INTERNAL_SECRET;
    const { customerToken } = await register("jana@example.com", "company");
    expect((await me(customerToken)).groupToken).toBeUndefined();
    expect((await helmet(4, { groupToken }))?.price).toBe(12_000);
    expect((await helmet(4, { customerToken }))?.price).toBe(6_000);
    process.env.INTERNAL_SECRET = SECRET;
  });

  test("over HTTP: by header or query, kept by nobody; without a claim an answer is everybody's", async () => {
    const groupToken = groupTokenOf({ id: 4 }, NOW, SECRET) ?? "";
    const ask = async (query: string, headers: Record<string, string> = {}) => {
      const answer = await testApi(shop).request(`/api/catalog/${query}`, { headers });
      // A product, a list of them in an envelope, or a search, which has none.
      const [, price] = /"price":(\d+)/u.exec(await answer.text()) ?? [];
      return [Number(price), answer.headers.get("cache-control")];
    };
    const list = "product/render-list?skus=HELMET&currencyCode=CZK&storeId=1";
    const query = { filters: [{ attribute: "sku", value: { eq: "HELMET" } }] };
    const search = `product?searchQuery=${encodeURIComponent(JSON.stringify(query))}&includeFields=price`;
    const kept = expect.stringMatching(/^public/u);
    for (const path of [`${list}&userGroupId=4`, `${search}&groupId=4`, "product/one?sku=HELMET&userGroupId=4"]) {
      expect(await ask(path, { "x-group-token": groupToken })).toEqual([60, "no-store"]);
      expect(await ask(`${path}&groupToken=${groupToken}`)).toEqual([60, "no-store"]);
      expect(await ask(`${path}&groupToken=${groupToken.replace(/^4/u, "5")}`)).toEqual([120, "no-store"]);
      expect(await ask(path)).toEqual([120, "no-store"]);
    }
    for (const path of [list, search, "product/one?sku=HELMET"])
      expect(await ask(path, { "x-group-token": groupToken })).toEqual([120, kept]);
  });

  test("a product is priced with its sizes, and a set by its parts", async () => {
    const { customerToken } = await register("jana@example.com", "company");
    const read = async (sku: string, userGroupId?: number) =>
      valueOf(await shop.port.getProduct({ sku, userGroupId }, shop.context({ customerToken })));
    const skis = await read("SKI-1", 4);
    expect([skis.price, skis.original_price]).toEqual([300_00, 390_00]);
    // A size with a price list of its own has no part in what lowers another one.
    expect(skis.configurable_children.map(({ price }) => price)).toEqual([300_00, 300_00, 490_00]);
    expect((await read("SKI-1")).price).toBe(390_00);
    expect([(await read("GROUP", 4)).price, (await read("GROUP")).price]).toEqual([260_00, 320_00]);
  });

  test("without the flag nobody has prices of a group", async () => {
    jest.replaceProperty(catalogue, "priceTiers", false);
    const { customerToken } = await register("jana@example.com", "company");
    expect((await helmet(4, { customerToken }))?.price).toBe(12_000);
  });
});

describe("the cart and the order", () => {
  const wish = { sku: "HELMET", qty: 2, from: "2027-02-08", to: "2027-02-08", source: "praha" };
  const totals = async (more: More) => valueOf(await shop.port.getTotals({}, shop.context(more)));

  test("cost what the catalogue says to the group; logging in prices what a visitor chose anew", async () => {
    const visitor = await openShopper(shop);
    valueOf(await visitor.put(wish));
    const everybody = await totals({ cartToken: visitor.token });
    expect([everybody.grand_total, everybody.net_total]).toEqual([240_00, undefined]);
    expect(everybody.total_segments.map(({ code }) => code)).not.toContain("net_total");
    const { customerToken } = await register("jana@example.com", "company");
    const { token } = valueOf(
      await shop.port.connectCart({}, shop.context({ cartToken: visitor.token, customerToken })),
    );
    const session = { cartToken: token, customerToken };
    const { items } = valueOf(await shop.port.pullCart({}, shop.context(session)));
    expect(items[0]).toMatchObject({ price_incl_tax: 60_00, price_per_day: 60_00 });
    const company = await totals(session);
    expect(company).toMatchObject({ grand_total: 120_00, tax: 20_83, net_total: 99_17 });
    expect(company.total_segments.map(({ code, value }) => [code, value]).slice(-3)).toEqual([
      ["net_total", 99_17],
      ["tax", 20_83],
      ["grand_total", 120_00],
    ]);
    // A login that ran out leaves its cart at its price; whoever logs in to another account has theirs.
    expect((await totals({ cartToken: token })).grand_total).toBe(120_00);
    const price = { from: wish.from, to: wish.to, sku: "HELMET", qty: 1 };
    const quoted = async (more: More) => valueOf(await shop.port.getReservationPrice(price, shop.context(more)));
    expect([(await quoted({ customerToken })).price_incl_tax, (await quoted({})).price_incl_tax]).toEqual([
      60_00, 120_00,
    ]);
  });

  test("an order keeps the group that it was priced for, also when it is changed later by its link alone", async () => {
    const { customerToken } = await register("jana@example.com", "company");
    const place = (more: Parameters<typeof orderOf>[1], session: More = { customerToken }) =>
      shop.port.placeOrder(orderOf([wish], more), shop.context(session));
    const { order_id, grand_total } = valueOf(await place({ expected_total: 120_00 }));
    expect(grand_total).toBe(120_00);
    const groupOf = async (id: string) =>
      (await shop.pool.query("SELECT customer_group FROM rental_order WHERE id = $1", [id])).rows[0].customer_group;
    expect(await groupOf(order_id)).toBe(4);
    const read = async (id: string) => valueOf(await shop.port.getOrder({ id }, shop.context()));
    expect(await read(order_id)).toMatchObject({ grand_total: 120_00, net_total: 99_17, tax: 20_83 });
    await assignGroup(shop.pool, "jana@example.com", "public");
    const change = { id: order_id, revision: 1, lines: [{ line: 0, from: "2027-02-08", to: "2027-02-09" }] };
    const quote = valueOf(await shop.port.quoteOrderChange(change, shop.context()));
    // Two days at 40 crowns each, for two.
    expect(quote.grand_total).toBe(160_00);
    await forgetRents(shop);
    const visitors = valueOf(await place({ expected_total: 240_00 }, {}));
    expect(await groupOf(visitors.order_id)).toBeNull();
    expect(await read(visitors.order_id)).not.toHaveProperty("net_total");
  });

  test("an attack: a token of a group orders nothing at its prices, an account does", async () => {
    const groupToken = groupTokenOf({ id: 4 }, NOW, SECRET);
    const body = orderOf([wish], { expected_total: 120_00 });
    expect(refusalOf(await shop.port.placeOrder(body, shop.context({ groupToken })))).toMatchObject({
      code: "price_changed",
      details: { expected: 120_00, actual: 240_00 },
    });
    const club = await register("klub@example.com", "club");
    expect(refusalOf(await shop.port.placeOrder(body, shop.context(club))).code).toBe("price_changed");
  });
});
