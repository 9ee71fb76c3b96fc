import { GRACE_SECONDS, KEEP_SECONDS } from "@/lib/domain/account-session";
import { embeddedCommerce } from "@/server/commerce/embedded";
import { createPool } from "@/server/db/client";
import { mortalPool } from "@/server/testing/mortal-pool";
import { NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";

/* Logins over two processes of one database, of which one is killed at any statement. */

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await openTestShop();
  url = shop.pool.options.connectionString ?? "";
  const customer = { email: "jana@example.com", firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password: PASSWORD }, shop.context()));
});
beforeEach(() => shop.pool.query("TRUNCATE customer_device, account_attempt CASCADE"));
afterAll(() => shop.close());

const PASSWORD = "sjezd-po-sedmé";
const credentials = { username: "jana@example.com", password: PASSWORD };
type Port = TestShop["port"];
type Login = { customerToken: string; refreshToken: string };
const read = (answer: Awaited<ReturnType<Port["login"]>>): Login | null =>
  answer.ok ? { customerToken: answer.value, refreshToken: answer.meta.refreshToken } : null;
const enter = async (port: Port) => read(await port.login(credentials, shop.context()));
const renew = async (port: Port, refreshToken: string, seconds = 0) =>
  read(await port.refreshSession({ refreshToken }, shop.context({ now: after(seconds) })));
/** From when on a token that was made now is replaced. */
const OLD = KEEP_SECONDS + 1;
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const isIn = async (login: Login | null): Promise<boolean> =>
  login !== null && (await shop.port.getMe({}, shop.context({ customerToken: login.customerToken }))).ok;
const count = async (table: string): Promise<number> =>
  (await shop.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count ?? -1;

test("a token renewed by two processes at once has one successor, and used again later it ends the login", async () => {
  const pools = [1, 2].map(() => createPool(url, { max: 4, patience: "tool" }));
  const [one, two] = pools.map((pool) => embeddedCommerce(pool)) as [Port, Port];
  try {
    for (let round = 0; round < 20; round += 1) {
      const first = await enter(one);
      if (!first) throw new Error("nobody is in");
      const renewed = await Promise.all([one, two, one, two].map((port) => renew(port, first.refreshToken, OLD)));
      expect(new Set(renewed.map((login) => login?.refreshToken)).size).toBe(1);
      for (const login of renewed) expect(await isIn(login)).toBe(true);
      expect([await count("customer_device"), await count("refresh_token")]).toEqual([1, 2]);
      const next = renewed[0]?.refreshToken ?? "";
      // The other process hears of it: both hands are empty.
      expect(await renew(two, first.refreshToken, OLD + GRACE_SECONDS + 1)).toBeNull();
      expect(await renew(one, next, OLD + GRACE_SECONDS + 1)).toBeNull();
      expect(await count("customer_device")).toBe(0);
    }
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
});

/** Each statement of some work in turn, until there is none left to die at. */
async function atEachStatement(when: "before" | "after", work: (port: Port) => Promise<void>): Promise<number> {
  for (let at = 1; ; at += 1) {
    const mortal = mortalPool(url, { at, when });
    await work(embeddedCommerce(mortal.pool));
    const lived = !mortal.isDead();
    await mortal.close();
    if (lived) return at - 1;
  }
}

test.each(["before", "after"] as const)("a login whose process dies %s a statement is whole or none", async (when) => {
  const deaths = await atEachStatement(when, async (port) => {
    await shop.pool.query("TRUNCATE customer_device, account_attempt CASCADE");
    const login = await enter(port).catch(() => null);
    // Whatever was acknowledged stays; of what was not there is nothing half.
    if (login) expect(await isIn(login)).toBe(true);
    const devices = await count("customer_device");
    expect(devices).toBeLessThanOrEqual(1);
    expect([await count("refresh_token"), await count("access_token")]).toEqual([devices, devices]);
  });
  expect(deaths).toBeGreaterThan(5);
});

test.each(["before", "after"] as const)(
  "whose process dies %s a statement of a renewal is still in, and renews it with the next process",
  async (when) => {
    const deaths = await atEachStatement(when, async (port) => {
      await shop.pool.query("TRUNCATE customer_device, account_attempt CASCADE");
      const first = await enter(shop.port);
      if (!first) throw new Error("nobody is in");
      const renewed = await renew(port, first.refreshToken, OLD).catch(() => null);
      expect(await isIn(first)).toBe(true);
      if (renewed) expect(await isIn(renewed)).toBe(true);
      const again = await renew(shop.port, first.refreshToken, OLD + 5);
      expect(await isIn(again)).toBe(true);
      if (renewed) expect(again?.refreshToken).toBe(renewed.refreshToken);
      expect([await count("customer_device"), await count("refresh_token")]).toEqual([1, 2]);
    });
    expect(deaths).toBeGreaterThan(3);
  },
);
