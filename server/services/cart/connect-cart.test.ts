import { MAX_DEVICES, MERGED_AT_ONCE } from "@/lib/limits";
import { NOW, forgetRents, openTestShop, refusalOf, type TestShop, valueOf } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(async () => {
  expect(await counterErrors(shop)).toEqual([]);
  await forgetRents(shop);
  await shop.pool.query("TRUNCATE customer, account_attempt CASCADE");
});
afterAll(() => shop.close());

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const ski = { sku: "SKI-1-170", qty: 1, from: "2027-02-08", to: "2027-02-10", source: "praha" };
const boots = { ...ski, sku: "BOOTS" };
const PASSWORD = "sjezd-po-sedmé";

async function register(email: string): Promise<string> {
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
  return valueOf(await shop.port.login({ username: email, password: PASSWORD }, shop.context()));
}
const connect = (customerToken?: string, cartToken?: string, now = NOW) =>
  shop.port.connectCart({}, shop.context({ customerToken, cartToken, now }));
const linesOf = async (cartToken: string) =>
  valueOf(await shop.port.pullCart({}, shop.context({ cartToken })))
    .items.map(({ sku, qty, hold_expires_at }) => `${sku} ${qty}${hold_expires_at ? "" : " not kept"}`)
    .sort();

test("two devices share one cart, their lines merged by quantity once", async () => {
  const jana = await register("jana@example.com");
  const [phone, desk] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await phone.put(ski));
  valueOf(await phone.put(boots));
  valueOf(await desk.put(ski));
  expect(valueOf(await connect(jana, phone.token))).toEqual({ token: phone.token, unmerged: [] });
  const merged = { token: desk.token, unmerged: [] };
  expect(valueOf(await connect(jana, desk.token))).toEqual(merged);
  const all = ["BOOTS 1", "SKI-1-170 2"];
  expect([await linesOf(phone.token), await linesOf(desk.token)]).toEqual([all, all]);
  // Again, and from both at once: nothing is left to merge.
  await Promise.all([connect(jana, desk.token), connect(jana, phone.token), connect(jana, desk.token)]);
  expect(await linesOf(desk.token)).toEqual(all);
  valueOf(await phone.put({ ...boots, qty: 0 }));
  expect(await linesOf(desk.token)).toEqual(["SKI-1-170 2"]);
});

test("what a device asked for anew once its login was ended is no second pair at the next one", async () => {
  const jana = await register("jana@example.com");
  const [desk, guest] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await desk.put(ski));
  valueOf(await desk.put(boots));
  valueOf(await connect(jana, desk.token));
  valueOf(await guest.put(ski));
  const copy = await shop.port.connectCart(
    { copied: true },
    shop.context({ customerToken: jana, cartToken: guest.token }),
  );
  expect(valueOf(copy)).toEqual({ token: guest.token, unmerged: [] });
  // What was not asked for anew is there still.
  expect(await linesOf(guest.token)).toEqual(["BOOTS 1", "SKI-1-170 1"]);
});

test("a new password and a logout everywhere shut the cart on other devices until the next login", async () => {
  const [jana, petr] = [await register("jana@example.com"), await register("petr@example.com")];
  const [phone, desk, stranger] = [await openShopper(shop), await openShopper(shop), await openShopper(shop)];
  valueOf(await phone.put(ski));
  valueOf(await stranger.put(boots));
  for (const { token } of [phone, desk]) valueOf(await connect(jana, token));
  valueOf(await connect(petr, stranger.token));
  const passwords = { currentPassword: PASSWORD, newPassword: "nové-heslo-7" };
  const here = { customerToken: jana, cartToken: desk.token };
  const again = valueOf(await shop.port.changePassword(passwords, shop.context(here)));
  const opens = async (cartToken: string) => (await shop.port.pullCart({}, shop.context({ cartToken }))).ok;
  expect([await opens(phone.token), await opens(desk.token)]).toEqual([false, true]);
  valueOf(await shop.port.logout({ everywhere: true }, shop.context({ customerToken: again })));
  expect([await opens(desk.token), await opens(stranger.token)]).toEqual([false, true]);
  const login = { username: "jana@example.com", password: "nové-heslo-7" };
  const { token } = valueOf(await connect(valueOf(await shop.port.login(login, shop.context()))));
  expect(await linesOf(token)).toEqual(["SKI-1-170 1"]);
});

test("a device that is ended finds the cart shut, and the others go on with it", async () => {
  const [desk, petr] = [await register("jana@example.com"), await register("petr@example.com")];
  const [tablet, phone] = [await again(NOW), await again(NOW)];
  const own = await openShopper(shop);
  valueOf(await own.put(ski));
  valueOf(await connect(desk, own.token));
  // One has come into the cart, one has made its own in the account's name.
  const tabletCart = valueOf(await connect(tablet)).token;
  const phoneCart = valueOf(await shop.port.createCart({}, shop.context({ customerToken: phone })));
  const strangersCart = valueOf(await connect(petr)).token;
  const opens = async () =>
    Promise.all(
      [own.token, tabletCart, phoneCart, strangersCart].map(
        async (cartToken) => (await shop.port.pullCart({}, shop.context({ cartToken }))).ok,
      ),
    );
  const end = async (customerToken: string) => {
    const devices = valueOf(await shop.port.listDevices({}, shop.context({ customerToken })));
    const id = devices.find(({ is_this }) => is_this)?.device_id ?? "";
    // As a form sends it, which names no cart.
    valueOf(await shop.port.endDevice({ id }, shop.context({ customerToken: desk })));
  };
  await end(phone);
  expect(await opens()).toEqual([true, true, false, true]);
  await end(tablet);
  expect(await opens()).toEqual([true, false, false, true]);
  expect(await linesOf(own.token)).toEqual(["SKI-1-170 1"]);
});

const deviceOf = async (customerToken: string): Promise<string> =>
  valueOf(await shop.port.listDevices({}, shop.context({ customerToken }))).find(({ is_this }) => is_this)!.device_id;
const opens = async (cartToken: string) => (await shop.port.pullCart({}, shop.context({ cartToken }))).ok;

test("whoever sets a new password keeps the cart of this device, though the form names none", async () => {
  const jana = await register("jana@example.com");
  const phone = await again(NOW);
  const own = await openShopper(shop);
  valueOf(await own.put(ski));
  valueOf(await connect(jana, own.token));
  const { token: phoneCart } = valueOf(await connect(phone));
  const passwords = { currentPassword: PASSWORD, newPassword: "nové-heslo-7" };
  const desk = valueOf(await shop.port.changePassword(passwords, shop.context({ customerToken: jana })));
  expect([await opens(own.token), await opens(phoneCart)]).toEqual([true, false]);
  expect(await linesOf(own.token)).toEqual(["SKI-1-170 1"]);
  // It is the new login's from now on, which stays when another one is ended.
  const login = { username: "jana@example.com", password: "nové-heslo-7" };
  const tablet = valueOf(await shop.port.login(login, shop.context()));
  const { token: tabletCart } = valueOf(await connect(tablet));
  const id = await deviceOf(tablet);
  valueOf(await shop.port.endDevice({ id }, shop.context({ customerToken: desk })));
  expect([await opens(own.token), await opens(tabletCart)]).toEqual([true, false]);
  // Ended itself, it loses the cart as every other one.
  const last = valueOf(await shop.port.login(login, shop.context()));
  const ended = { id: await deviceOf(desk) };
  valueOf(await shop.port.endDevice(ended, shop.context({ customerToken: last })));
  expect(await opens(own.token)).toBe(false);
});

async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
  }
}

test.each([
  ["comes into the cart", true],
  ["comes into the cart", false],
  ["makes a cart", true],
  ["makes a cart", false],
])("a device that %s in the moment in which it is ended has none in the end (first: %s)", async (what, isFirst) => {
  const desk = await register("jana@example.com");
  const phone = await again(NOW);
  const own = await openShopper(shop);
  valueOf(await connect(desk, own.token));
  const id = await deviceOf(phone);
  const come = () =>
    what === "makes a cart" ? shop.port.createCart({}, shop.context({ customerToken: phone })) : connect(phone);
  const end = () => shop.port.endDevice({ id }, shop.context({ customerToken: desk }));
  // Both have read who calls when the account's turn is given to one after the other.
  const turn = await shop.pool.connect();
  try {
    await turn.query("BEGIN");
    await turn.query("SELECT FROM customer FOR NO KEY UPDATE");
    const begin = isFirst ? [come, end] : [end, come];
    const under: Promise<{ ok: boolean }>[] = [];
    for (const [index, work] of begin.entries()) {
      under.push(work());
      await Promise.race([under[index], untilWaiting(index + 1)]);
    }
    await turn.query("COMMIT");
    const answers = await Promise.all(under);
    expect(answers[begin.indexOf(end)]).toMatchObject({ ok: true });
  } finally {
    await turn.query("ROLLBACK");
    turn.release();
  }
  const { rows } = await shop.pool.query(
    "SELECT t.device_id FROM cart_token t JOIN cart c ON c.id = t.cart_id WHERE c.customer_id IS NOT NULL",
  );
  expect(rows).toEqual([{ device_id: await deviceOf(desk) }]);
  expect(await opens(own.token)).toBe(true);
});

test("with a new password a device keeps its cart when another one is ended", async () => {
  const jana = await register("jana@example.com");
  const { token: cartToken } = valueOf(await connect(jana));
  const passwords = { currentPassword: PASSWORD, newPassword: "nové-heslo-7" };
  const desk = valueOf(await shop.port.changePassword(passwords, shop.context({ customerToken: jana, cartToken })));
  const login = { username: "jana@example.com", password: "nové-heslo-7" };
  const phone = valueOf(await shop.port.login(login, shop.context()));
  const phoneCart = valueOf(await connect(phone)).token;
  const devices = valueOf(await shop.port.listDevices({}, shop.context({ customerToken: desk })));
  const id = devices.find(({ is_this }) => !is_this)?.device_id ?? "";
  valueOf(await shop.port.endDevice({ id }, shop.context({ customerToken: desk })));
  expect(await linesOf(cartToken)).toEqual([]);
  expect(refusalOf(await shop.port.pullCart({}, shop.context({ cartToken: phoneCart }))).code).toBe("cart_not_found");
});

test("without a cart of its own a device gets the one that its owner has", async () => {
  const jana = await register("jana@example.com");
  const phone = await openShopper(shop);
  valueOf(await phone.put(boots));
  valueOf(await connect(jana, phone.token));
  const { token } = valueOf(await connect(jana));
  expect(token).not.toBe(phone.token);
  expect([await linesOf(token), await linesOf(phone.token)]).toEqual([["BOOTS 1"], ["BOOTS 1"]]);
});

test("what can't come along is told with its reason, and what is on the screen stays", async () => {
  const jana = await register("jana@example.com");
  const [phone, desk, petr] = [await openShopper(shop), await openShopper(shop), await openShopper(shop)];
  valueOf(await phone.put(ski));
  valueOf(await phone.put({ ...boots, from: "2027-02-01", to: "2027-02-02" }));
  valueOf(await connect(jana, phone.token));
  valueOf(await petr.put({ ...ski, from: "2027-02-10", to: "2027-02-12" }));
  valueOf(await desk.put({ ...ski, source: "brno" }));
  const { unmerged } = valueOf(await connect(jana, desk.token));
  expect(unmerged.map(({ sku, qty, from, problem }) => [sku, qty, from, problem]).sort()).toEqual([
    ["BOOTS", 1, "2027-02-01", "other_source"],
    ["SKI-1-170", 1, "2027-02-08", "other_source"],
  ]);
  for (const { name } of unmerged) expect(name).not.toBe("");
  expect(await linesOf(desk.token)).toEqual(["SKI-1-170 1"]);
});

test("one unit too many is refused, and its owner keeps those that he had", async () => {
  const jana = await register("jana@example.com");
  const [phone, desk] = [await openShopper(shop), await openShopper(shop)];
  valueOf(await phone.put({ ...ski, qty: 2 }));
  valueOf(await connect(jana, phone.token));
  const later = minutes(31);
  valueOf(await desk.put(ski, later));
  expect(valueOf(await connect(await again(later), desk.token, later)).unmerged).toMatchObject([
    { sku: "SKI-1-170", qty: 2, problem: "out_of_stock" },
  ]);
  expect(await linesOf(desk.token)).toEqual(["SKI-1-170 1"]);
});

test("a last unit that the account keeps is refused to their ended device, and theirs by a login", async () => {
  const desk = await register("jana@example.com");
  const own = await openShopper(shop);
  valueOf(await own.put({ ...ski, qty: 2 }));
  valueOf(await connect(desk, own.token));
  valueOf(await shop.port.logout({ everywhere: true }, shop.context({ customerToken: desk })));
  const guest = await openShopper(shop);
  expect(refusalOf(await guest.put({ ...ski, qty: 2 })).code).toBe("out_of_stock");
  expect(valueOf(await connect(await again(NOW), guest.token)).unmerged).toEqual([]);
  expect(await linesOf(guest.token)).toEqual(["SKI-1-170 2"]);
});
const again = async (now: Date): Promise<string> =>
  valueOf(await shop.port.login({ username: "jana@example.com", password: PASSWORD }, shop.context({ now })));

test("a coupon comes along, and the one on the screen wins", async () => {
  const jana = await register("jana@example.com");
  const [phone, desk] = [await openShopper(shop), await openShopper(shop)];
  await shop.pool.query("UPDATE cart SET coupon = 'SLEVA' WHERE id = (SELECT cart_id FROM cart_token LIMIT 1)");
  for (const { token } of [phone, desk]) valueOf(await connect(jana, token));
  expect(valueOf(await shop.port.getCoupon({}, desk.context()))).toBe("SLEVA");
});

test("going through logins keeps nothing longer than the owner wants", async () => {
  const jana = await register("jana@example.com");
  const phone = await openShopper(shop);
  valueOf(await phone.put(ski));
  valueOf(await connect(jana, phone.token));
  let token = phone.token;
  const enterAt = async (minute: number) => {
    const now = minutes(minute);
    token = valueOf(await connect(await again(now), undefined, now)).token;
    const { items } = valueOf(await shop.port.pullCart({}, shop.context({ cartToken: token, now })));
    return items[0]?.hold_expires_at;
  };
  for (let minute = 25; minute <= 200; minute += 25)
    expect(await enterAt(minute)).toBe(minutes(minute + 30).toISOString());
  expect(await enterAt(225)).toBe(minutes(240).toISOString());
  expect(await enterAt(250)).toBeNull();
});

test("nobody gets a cart of somebody else, whatever token is named", async () => {
  const [jana, petr] = [await register("jana@example.com"), await register("petr@example.com")];
  const phone = await openShopper(shop);
  valueOf(await phone.put(ski));
  valueOf(await connect(jana, phone.token));
  const { token } = valueOf(await connect(petr, phone.token));
  expect([token === phone.token, await linesOf(token), await linesOf(phone.token)]).toEqual([
    false,
    [],
    ["SKI-1-170 1"],
  ]);
  for (const nobody of [undefined, "nobody's"])
    expect(refusalOf(await connect(nobody, phone.token)).code).toBe("login_required");
});

test("devices without end leave no more tokens than a person has devices, the newest of them", async () => {
  const jana = await register("jana@example.com");
  const tokens: string[] = [];
  for (let count = 0; count <= MAX_DEVICES; count += 1)
    tokens.push(valueOf(await connect(jana, undefined, minutes(count / 10))).token);
  const { rows } = await shop.pool.query("SELECT FROM cart_token");
  expect(rows).toHaveLength(MAX_DEVICES);
  expect(refusalOf(await shop.port.pullCart({}, shop.context({ cartToken: tokens[0] }))).code).toBe("cart_not_found");
  expect(await linesOf(tokens.at(-1) ?? "")).toEqual([]);
});

test("carts without end are merged a few at a time", async () => {
  const jana = await register("jana@example.com");
  const carts: string[] = [];
  for (let count = 0; count < MERGED_AT_ONCE + 3; count += 1)
    carts.push(valueOf(await shop.port.createCart({}, shop.context({ customerToken: jana, now: minutes(count) }))));
  const left = async () => (await shop.pool.query("SELECT FROM cart")).rows.length;
  valueOf(await connect(jana, carts.at(-1), minutes(25)));
  expect(await left()).toBe(3);
  valueOf(await connect(jana, carts.at(-1), minutes(26)));
  expect(await left()).toBe(1);
});
