import { addDays } from "@/lib/domain/days";
import { openTestShop, type TestShop } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

/* Shoppers who all want the last unit at once, and the same load on a table without our lock as a control. */

const SHOPPERS = 50;
const TRIALS = 8;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Deterministic, so that a failure can be repeated. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Periods that all hold the trial's middle day, so that exactly one shopper can win. */
const overlapping = (roll: (below: number) => number, middle: string) => ({
  from: addDays(middle, -roll(4)),
  to: addDays(middle, roll(4)),
});

test("the last unit has one winner in every trial, and no day is counted twice", async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(shop)));
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const roll = dice(trial + 1);
    const middle = addDays("2027-03-01", trial * 10);
    const answers = await Promise.all(
      shoppers.map((shopper) => shopper.put({ sku: "BOOTS", qty: 1, source: "praha", ...overlapping(roll, middle) })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.code !== "out_of_stock")).toEqual([]);
  }
  expect(await counterErrors(shop)).toEqual([]);
});

test("lines of several things at once never deadlock, in whatever order they are asked for", async () => {
  const skus = ["SKI-1-160", "SKI-1-170", "SKI-1-180", "SKI-2-170", "HELMET", "SET", "GROUP"];
  const roll = dice(7);
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => openShopper(shop)));
  const runs = shoppers.map(async (shopper) => {
    const rents = [0, 1, 2].map(() => ({
      sku: skus[roll(skus.length)] ?? "",
      qty: 1,
      source: "praha",
      ...overlapping(roll, addDays("2027-06-10", roll(20))),
    }));
    const held = [];
    for (const rent of rents) {
      const answer = await shopper.put(rent);
      if (answer.ok) held.push(rent);
      else expect(answer.error.code).toBe("out_of_stock");
    }
    return held.length > 0 ? shopper.order(held) : null;
  });
  const answers = (await Promise.all(runs)).filter((answer) => answer !== null);
  // What is held is certain: every such order stands.
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  expect(await counterErrors(shop)).toEqual([]);
});

test("the control without lock and check overbooks under the same load", async () => {
  await shop.pool.query("CREATE TABLE naive (day date NOT NULL, units int NOT NULL)");
  let overbooked = 0;
  for (let trial = 0; trial < TRIALS && overbooked === 0; trial += 1) {
    const roll = dice(trial + 1);
    const middle = addDays("2027-03-01", trial * 10);
    await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        const { from, to } = overlapping(roll, middle);
        const { rows } = await shop.pool.query("SELECT 1 FROM naive WHERE day BETWEEN $1 AND $2 LIMIT 1", [from, to]);
        if (rows.length === 0)
          await shop.pool.query(
            "INSERT INTO naive SELECT d, 1 FROM generate_series($1::date, $2::date, interval '1 day') d",
            [from, to],
          );
      }),
    );
    overbooked = (
      await shop.pool.query("SELECT count(*) AS n FROM (SELECT day FROM naive GROUP BY day HAVING sum(units) > 1) o")
    ).rows[0].n;
  }
  expect(overbooked).toBeGreaterThan(0);
});

test("the database itself refuses a counter over its units", async () => {
  await expect(shop.pool.query("UPDATE stock_day SET booked = units + 1")).rejects.toMatchObject({
    code: "23514",
    constraint: "never_overbooked",
  });
});
