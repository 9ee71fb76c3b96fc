import { product } from "@/server/testing/records";
import { forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { openShopper, orderOf } from "@/server/testing/shopper";

/* What is under way in the very moment in which an account is deleted. */

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
  await shop.pool.query("TRUNCATE customer, account_attempt, newsletter_subscriber, mail CASCADE; DELETE FROM job.job");
});
afterAll(() => shop.close());

const EMAIL = "jana@example.com";
const PASSWORD = "sjezd-po-sedmé";
const carve = { sku: "CARVE", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };

async function register() {
  const customer = { email: EMAIL, firstname: "Jana", lastname: "Nová" };
  const { id } = valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
  const token = valueOf(await shop.port.login({ username: EMAIL, password: PASSWORD }, shop.context()));
  return { id, customerToken: token, call: shop.context({ customerToken: token }) };
}

async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

/** Does `work` while the account is being deleted: begun before that, it goes on after it. */
async function besideDeletion<T>(id: number, work: () => Promise<T>): Promise<T> {
  const deleting = await shop.pool.connect();
  try {
    await deleting.query("BEGIN");
    await deleting.query("DELETE FROM customer WHERE id = $1", [id]);
    const done = work();
    await untilWaiting();
    await deleting.query("COMMIT");
    return await done;
  } finally {
    await deleting.query("ROLLBACK");
    deleting.release();
  }
}

test("an order of the account says that the login is over; one that may be anybody's is a guest's", async () => {
  for (const isTheirs of [true, false]) {
    const { id, customerToken } = await register();
    const { token } = await openShopper(shop);
    const body = orderOf([carve], { cart_id: token, user_id: isTheirs ? String(id) : "" });
    const context = shop.context({ customerToken, cartToken: token });
    const answer = await besideDeletion(id, () => shop.port.placeOrder(body, context));
    if (isTheirs) expect(refusalOf(answer).code).toBe("login_required");
    else
      expect(valueOf(await shop.port.getOrder({ id: valueOf(answer).order_id }, shop.context())).in_account).toBe(
        false,
      );
  }
});

test("an order that is taken into it stays where it was", async () => {
  const { id, call } = await register();
  const { token } = await openShopper(shop);
  const placed = valueOf(
    await shop.port.placeOrder(orderOf([carve], { cart_id: token }), shop.context({ cartToken: token })),
  );
  const answer = await besideDeletion(id, () => shop.port.connectOrder({ id: placed.order_id }, call));
  expect(refusalOf(answer).code).toBe("login_required");
});

test("a cart that it opens is a guest's", async () => {
  const { id, call } = await register();
  const cartToken = valueOf(await besideDeletion(id, () => shop.port.createCart({}, call)));
  expect(valueOf(await shop.port.pullCart({}, shop.context({ cartToken }))).items).toEqual([]);
});

test("the file of all that is kept is whole, or not there", async () => {
  const { id, customerToken, call } = await register();
  const { token } = await openShopper(shop);
  const inside = shop.context({ customerToken, cartToken: token });
  valueOf(await shop.port.placeOrder(orderOf([carve], { cart_id: token, user_id: String(id) }), inside));
  expect(refusalOf(await besideDeletion(id, () => shop.port.exportMe({}, call))).code).toBe("login_required");

  const again = await register();
  const files = [1, 2, 3, 4].map(() => shop.port.exportMe({}, again.call));
  const [deleted, ...all] = await Promise.all([shop.port.deleteMe({ password: PASSWORD }, again.call), ...files]);
  valueOf(deleted);
  for (const file of all) if (file.ok) expect(file.value.devices).toHaveLength(1);
});

test("orders and deletion at once end in one way or the other, and never in one another's locks", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, customerToken, call } = await register();
    const shoppers = await Promise.all([1, 2, 3].map(() => openShopper(shop)));
    const orders = shoppers.map(async ({ token }) => {
      const context = shop.context({ customerToken, cartToken: token });
      await shop.port.connectCart({}, context);
      return shop.port.placeOrder(orderOf([carve], { cart_id: token, user_id: String(id) }), context);
    });
    const deletion = shop.port.deleteMe({ password: PASSWORD }, call);
    for (const answer of await Promise.all(orders)) if (!answer.ok) expect(answer.error.code).toBe("login_required");
    valueOf(await deletion);
    await forgetRents(shop);
  }
});
