import type { Day, OrderStatus, Period } from "@/lib/contract";
import { type DayCount, freeOnEveryDay, occupiedPeriod } from "./availability";
import { eachDay } from "./days";
import { holdExpiry, isExpired } from "./holds";
import { next, type OrderEvent } from "./order-status";

/*
 * The rule book of stock as one pure state machine: counters per day for one variant at one source, and who
 * claims what. The database does the same with rows and locks; property tests run both side by side.
 */

export interface Claim {
  period: Period;
  qty: number;
  /** A cart's hold, or the status of the order that came of it. */
  status: "held" | "lapsed" | OrderStatus;
  holdExpiresAt: Date;
}

export interface StockLedger {
  units: number;
  turnaroundDays: number;
  /** Days without an entry have nothing booked. */
  booked: ReadonlyMap<Day, number>;
  claims: ReadonlyMap<string, Claim>;
}

export const openLedger = (units: number, turnaroundDays = 0): StockLedger => ({
  units,
  turnaroundDays,
  booked: new Map(),
  claims: new Map(),
});

/** What a step gives: the next ledger, or null when it is refused. */
type Step = StockLedger | null;

const dayCounts = (ledger: StockLedger): DayCount[] =>
  [...ledger.booked].map(([day, booked]) => ({ day, units: ledger.units, booked }));

/** Units free on every day that a rent would block, its turnaround included. */
export const freeUnits = (ledger: StockLedger, period: Period): number =>
  freeOnEveryDay(dayCounts(ledger), occupiedPeriod(period, ledger.turnaroundDays), ledger.units);

/** Whether a claim takes units now. */
export const isLive = (claim: Claim): boolean => claim.status !== "lapsed" && claim.status !== "cancelled";

function withClaim(ledger: StockLedger, id: string, claim: Claim): StockLedger {
  const before = ledger.claims.get(id);
  const change = (isLive(claim) ? claim.qty : 0) - (before && isLive(before) ? before.qty : 0);
  const booked = new Map(ledger.booked);
  for (const day of eachDay(occupiedPeriod(claim.period, ledger.turnaroundDays)))
    booked.set(day, (booked.get(day) ?? 0) + change);
  return { ...ledger, booked, claims: new Map(ledger.claims).set(id, claim) };
}

/** Holds units for a cart; one id holds once. */
export function hold(ledger: StockLedger, id: string, period: Period, qty: number, now: Date): Step {
  if (qty < 1 || ledger.claims.has(id) || freeUnits(ledger, period) < qty) return null;
  return withClaim(ledger, id, { period, qty, status: "held", holdExpiresAt: holdExpiry(now) });
}

/** Starts the half-hour anew; a hold that has lapsed has to find its units free again. */
export function extend(ledger: StockLedger, id: string, now: Date): Step {
  const claim = ledger.claims.get(id);
  if (!claim || (claim.status !== "held" && claim.status !== "lapsed")) return null;
  if (claim.status === "lapsed" && freeUnits(ledger, claim.period) < claim.qty) return null;
  return withClaim(ledger, id, { ...claim, status: "held", holdExpiresAt: holdExpiry(now) });
}

/** Frees what has run out: carts' holds, and orders that were not paid in time. */
export function expire(ledger: StockLedger, now: Date): StockLedger {
  let settled = ledger;
  for (const [id, claim] of ledger.claims) {
    if (!isExpired(claim.holdExpiresAt, now)) continue;
    if (claim.status === "held") settled = withClaim(settled, id, { ...claim, status: "lapsed" });
    else if (claim.status === "pending_payment") settled = withClaim(settled, id, { ...claim, status: "cancelled" });
  }
  return settled;
}

/** Turns a hold into an order; what is paid at pick-up is confirmed at once. A lapsed hold has to find its units free. */
export function placeOrder(ledger: StockLedger, id: string, paidByGateway: boolean, now: Date): Step {
  const held = extend(ledger, id, now);
  const claim = held?.claims.get(id);
  return held && claim
    ? withClaim(held, id, { ...claim, status: paidByGateway ? "pending_payment" : "confirmed" })
    : null;
}

/** Moves an order on; a cancelled one gives its units back. */
export function moveOrder(ledger: StockLedger, id: string, event: OrderEvent): Step {
  const claim = ledger.claims.get(id);
  if (!claim || claim.status === "held" || claim.status === "lapsed") return null;
  const status = next(claim.status, event);
  return status && withClaim(ledger, id, { ...claim, status });
}
