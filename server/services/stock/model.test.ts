import fc from "fast-check";
import { addDays, shopDay } from "@/lib/domain/days";
import { withTransaction } from "@/server/db/client";
import { sweepExpiredClaims, sweepUnpaidOrders } from "@/server/jobs/sweep";
import { moveOrder, movePayment } from "@/server/services/order/transition";
import { type OrderStep, RentalModel } from "@/server/testing/rental-model";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, openShopper, orderOf } from "@/server/testing/shopper";

/* Random shoppers on the real database beside a model that counts everything anew: both must say the same. */

/** SEZONA_ENDURANCE=1 gives the run of an hour; the other is for every day. */
const isLong = process.env.SEZONA_ENDURANCE === "1";
const RUNS = isLong ? 10_000 : 40;
jest.setTimeout(isLong ? 6 * 60 * 60_000 : 180_000);

const SHOPPERS = 3;
const ski = { thing: "SKI-1-170", turnaround: 0 };
const helmet = { thing: "HELMET", turnaround: 1 };
const boots = { thing: "BOOTS", turnaround: 0 };
const things = { "SKI-1-170": [ski], HELMET: [helmet], BOOTS: [boots], SET: [ski, helmet], GROUP: [boots, helmet] };
const units = { "SKI-1-170": 2, HELMET: 3, BOOTS: 1 };

const DAY_MINUTES = 24 * 60;
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
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("order" as const), shopper, paidFirst: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      which: fc.nat(9),
      step: fc.constantFrom<OrderStep>("pay", "cancel", "hand_over", "take_back"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      minutes: fc.constantFrom(1, 10, 20, 31, 90, 250, 8 * DAY_MINUTES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("sweep" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Run {
  model: RentalModel;
  shoppers: Awaited<ReturnType<typeof openShopper>>[];
  /** Ids of the orders, as the model numbers them. */
  orderIds: string[];
}

async function replay(steps: Step[]): Promise<void> {
  await forgetRents(shop);
  const run: Run = {
    model: new RentalModel(units, things),
    shoppers: await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(shop))),
    orderIds: [],
  };
  let time = NOW.getTime();
  for (const entry of steps) {
    // No two steps share an instant, so that lines have one order.
    time += 1000;
    const now = new Date(time);
    if (entry.kind === "wait") time += entry.minutes * 60_000;
    else await compare(entry, run, now);
    expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]);
  }
}

async function compare(entry: Exclude<Step, { kind: "wait" }>, run: Run, now: Date): Promise<void> {
  const { model } = run;
  if (entry.kind === "sweep") {
    await sweepExpiredClaims(shop.pool, now);
    await sweepUnpaidOrders(shop.pool, now);
    model.sweep(now);
  } else if (entry.kind === "move") {
    if (run.orderIds.length === 0) return;
    const index = entry.which % run.orderIds.length;
    expect(await move(run.orderIds[index] ?? "", entry.step, now)).toBe(model.move(index, entry.step, now));
  } else {
    const person = run.shoppers[entry.shopper];
    if (!person) throw new Error("nobody");
    if (entry.kind === "put") {
      const from = addDays("2027-02-08", entry.start);
      const wish = { sku: entry.sku, from, to: addDays(from, entry.length), qty: entry.qty };
      const answer = await person.put({ ...wish, source: "praha" }, now);
      // Days go by in a run: what lies behind is nobody's to rent, nor is a day on which the branch has closed.
      const today = shopDay(now);
      if (from < today && !answer.ok && answer.error.code === "invalid_period") return;
      if (from === today && !answer.ok && answer.error.code === "too_late") return;
      expect([answer.ok, answer.ok || answer.error.code]).toEqual(
        model.put(entry.shopper, wish, now) ? [true, true] : [false, "out_of_stock"],
      );
    } else if (entry.kind === "extend") await extend(entry.shopper, run, now);
    else await order(entry, run, now);
  }
}

async function extend(index: number, { model, shoppers }: Run, now: Date): Promise<void> {
  const isPast = model.wishesOf(index).some(({ from }) => from < shopDay(now));
  if (isPast) return;
  const answer = await shop.port.extendHolds({}, shoppers[index]?.context(now) ?? shop.context());
  expect(valueOf(answer).items.map((item) => item.hold_expires_at !== null)).toEqual(model.extend(index, now));
}

async function order(entry: Extract<Step, { kind: "order" }>, run: Run, now: Date): Promise<void> {
  const wishes = run.model.wishesOf(entry.shopper);
  const isPast = wishes.some(({ from }) => from < shopDay(now));
  if (wishes.length === 0 || isPast) return;
  const person = run.shoppers[entry.shopper];
  const body = orderOf(
    wishes.map((wish) => ({ ...wish, source: "praha" })),
    { cart_id: person?.token ?? "" },
  );
  if (entry.paidFirst) body.addressInformation.payment_method_code = GATEWAY;
  const answer = await shop.port.placeOrder(body, person?.context(now) ?? shop.context());
  const isToday = wishes.some(({ from }) => from === shopDay(now));
  if (isToday && !answer.ok && answer.error.code === "too_late") return;
  expect([answer.ok, answer.ok || answer.error.code]).toEqual(
    run.model.order(entry.shopper, now, entry.paidFirst) ? [true, true] : [false, "out_of_stock"],
  );
  if (answer.ok) run.orderIds.push(body.order_id);
}

async function move(id: string, event: OrderStep, now: Date): Promise<string | undefined> {
  return withTransaction(shop.pool, async (tx) =>
    event === "pay"
      ? (await movePayment(tx, id, "pay", { actor: "gateway", now }))?.order
      : (await moveOrder(tx, id, event, { actor: "shop", now }))?.status,
  );
}

/** Ways that chance takes too seldom: each runs every time. */
const put = (sku: string, qty: 1 | 2 = 1): Step => ({ kind: "put", shopper: 0, sku, start: 2, length: 2, qty });
const ordered = (paidFirst: boolean): Step => ({ kind: "order", shopper: 0, paidFirst });
const waited = (minutes: number): Step => ({ kind: "wait", minutes });
const moved = (event: OrderStep): Step => ({ kind: "move", which: 0, step: event });
const again: Step = { kind: "put", shopper: 1, sku: "GROUP", start: 4, length: 2, qty: 1 };
const examples: [Step[]][] = [
  // Not paid in time, and the units are somebody else's; the money comes late.
  [[put("GROUP"), ordered(true), waited(31), { kind: "sweep" }, again, moved("pay"), moved("cancel")]],
  [[put("GROUP"), ordered(true), waited(20), moved("pay"), waited(31), { kind: "sweep" }, again]],
  // Out on the 10th, back on the same day instead of the 12th: the rest is free, the turnaround is not.
  [[put("GROUP"), ordered(false), waited(9 * DAY_MINUTES), moved("hand_over"), moved("take_back"), again]],
  [[put("SET", 2), ordered(false), moved("cancel"), put("SET", 2), ordered(true), moved("pay"), moved("cancel")]],
  // Kept as long as anybody may keep, then not at all, then anew.
  [
    [
      put("BOOTS"),
      ...Array.from({ length: 13 }, (): Step[] => [waited(20), { kind: "extend", shopper: 0 }]).flat(),
      again,
    ],
  ],
];

test("carts, orders, payments, hand-overs, returns, waits and sweeps in any order do what the model says", async () => {
  let done = 0;
  const counted = async (steps: Step[]): Promise<void> => {
    await replay(steps);
    done += 1;
    // Hours long, it says how far it is.
    if (isLong && done % 250 === 0) process.stderr.write(`the model and the shop agreed in ${done} runs\n`);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), counted), {
    numRuns: RUNS,
    examples,
    endOnFailure: true,
  });
});
