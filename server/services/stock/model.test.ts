import fc from "fast-check";
import { addDays, shopDay } from "@/lib/domain/days";
import { withTransaction } from "@/server/db/client";
import { sweepExpiredClaims, sweepUnpaidOrders } from "@/server/jobs/sweep";
import { moveHold, moveOrder, movePayment, settleDeposit, takeLostDeposit } from "@/server/services/order/transition";
import { type DepositStep, type OrderStep, RentalModel } from "@/server/testing/rental-model";
import { coupons } from "@/shop.config";
import { forgetRents, NOW, openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, GATEWAY, openShopper, orderOf } from "@/server/testing/shopper";

/* Random shoppers on the real database beside a model that counts everything anew: both must say the same. */

/** SEZONA_ENDURANCE=model gives the run of an hour; the other is for every day. */
const isLong = process.env.SEZONA_ENDURANCE === "model";
const RUNS = isLong ? 10_000 : 40;
if (isLong) jest.setTimeout(6 * 60 * 60_000);

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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("coupon" as const), shopper }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("deposit" as const),
      which: fc.nat(9),
      step: fc.constantFrom<DepositStep>(
        "authorize",
        "authorize",
        "lapse",
        "release",
        "keep_part",
        "keep",
        "take_lost",
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      which: fc.nat(9),
      step: fc.constantFrom<OrderStep>("pay", "cancel", "hand_over", "take_back", "close"),
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
const before = [...coupons];
const ONCE = { code: "ONCE", off: { percent: 10 }, uses: "once" as const };
beforeAll(async () => {
  shop = await openTestShop();
  coupons.splice(0, coupons.length, ONCE);
});
afterAll(() => {
  coupons.splice(0, coupons.length, ...before);
  return shop.close();
});

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
    expect(await standing(run)).toEqual(
      run.model.orders.map(({ status, deposit, coupon }) => [status, deposit, coupon]),
    );
  }
}

/** Orders as the shop has them: state, deposit, and whether the coupon took off what it does. */
async function standing({ orderIds }: Run) {
  const { rows } = await shop.pool.query<{ id: string; row: [string, string, boolean] }>(
    `SELECT id, jsonb_build_array(status, deposit_status,
       coupon = 'ONCE' AND discount = round(subtotal * 0.1) AND grand_total = subtotal - discount) AS row
     FROM rental_order WHERE id = ANY($1)`,
    [orderIds],
  );
  return orderIds.map((id) => rows.find((row) => row.id === id)?.row.map((value) => value ?? false));
}

async function compare(entry: Exclude<Step, { kind: "wait" }>, run: Run, now: Date): Promise<void> {
  const { model } = run;
  if (entry.kind === "sweep") {
    await sweepExpiredClaims(shop.pool, now);
    await sweepUnpaidOrders(shop.pool, now);
    model.sweep(now);
  } else if (entry.kind === "deposit") {
    const id = run.orderIds[entry.which % Math.max(run.orderIds.length, 1)];
    if (id !== undefined) await moveDeposit(id, entry, run, now);
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
    } else if (entry.kind === "coupon") {
      const isFilled = model.wishesOf(entry.shopper).length > 0;
      if (!isFilled) return;
      const answer = await shop.port.applyCoupon({ coupon: "ONCE" }, person.context(now));
      expect(answer.ok).toBe(model.applyCoupon(entry.shopper));
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

async function moveDeposit(
  id: string,
  { which, step: event }: Extract<Step, { kind: "deposit" }>,
  { model, orderIds }: Run,
  now: Date,
): Promise<void> {
  const index = which % orderIds.length;
  // A gateway says only of what it holds that it holds it no longer.
  if (event === "lapse" && !model.orders[index]?.onCard) return;
  const step = { actor: "shop" as const, now };
  await withTransaction(shop.pool, async (tx) => {
    const { rows } = await tx.query<{ deposit: number }>("SELECT deposit FROM rental_order WHERE id = $1", [id]);
    const deposit = rows[0]?.deposit ?? 0;
    if (event === "authorize" || event === "lapse") await moveHold(tx, id, event, deposit, step);
    else if (event === "take_lost") await takeLostDeposit(tx, id, step);
    else await settleDeposit(tx, id, { release: 0, keep_part: 100, keep: deposit }[event], step);
  });
  model.moveDeposit(index, event);
}

/** Ways that chance takes too seldom: each runs every time. */
const put = (sku: string, qty: 1 | 2 = 1): Step => ({ kind: "put", shopper: 0, sku, start: 2, length: 2, qty });
const ordered = (paidFirst: boolean): Step => ({ kind: "order", shopper: 0, paidFirst });
const waited = (minutes: number): Step => ({ kind: "wait", minutes });
const moved = (event: OrderStep): Step => ({ kind: "move", which: 0, step: event });
const onDeposit = (event: DepositStep): Step => ({ kind: "deposit", which: 0, step: event });
const withCoupon = (who: number): Step => ({ kind: "coupon", shopper: who });
const other: Step = { kind: "put", shopper: 1, sku: "HELMET", start: 2, length: 2, qty: 1 };
const again: Step = { kind: "put", shopper: 1, sku: "GROUP", start: 4, length: 2, qty: 1 };
const examples: [Step[]][] = [
  // Not paid in time, and the units are somebody else's; the money comes late.
  [[put("GROUP"), ordered(true), waited(31), { kind: "sweep" }, again, moved("pay"), moved("cancel")]],
  [[put("GROUP"), ordered(true), waited(20), moved("pay"), waited(31), { kind: "sweep" }, again]],
  // Out on the 10th, back on the same day instead of the 12th: the rest is free, the turnaround is not.
  [[put("GROUP"), ordered(false), waited(9 * DAY_MINUTES), moved("hand_over"), moved("take_back"), again]],
  [[put("SET", 2), ordered(false), moved("cancel"), put("SET", 2), ordered(true), moved("pay"), moved("cancel")]],
  // A hold ends before the hand-over, and after it: given by hand, kept in part, closed.
  [
    [
      put("BOOTS"),
      ordered(false),
      onDeposit("authorize"),
      onDeposit("lapse"),
      moved("hand_over"),
      onDeposit("release"),
    ],
  ],
  [
    [
      ...[put("BOOTS"), ordered(false), onDeposit("authorize"), moved("hand_over"), onDeposit("lapse")],
      ...[onDeposit("take_lost"), moved("take_back"), moved("close"), onDeposit("keep_part"), moved("close")],
    ],
  ],
  // One use of a coupon: the second waits until the first order is called off.
  [
    [
      ...[put("BOOTS"), withCoupon(0), ordered(true), other, withCoupon(1), moved("cancel"), withCoupon(1)],
      { kind: "order", shopper: 1, paidFirst: false },
    ],
  ],
  // Kept as long as anybody may keep, then not at all, then anew.
  [
    [
      put("BOOTS"),
      ...Array.from({ length: 13 }, (): Step[] => [waited(20), { kind: "extend", shopper: 0 }]).flat(),
      again,
    ],
  ],
];

test("carts, coupons, orders, money, deposits, hand-overs and time in any order do what the model says", async () => {
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
