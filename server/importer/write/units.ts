import type { Day } from "@/lib/contract";
import type { Queryable } from "@/server/db/client";
import { readExpiredInTheWay } from "@/server/repositories/claims";
import { makeCounters } from "@/server/repositories/stock";
import { slotOf } from "@/server/services/stock/claims";
import type { Problem } from "../problems";
import { type BookingChange, writeBookings } from "./bookings";
import { lockUnits, restockDays } from "./stock";

/**
 * Counts what an import changes: units owned and bookings made elsewhere. From here to the end of the transaction
 * shoppers of the same things wait, so all that can be prepared was prepared before; the others go on renting.
 * All counters are locked at once, in the order that shoppers keep: a second round could meet one of theirs.
 */
export async function writeUnits(
  db: Queryable,
  { restocked, bookings, now, today }: { restocked: number; bookings: BookingChange; now: Date; today: Day },
  problems: Problem[],
): Promise<void> {
  const { take, release } = bookings;
  if (take.length > 0) await makeCounters(db, take);
  const inTheWay = take.length > 0 ? await readExpiredInTheWay(db, take, now) : [];
  await lockUnits(db, [...take, ...[...release, ...inTheWay].map(slotOf)], today);
  if (restocked > 0) await restockDays(db, today, problems);
  if (problems.length === 0) await writeBookings(db, bookings, now, problems);
}
