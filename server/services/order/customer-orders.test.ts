import { randomUUID } from "node:crypto";
import { endpoints } from "@/lib/contract";
import { testApi } from "@/server/testing/api";
import { forgetRents, NOW, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  await forgetRents(shop);
  await shop.pool.query("TRUNCATE customer, account_attempt CASCADE");
});
afterAll(() => shop.close());

const boots = { sku: "BOOTS", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
/** The e-mail of orders that tests place. */
const EMAIL = "jana@example.com";

async function register(email: string): Promise<{ id: number; token: string }> {
  const password = "sjezd-po-sedmé";
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  const { id } = valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  return { id, token: valueOf(await shop.port.login({ username: email, password }, shop.context())) };
}
async function place(customerToken?: string, more: { user_id?: string; order_id?: string } = {}, now = NOW) {
  const { token } = await openShopper(shop);
  const context = shop.context({ customerToken, cartToken: token, now });
  return shop.port.placeOrder(orderOf([boots], { cart_id: token, ...more }), context);
}
const list = (customerToken: string, page = {}) => shop.port.listOrders(page, shop.context({ customerToken }));
const read = (customerToken: string | undefined, id: string) =>
  shop.port.getOwnOrder({ id }, shop.context({ customerToken }));
const connect = (customerToken: string, id: string) => shop.port.connectOrder({ id }, shop.context({ customerToken }));

test("an order of somebody who is logged in stands in their account, with its state and days", async () => {
  const jana = await register("jana.nova@example.com");
  const placed = valueOf(await place(jana.token, { user_id: String(jana.id) }));
  const { items, total_count } = valueOf(await list(jana.token));
  expect(total_count).toBe(1);
  expect(items).toMatchObject([
    {
      order_id: placed.order_id,
      increment_id: placed.increment_id,
      status: "confirmed",
      payment_status: "open",
      grand_total: placed.grand_total,
      from: "2027-02-08",
      to: "2027-02-10",
    },
  ]);
  expect(items[0]?.things).toHaveLength(1);
  expect(valueOf(await read(jana.token, placed.order_id))).toMatchObject({ ...placed, in_account: true });
});

test("one that was meant for an account is not placed without its login", async () => {
  const jana = await register("jana.nova@example.com");
  expect(refusalOf(await place(undefined, { user_id: String(jana.id) })).code).toBe("login_required");
  const petr = await register("petr@example.com");
  expect(refusalOf(await place(petr.token, { user_id: String(jana.id) })).code).toBe("login_required");
  expect(valueOf(await list(petr.token))).toEqual({ items: [], total_count: 0 });
});

test("sent again after its login has ended, it is the same order", async () => {
  const jana = await register("jana.nova@example.com");
  const { token } = await openShopper(shop);
  const body = orderOf([boots], { cart_id: token, user_id: String(jana.id) });
  const send = (customerToken: string | undefined, user_id = body.user_id) =>
    shop.port.placeOrder({ ...body, user_id }, shop.context({ customerToken, cartToken: token }));
  const placed = valueOf(await send(jana.token));
  expect(valueOf(await send(undefined))).toEqual(placed);
  expect(valueOf(await send(undefined, ""))).toEqual(placed);
  expect(valueOf(await list(jana.token)).total_count).toBe(1);
});

test("pages are of twenty, the newest first", async () => {
  const { id, token } = await register("jana.nova@example.com");
  await shop.pool.query("UPDATE stock SET units = 50 WHERE units < 50");
  const placed = valueOf(await place(token));
  await shop.pool.query(
    `INSERT INTO rental_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
       'increment_id', 'N' || n, 'created_at', o.created_at + n * interval '1 minute'))).*
     FROM rental_order o, generate_series(1, 24) n`,
  );
  await shop.pool.query(
    `INSERT INTO order_line SELECT (jsonb_populate_record(l, jsonb_build_object('order_id', o.id))).*
     FROM order_line l, rental_order o WHERE l.order_id = $1 AND o.id <> $1 AND o.customer_id = $2`,
    [placed.order_id, id],
  );
  const numbers = async (currentPage: number) =>
    valueOf(await list(token, { currentPage })).items.map(({ increment_id }) => increment_id);
  const [first, second] = [await numbers(1), await numbers(2)];
  expect([first.length, first[0], second.length, second.at(-1)]).toEqual([20, "N24", 5, placed.increment_id]);
  expect(await numbers(3)).toEqual([]);
});

test("a guest's order comes into the account with its e-mail, and into no other", async () => {
  const { order_id } = valueOf(await place());
  const petr = await register("petr@example.com");
  expect(refusalOf(await connect(petr.token, order_id)).code).toBe("order_not_found");
  const { rows } = await shop.pool.query<{ email: string }>("SELECT email FROM rental_order");
  const owner = await register(rows[0]?.email ?? EMAIL);
  expect(refusalOf(await read(owner.token, order_id)).code).toBe("order_not_found");
  for (let count = 0; count < 2; count += 1) expect(valueOf(await connect(owner.token, order_id))).toBe(true);
  expect(valueOf(await read(owner.token, order_id)).order_id).toBe(order_id);
  expect(refusalOf(await read(petr.token, order_id)).code).toBe("order_not_found");
});

test("taken from many tabs at once it is there, and each of them is told so", async () => {
  const { order_id } = valueOf(await place());
  const jana = await register(EMAIL);
  const answers = await Promise.all(Array.from({ length: 20 }, () => connect(jana.token, order_id)));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test("somebody else's order is answered with the bytes of one that does not exist", async () => {
  const [jana, petr] = [await register("jana.nova@example.com"), await register("petr@example.com")];
  const { order_id } = valueOf(await place(jana.token));
  const ask = async (id: string) => {
    const url = `/api/main/${endpoints.getOwnOrder.path}?id=${id}`;
    const answer = await testApi(shop).request(url, { headers: { authorization: `Bearer ${petr.token}` } });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ask(order_id)).toBe(await ask(randomUUID()));
  expect(await ask(order_id)).toMatch(/^404 /u);
  expect(refusalOf(await read(undefined, order_id)).code).toBe("login_required");
});
