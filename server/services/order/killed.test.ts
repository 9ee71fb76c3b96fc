import { embeddedCommerce } from "@/server/commerce/embedded";
import type { OrderBody, PlacedOrder } from "@/lib/contract";
import { type Death, mortalPool } from "@/server/testing/mortal-pool";
import { forgetRents, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, openShopper, orderOf } from "@/server/testing/shopper";

/*
 * A process is killed at each statement of an order and of its cancellation, and between a statement and its answer.
 * `npm run test:endurance -- --only crashes` kills whole processes and PostgreSQL; this tries every single place.
 */

/** SEZONA_ENDURANCE=1 tries every place so many times. */
const ROUNDS = process.env.SEZONA_ENDURANCE === "1" ? 20 : 1;
if (ROUNDS > 1) jest.setTimeout(ROUNDS * 300_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const days = { from: "2027-02-08", to: "2027-02-10", source: "praha" };
const things = [
  { ...days, sku: "SET", qty: 1 },
  { ...days, sku: "BOOTS", qty: 1 },
];

/** Runs `act` in a process that dies so. @returns whether it lived to the end */
async function inMortal(death: Death, act: (port: TestShop["port"]) => Promise<unknown>): Promise<boolean> {
  const { pool, isDead, close } = mortalPool(shop.pool.options.connectionString ?? "", death);
  try {
    const end = await act(embeddedCommerce(pool)).then(
      () => "lived" as const,
      () => "died" as const,
    );
    // It may still have answered what it knew before; nobody hears of it.
    expect(isDead() || end === "lived").toBe(true);
    return !isDead();
  } finally {
    await close();
  }
}

const countOf = async (what: string, id: string): Promise<number> =>
  (await shop.pool.query(`SELECT count(*) AS n FROM ${what}`, [id])).rows[0].n;
async function expectWhole(): Promise<void> {
  expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
}

/** Tries every place, until one lies behind the last statement. @returns how many there were */
async function atEveryPlace(tryAt: (death: Death) => Promise<boolean>): Promise<number> {
  let places = 0;
  for (const when of ["before", "after"] as const)
    for (let at = 1; ; at += 1) {
      await forgetRents(shop);
      if (await tryAt({ at, when })) break;
      places += 1;
    }
  return places;
}

test.each([
  ["at the counter", "cashondelivery"],
  ["by a gateway", GATEWAY],
])("an order that is paid %s stands whole or not at all, and sent again it is that one", async (_how, payment) => {
  let places = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    places += await atEveryPlace(async (death) => {
      const jana = await openShopper(shop);
      for (const thing of things) valueOf(await jana.put(thing));
      const body: OrderBody = orderOf(things, { cart_id: jana.token });
      body.addressInformation.payment_method_code = payment;
      const lived = await inMortal(death, (port) => port.placeOrder(body, jana.context()));
      await expectWhole();

      const placed: PlacedOrder = valueOf(await shop.port.placeOrder(body, jana.context()));
      expect(placed.order_id).toBe(body.order_id);
      await expectWhole();
      expect([
        await countOf("rental_order WHERE id = $1", body.order_id),
        await countOf("order_line WHERE order_id = $1", body.order_id),
        await countOf("order_event WHERE order_id = $1 AND subject = 'order'", body.order_id),
        (await jana.pull()).items,
      ]).toEqual([1, 2, 1, []]);
      // What is told of it is told once.
      const { rows } = await shop.pool.query(
        "SELECT count(*) AS mails, count(DISTINCT kind) AS kinds FROM mail WHERE order_id = $1",
        [body.order_id],
      );
      expect(rows[0].mails).toBe(rows[0].kinds);
      return lived;
    });
  expect(places).toBeGreaterThan(20);
  if (ROUNDS > 1) process.stderr.write(`killed at ${places} places, paid ${_how}: 0 lost, 0 doubled, 0 half-written\n`);
});

test("an order that is called off is called off whole or not at all, and its units are free once", async () => {
  let places = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    places += await atEveryPlace(async (death) => {
      const { order_id: id } = valueOf(await shop.port.placeOrder(orderOf(things), shop.context()));
      const lived = await inMortal(death, (port) => port.cancelOrder({ id }, shop.context()));
      await expectWhole();
      expect(valueOf(await shop.port.cancelOrder({ id }, shop.context()))).toMatchObject({ status: "cancelled" });
      await expectWhole();
      expect([
        await countOf("claim WHERE order_id = $1", id),
        await countOf("order_event WHERE order_id = $1 AND to_status = 'cancelled'", id),
        await countOf("mail WHERE order_id = $1 AND kind = 'cancelled'", id),
      ]).toEqual([0, 1, 1]);
      return lived;
    });
  expect(places).toBeGreaterThan(5);
  if (ROUNDS > 1) process.stderr.write(`killed at ${places} places of a cancellation: 0 half-done\n`);
});
