import type { Day } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { rentalDays } from "@/lib/domain/rental-period";
import { MAX_BOOKING_AHEAD_DAYS, MAX_BOOKING_DAYS } from "@/lib/limits";
import type { Queryable } from "@/server/db/client";
import { type ClaimRow, type NewClaim, readClaimsOfReferences } from "@/server/repositories/claims";
import { select } from "@/server/repositories/sql";
import { changeClaims } from "@/server/services/stock/claims";
import type { Problem } from "../problems";
import type { ImportSet, Sourced } from "../take-record";
import type { Counts } from "./upsert";

interface Booking {
  sourced: Sourced<"bookings">;
  claim: NewClaim;
}

const dayOf = (text: string, today: Day): Day => (/^[+-]\d/u.test(text) ? addDays(today, Number(text)) : text);

const isSame = (claim: NewClaim, row: ClaimRow | undefined): boolean =>
  row !== undefined &&
  row.variant_id === claim.variantId &&
  row.source_id === claim.sourceId &&
  row.period_from === claim.from &&
  row.period_to === claim.periodTo &&
  row.blocked_to === claim.to &&
  row.units === claim.units;

/** What the bookings of an import change. */
export interface BookingChange {
  take: readonly NewClaim[];
  release: readonly ClaimRow[];
  counts: Counts;
  /** Where in the import a claim stands. */
  placeOf(claim: NewClaim): Sourced<"bookings"> | undefined;
}

/** Bookings made elsewhere that are new or differ, each as the claim that it makes. */
export async function prepareBookings(
  db: Queryable,
  set: ImportSet,
  today: Day,
  problems: Problem[],
): Promise<BookingChange> {
  const bookings = await readBookings(db, set, today, problems);
  const existing = await readClaimsOfReferences(
    db,
    bookings.map(({ sourced }) => sourced.record.reference),
  );
  const known = new Map(existing.map((row) => [row.reference, row]));
  const changed = bookings.filter(({ sourced, claim }) => !isSame(claim, known.get(sourced.record.reference)));
  const release = changed.flatMap(({ sourced }) => known.get(sourced.record.reference) ?? []);
  const places = new Map(changed.map(({ sourced, claim }) => [claim, sourced]));
  return {
    take: changed.map(({ claim }) => claim),
    release,
    counts: {
      created: changed.length - release.length,
      updated: release.length,
      unchanged: bookings.length - changed.length,
    },
    placeOf: (claim) => places.get(claim),
  };
}

/** Claims units as the shop's own orders do; a booking that does not fit is refused by its line. */
export async function writeBookings(
  db: Queryable,
  { take, release, placeOf }: BookingChange,
  now: Date,
  problems: Problem[],
): Promise<void> {
  const claimed = await changeClaims(db, { take, release }, now);
  if (claimed.ok) return;
  for (const { claim, day } of claimed.shortages) {
    const sourced = placeOf(claim);
    if (sourced)
      problems.push({
        ...sourced,
        field: "qty",
        message: `not enough units of ${sourced.record.sku} at ${claim.sourceId} on ${day}`,
      });
  }
}

async function readBookings(db: Queryable, set: ImportSet, today: Day, problems: Problem[]): Promise<Booking[]> {
  const stock = await select<{
    sku: string;
    source_id: string;
    variant_id: number;
    product_id: number;
    turnaround_days: number;
  }>(
    db,
    `SELECT v.sku, s.source_id, s.variant_id, v.product_id, p.turnaround_days FROM stock s
      JOIN variant v ON v.id = s.variant_id JOIN product p ON p.id = v.product_id
     WHERE v.sku = ANY ($1::text[])`,
    [[...new Set(set.bookings.map(({ record }) => record.sku))]],
  );
  const byKey = new Map(stock.map((row) => [`${row.sku}~${row.source_id}`, row]));
  const references = new Set<string>();
  return set.bookings.flatMap((sourced): Booking[] => {
    const { record } = sourced;
    const [from, to] = [dayOf(record.from, today), dayOf(record.to, today)];
    const row = byKey.get(`${record.sku}~${record.source}`);
    const report = (field: string, message: string): void => void problems.push({ ...sourced, field, message });
    if (!row) report("sku", `${record.source} has no stock of ${record.sku}`);
    if (from > to) report("to", `${to} is before ${from}`);
    else if (rentalDays({ from, to }) > MAX_BOOKING_DAYS)
      report("to", `a booking takes ${MAX_BOOKING_DAYS} days at most; longer ones are several`);
    if (to > addDays(today, MAX_BOOKING_AHEAD_DAYS))
      report("to", `${to} is more than ${MAX_BOOKING_AHEAD_DAYS} days ahead`);
    if (references.has(record.reference)) report("reference", `${record.reference} comes twice`);
    references.add(record.reference);
    if (!row || problems.length > 0) return [];
    return [
      {
        sourced,
        claim: {
          variantId: row.variant_id,
          productId: row.product_id,
          sourceId: row.source_id,
          from,
          to: addDays(to, row.turnaround_days),
          units: record.qty,
          owner: { reference: record.reference },
          periodTo: to,
          endsAt: null,
        },
      },
    ];
  });
}
