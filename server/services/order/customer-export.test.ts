import { handlers } from "@/server/jobs/handlers";
import { product } from "@/server/testing/records";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper, orderOf } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.bringIn({
    categories: [{ id: 73, parent_id: 70, name: "Sjezdové lyže", slug: "sjezdove-lyze" }],
    products: [product("CARVE", "Carvingové lyže", { category_ids: [73], stock: { praha: 5 } })],
  });
});
afterEach(async () => {
  await forgetRents(shop);
  await shop.pool.query("TRUNCATE customer, account_attempt, newsletter_subscriber CASCADE; DELETE FROM job.job");
});
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
const PASSWORD = "sjezd-po-sedmé";
const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const measured = {
  ...boots,
  sku: "CARVE",
  biometric_data: { height: 172, weight: 64, foot: 255, level: "cautious" as const },
};

async function register(email = EMAIL) {
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  const { id } = valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
  const token = valueOf(await shop.port.login({ username: email, password: PASSWORD }, shop.context()));
  return { id, call: shop.context({ customerToken: token }) };
}
/** Somebody with an order, a cart, and a subscription that a letter's link confirmed. */
async function customer() {
  const { id, call } = await register();
  const shopper = await openShopper(shop);
  const inside = { ...call, session: { ...call.session, cartToken: shopper.token } };
  const { token } = valueOf(await shop.port.connectCart({}, inside));
  const placed = valueOf(
    await shop.port.placeOrder(orderOf([measured], { cart_id: token, user_id: String(id) }), inside),
  );
  valueOf(await shopper.put({ ...boots, from: "2027-03-08", to: "2027-03-09" }));
  await shop.pool.query(
    `INSERT INTO newsletter_subscriber (email, store_code, asked_at, confirmed_at, customer_id)
     VALUES ($1, 'main', $3, $3, $2), ('cizi@example.com', 'main', $3, $3, NULL)`,
    [EMAIL, id, NOW],
  );
  const wish = { wish: "subscribe" as const, email: "bratr@example.com", storeCode: "main", askedBy: id };
  await handlers.newsletter({ ...wish, occasion: "1" }, { pool: shop.pool, now: NOW });
  return { id, call, placed, cartToken: shopper.token };
}
const rows = async (text: string) => (await shop.pool.query<Record<string, unknown>>(text)).rows;

test("a customer takes along all that is kept of them, and of nobody else", async () => {
  const { call, placed } = await customer();
  const other = await register("petr@example.com");
  const mine = valueOf(await shop.port.exportMe({}, call));
  expect(mine).toMatchObject({
    customer: { email: EMAIL, firstname: "Jana" },
    orders: [{ order_id: placed.order_id, email: expect.any(String) as string }],
    measures: [{ order_id: placed.order_id, line: 1, height_cm: 172, weight_kg: 64, foot_mm: 255, level: "cautious" }],
    devices: [{ is_this: true }],
    newsletter: [EMAIL],
  });
  expect(JSON.stringify(mine)).not.toMatch(/argon2|petr@/u);
  expect(valueOf(await shop.port.exportMe({}, other.call))).toMatchObject({ orders: [], measures: [], newsletter: [] });
  expect(refusalOf(await shop.port.exportMe({}, shop.context())).code).toBe("login_required");
});

describe("an account that is deleted", () => {
  const leave = (call = shop.context(), password = PASSWORD) => shop.port.deleteMe({ password }, call);

  test("wants its password, and stays without it", async () => {
    const { call } = await register();
    expect(refusalOf(await leave(call, "jiné heslo")).code).toBe("password_wrong");
    expect(refusalOf(await leave()).code).toBe("login_required");
    expect((await shop.port.getMe({}, call)).ok).toBe(true);
  });

  test("leaves its orders, which stand as nobody's, and nothing else", async () => {
    const { call, placed, cartToken } = await customer();
    valueOf(await leave(call));
    expect(refusalOf(await shop.port.getMe({}, call)).code).toBe("login_required");
    expect(await rows("SELECT FROM customer_device UNION ALL SELECT FROM known_browser")).toEqual([]);
    expect(await rows("SELECT email FROM newsletter_subscriber")).toEqual([{ email: "cizi@example.com" }]);
    expect(valueOf(await shop.port.getOrder({ id: placed.order_id }, shop.context()))).toMatchObject({
      status: "confirmed",
      in_account: false,
    });
    expect(refusalOf(await shop.port.pullCart({}, shop.context({ cartToken }))).code).toBe("cart_not_found");
    expect(await counterErrors(shop)).toEqual([]);
    // What it kept runs out like any cart's that nobody comes back to.
    await handlers.sweep({}, { pool: shop.pool, now: new Date(NOW.getTime() + 3_600_000) });
    expect(await rows("SELECT FROM claim WHERE order_id IS NULL")).toEqual([]);
    await register();
  });

  test("is deleted once by two presses, and a letter that it asked for is still written", async () => {
    const { id, call } = await register();
    const answers = await Promise.all([leave(call), leave(call)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const wish = { wish: "subscribe" as const, email: EMAIL, storeCode: "main", askedBy: id, occasion: "1" };
    await handlers.newsletter(wish, { pool: shop.pool, now: NOW });
    expect(
      await rows("SELECT m.asked_by, s.email FROM newsletter_subscriber s JOIN mail m ON m.subscriber_id = s.id"),
    ).toEqual([{ email: EMAIL, asked_by: null }]);
  });
});
