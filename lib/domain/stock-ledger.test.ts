import fc from "fast-check";
import type { Period } from "@/lib/contract";
import { addDays, eachDay } from "./days";
import {
  expire,
  extend,
  freeUnits,
  hold,
  isLive,
  moveOrder,
  openLedger,
  placeOrder,
  type StockLedger,
} from "./stock-ledger";

const start = new Date("2027-02-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const week: Period = { from: "2027-02-13", to: "2027-02-15" };

/** Must be allowed. */
const done = (step: StockLedger | null): StockLedger => {
  if (!step) throw new Error("the step was refused");
  return step;
};

test("the last unit is held once, and lapses to the next shopper", () => {
  const held = done(hold(openLedger(1), "eva", week, 1, start));
  expect(hold(held, "jan", { from: "2027-02-15", to: "2027-02-20" }, 1, start)).toBeNull();
  expect(hold(held, "jan", { from: "2027-02-16", to: "2027-02-20" }, 1, start)).not.toBeNull();
  const lapsed = expire(held, minutesLater(30));
  const taken = done(hold(lapsed, "jan", week, 1, minutesLater(30)));
  expect(extend(taken, "eva", minutesLater(31))).toBeNull();
  expect(placeOrder(taken, "eva", false, minutesLater(31))).toBeNull();
});

test("a turnaround keeps the day after the return", () => {
  const held = done(hold(openLedger(1, 1), "eva", week, 1, start));
  expect(freeUnits(held, { from: "2027-02-16", to: "2027-02-16" })).toBe(0);
  expect(freeUnits(held, { from: "2027-02-17", to: "2027-02-17" })).toBe(1);
  // The new rent's own turnaround would run into the old rent.
  expect(freeUnits(held, { from: "2027-02-12", to: "2027-02-12" })).toBe(0);
});

test("an order keeps its units until it is cancelled or not paid in time", () => {
  const ordered = done(placeOrder(done(hold(openLedger(2), "eva", week, 2, start)), "eva", true, minutesLater(10)));
  expect(freeUnits(expire(ordered, minutesLater(39)), week)).toBe(0);
  expect(freeUnits(expire(ordered, minutesLater(40)), week)).toBe(2);
  const paid = done(moveOrder(ordered, "eva", "pay"));
  expect(freeUnits(expire(paid, minutesLater(9_999)), week)).toBe(0);
  const cancelled = done(moveOrder(paid, "eva", "cancel"));
  expect(freeUnits(cancelled, week)).toBe(2);
  expect(moveOrder(cancelled, "eva", "cancel")).toBeNull();
});

const period = fc
  .tuple(fc.nat(7), fc.nat(4))
  .map(([from, length]) => ({ from: addDays(week.from, from), to: addDays(week.from, from + length) }));
const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const event = fc.constantFrom(
  "pay" as const,
  "expire" as const,
  "cancel" as const,
  "hand_over" as const,
  "take_back" as const,
  "close" as const,
);
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("hold" as const), id, period, qty: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("extend" as const), id }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("order" as const), id, gateway: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move" as const), id, event }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
);

/** Units claimed on a day, counted afresh from the claims. */
const recount = (ledger: StockLedger, day: string): number =>
  [...ledger.claims.values()]
    .filter(
      (claim) => isLive(claim) && claim.period.from <= day && day <= addDays(claim.period.to, ledger.turnaroundDays),
    )
    .reduce((sum, claim) => sum + claim.qty, 0);

test("no run of holds, orders, payments, cancellations, returns and waiting books a unit twice", () => {
  let refusals = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.nat(2),
      fc.array(action, { minLength: 1, maxLength: 30 }),
      (units, turnaround, actions) => {
        let ledger = openLedger(units, turnaround);
        let now = start;
        const horizon = eachDay({ from: week.from, to: addDays(week.from, 20) });
        for (const step of actions) {
          const before = ledger;
          let after: StockLedger | null;
          if (step.kind === "wait") {
            now = new Date(now.getTime() + step.minutes * 60_000);
            after = expire(ledger, now);
          } else if (step.kind === "hold") {
            after = hold(ledger, step.id, step.period, step.qty, now);
            const fits = eachDay({ from: step.period.from, to: addDays(step.period.to, turnaround) }).every(
              (day) => recount(before, day) + step.qty <= units,
            );
            expect(after !== null).toBe(fits && step.qty > 0 && !before.claims.has(step.id));
            if (!fits) refusals += 1;
          } else if (step.kind === "extend") after = extend(ledger, step.id, now);
          else if (step.kind === "order") after = placeOrder(ledger, step.id, step.gateway, now);
          else after = moveOrder(ledger, step.id, step.event);
          ledger = after ?? before;
        }
        for (const day of horizon) {
          const booked = ledger.booked.get(day) ?? 0;
          if (booked !== recount(ledger, day) || booked < 0 || booked > units)
            throw new Error(`${day}: ${booked} booked, ${recount(ledger, day)} claimed, ${units} units`);
        }
      },
    ),
    { numRuns: 10_000 },
  );
  // Runs that never collide would prove nothing.
  expect(refusals).toBeGreaterThan(1_000);
}, 60_000);
