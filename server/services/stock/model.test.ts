import fc from "fast-check";
import { addDays } from "@/lib/domain/days";
import { sweepExpiredClaims } from "@/server/jobs/sweep";
import { RentalModel } from "@/server/testing/rental-model";
import { forgetRents, NOW, openTestShop, type TestShop } from "@/server/testing/shop";
import { counterErrors, openShopper } from "@/server/testing/shopper";

/* Random shoppers on the real database beside a model that counts everything anew: both must say the same. */

const SHOPPERS = 3;
const ski = { thing: "SKI-1-170", turnaround: 0 };
const helmet = { thing: "HELMET", turnaround: 1 };
const boots = { thing: "BOOTS", turnaround: 0 };
const things = { "SKI-1-170": [ski], HELMET: [helmet], BOOTS: [boots], SET: [ski, helmet], GROUP: [boots, helmet] };
const units = { "SKI-1-170": 2, HELMET: 3, BOOTS: 1 };

const shopper = fc.nat(SHOPPERS - 1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("put" as const),
      shopper,
      sku: fc.constantFrom(...Object.keys(things)),
      start: fc.nat(5),
      length: fc.nat(2),
      qty: fc.constantFrom(1, 1, 1, 2, 3, 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("extend" as const), shopper }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("order" as const), shopper }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 10, 20, 31) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("sweep" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function replay(steps: Step[]): Promise<void> {
  await forgetRents(shop);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(shop)));
  const model = new RentalModel(units, things);
  let time = NOW.getTime();
  for (const entry of steps) {
    // No two steps share an instant, so that lines have one order.
    time += 1000;
    const now = new Date(time);
    if (entry.kind === "wait") time += entry.minutes * 60_000;
    else if (entry.kind === "sweep") await sweepExpiredClaims(shop.pool, now);
    else await compare(entry, shoppers[entry.shopper]!, model, now);
    expect(await counterErrors(shop)).toEqual([]);
  }
}

async function compare(
  entry: Exclude<Step, { kind: "wait" | "sweep" }>,
  person: Awaited<ReturnType<typeof openShopper>>,
  model: RentalModel,
  now: Date,
): Promise<void> {
  if (entry.kind === "put") {
    const from = addDays("2027-02-08", entry.start);
    const wish = { sku: entry.sku, from, to: addDays(from, entry.length), qty: entry.qty };
    const answer = await person.put({ ...wish, source: "praha" }, now);
    expect([answer.ok, answer.ok || answer.error.code]).toEqual(
      model.put(entry.shopper, wish, now) ? [true, true] : [false, "out_of_stock"],
    );
  } else if (entry.kind === "extend") {
    const answer = await shop.port.extendHolds({}, person.context(now));
    expect(answer.ok && answer.value.items.map((item) => item.hold_expires_at !== null)).toEqual(
      model.extend(entry.shopper, now),
    );
  } else {
    const wishes = model.wishesOf(entry.shopper);
    if (wishes.length === 0) return;
    const answer = await person.order(
      wishes.map((wish) => ({ ...wish, source: "praha" })),
      {},
      now,
    );
    expect(answer.ok).toBe(model.order(entry.shopper, now));
  }
}

test("holds, orders, waiting and sweeping in any order do what the model says", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), replay), {
    numRuns: 60,
    endOnFailure: true,
  });
}, 120_000);
