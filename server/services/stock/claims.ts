import type { Day } from "@/lib/contract";
import { addDays, eachDay } from "@/lib/domain/days";
import { awayUntil } from "@/lib/domain/way-back";
import { afterCommit, type Queryable } from "@/server/db/client";
import { tellStockChange } from "@/server/db/stock-news";
import * as claims from "@/server/repositories/claims";
import type { ClaimRow, NewClaim } from "@/server/repositories/claims";
import type { PartRow } from "@/server/repositories/rentals";
import * as stock from "@/server/repositories/stock";
import type { CounterRow, Slot } from "@/server/repositories/stock";

export interface ClaimChange {
  /** What shall be claimed; its owners stand already. */
  take?: readonly NewClaim[];
  /** Claims to give back, live or not. What is taken again for the same days passes to its new owner. */
  release?: readonly ClaimRow[];
  /** Carts' claims to give back if they have run out by `now` when their counters are locked. */
  releaseExpired?: readonly ClaimRow[];
}

/** What was short: the claim, the first day that is full, and how many units are free on all its days. */
export interface Shortage<T extends Slot = NewClaim> {
  claim: T;
  day: Day;
  free: number;
}

const keyOf = (variantId: number, sourceId: string, day: Day): string => `${variantId}~${sourceId}~${day}`;
const keysOf = (slot: Slot): string[] => eachDay(slot).map((day) => keyOf(slot.variantId, slot.sourceId, day));

export const slotOf = (claim: ClaimRow): Slot => ({
  variantId: claim.variant_id,
  productId: claim.product_id,
  sourceId: claim.source_id,
  from: claim.period_from,
  to: claim.blocked_to,
  units: claim.units,
});

/** Counters as they stand under the locks, and what is to be added to each. */
class Counters {
  private readonly rows = new Map<string, { row: CounterRow; delta: number }>();

  constructor(rows: readonly CounterRow[]) {
    for (const row of rows) this.rows.set(keyOf(row.variant_id, row.source_id, row.day), { row, delta: 0 });
  }

  add(slot: Slot, units: number): void {
    for (const key of keysOf(slot)) {
      const counter = this.rows.get(key);
      if (counter) counter.delta += units;
    }
  }

  /** Free units on one day; nothing is free where there is no stock. */
  private freeOn(key: string): number {
    const counter = this.rows.get(key);
    return counter ? counter.row.units - counter.row.booked - counter.delta : 0;
  }

  freeFor(slot: Slot): number {
    return Math.max(0, Math.min(...keysOf(slot).map((key) => this.freeOn(key))));
  }

  /** Counts a claim in, or names the first day on which it does not fit. */
  take(slot: Slot): Day | null {
    const full = eachDay(slot).find((day) => this.freeOn(keyOf(slot.variantId, slot.sourceId, day)) < slot.units);
    if (full === undefined) this.add(slot, slot.units);
    return full ?? null;
  }

  changes(): { variantId: number; sourceId: string; day: Day; delta: number }[] {
    return [...this.rows.values()]
      .filter(({ delta }) => delta !== 0)
      .map(({ row, delta }) => ({ variantId: row.variant_id, sourceId: row.source_id, day: row.day, delta }));
  }
}

const sameness = (slot: Slot, periodTo: Day): string =>
  [slot.variantId, slot.sourceId, slot.from, periodTo, slot.to, slot.units].join("~");

/** Pairs what is given back with what is taken for the same units and days: such a claim only changes its owner. */
function pairUp(take: readonly NewClaim[], gone: readonly ClaimRow[]) {
  const left = new Map<string, ClaimRow[]>();
  for (const row of gone) {
    const key = sameness(slotOf(row), row.period_to);
    left.set(key, [...(left.get(key) ?? []), row]);
  }
  const passed: { id: number; to: NewClaim }[] = [];
  const taken = take.filter((claim) => {
    const row = left.get(sameness(claim, claim.periodTo))?.pop();
    if (row) passed.push({ id: row.id, to: claim });
    return !row;
  });
  return { passed, taken, freed: [...left.values()].flat() };
}

/**
 * The one way in which units are claimed, passed on and given back: makes missing counters, locks all in one
 * order, frees carts' claims that ran out and stand in the way, checks, counts. To be called once in a
 * transaction (a second round of locks could meet another transaction's first), which the caller rolls back
 * when units are short.
 */
export async function changeClaims(
  tx: Queryable,
  { take = [], release = [], releaseExpired = [] }: ClaimChange,
  now: Date,
): Promise<{ ok: true } | { ok: false; shortages: Shortage[] }> {
  if (take.length > 0) await stock.makeCounters(tx, take);
  const inTheWay = take.length > 0 ? await claims.readExpiredInTheWay(tx, take, now) : [];
  const ifExpired = [...inTheWay, ...releaseExpired];
  const touched = [...take, ...release.map(slotOf), ...ifExpired.map(slotOf)];
  if (touched.length === 0) return { ok: true };

  const counters = new Counters(await stock.lockCounters(tx, touched));
  // Only what really stands counts: another transaction may have freed a claim before our locks stood.
  const gone = await claims.lockClaims(
    tx,
    release.map(({ id }) => id),
    ifExpired.map(({ id }) => id),
    now,
  );
  const { passed, taken, freed } = pairUp(take, gone);
  for (const claim of freed) counters.add(slotOf(claim), -claim.units);
  const freeBefore = taken.map((claim) => counters.freeFor(claim));
  const shortages = taken.flatMap((claim, index) => {
    const day = counters.take(claim);
    return day === null ? [] : [{ claim, day, free: freeBefore[index] ?? 0 }];
  });
  if (shortages.length > 0) return { ok: false, shortages };

  if (freed.length > 0)
    await claims.deleteClaims(
      tx,
      freed.map(({ id }) => id),
    );
  if (passed.length > 0) await claims.passClaims(tx, passed);
  const changes = counters.changes();
  if (changes.length > 0) {
    await stock.addToCounters(tx, changes);
    afterCommit(tx, tellStockChange);
  }
  if (taken.length > 0) await claims.insertClaims(tx, taken);
  return { ok: true };
}

/** What a rent needs: each part for the period and the turnaround after it. */
export const claimsFor = (
  parts: readonly PartRow[],
  rent: { from: Day; to: Day; qty: number; source: string; elsewhere?: boolean } & Pick<NewClaim, "owner" | "endsAt">,
): NewClaim[] =>
  parts.map((part) => ({
    variantId: part.variant_id,
    productId: part.product_id,
    sourceId: rent.source,
    from: rent.from,
    periodTo: rent.to,
    to: addDays(awayUntil(rent.to, rent.elsewhere ?? false), part.turnaround_days),
    units: part.units * rent.qty,
    owner: rent.owner,
    endsAt: rent.endsAt,
  }));
