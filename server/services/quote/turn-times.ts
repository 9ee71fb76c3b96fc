import { type Result, ok, refuse } from "@/lib/contract/errors";
import type { Day, Period, TurnHours, TurnTime, Way } from "@/lib/contract";
import { isVirtual } from "@/lib/domain/kind-of-thing";
import { timeOn, turnHours } from "@/lib/domain/order-times";
import { shopTime } from "@/lib/domain/rental-instants";
import { readyAt } from "@/lib/domain/service-times";
import { isAcceptable, turnDays } from "@/lib/domain/turn-times";
import type { RentalRow } from "@/server/repositories/rentals";
import type { SourceRow } from "@/server/repositories/reference";
import { rental } from "@/shop.config";
import type { Call } from "../call";

/** The end of a rent at which that way lies. */
export const endOf = (way: Way): keyof Period => (way === "shipping" ? "from" : "to");

/** Hours in which somebody can come on a day: while it is open, and once the things are ready; null for none. */
export function hoursAt(call: Pick<Call, "now" | "today">, branch: SourceRow, way: Way, day: Day): TurnHours | null {
  const hours = turnHours(endOf(way), day, branch);
  if (!hours) return null;
  const ready = way === "shipping" && day === call.today ? readyAt(branch, day, call.now) : null;
  const from = ready ? shopTime(ready) : hours.opens;
  return from <= hours.closes ? { day, from: from > hours.opens ? from : hours.opens, to: hours.closes } : null;
}

type Line = Period & { rental: Pick<RentalRow, "type_id" | "charged_by"> };

/** Days on which things change hands; of a voucher nothing does. */
export const daysOfTurns = (lines: readonly Line[], way: Way): Day[] =>
  turnDays(
    lines.filter((line) => !isVirtual(line.rental)),
    endOf(way),
  );

/** What a time can be chosen from, a day each; nothing where the owner asks for none. */
export const turnsAt = (call: Call, lines: readonly Line[], branch: SourceRow, way: Way): TurnHours[] =>
  rental.turnTimes.choice === "off"
    ? []
    : daysOfTurns(lines, way).flatMap((day) => hoursAt(call, branch, way, day) ?? []);

/** The times that count of those that were named: each while somebody is there. */
export function agreedTimes(
  call: Call,
  lines: readonly Line[],
  branch: SourceRow,
  way: Way,
  times: readonly TurnTime[] = [],
): Result<TurnTime[]> {
  const agreed: TurnTime[] = [];
  for (const hours of turnsAt(call, lines, branch, way)) {
    const { day, from, to } = hours;
    const time = timeOn(times, day);
    if (!isAcceptable(hours, time))
      return refuse("turn_unavailable", `${branch.name} awaits nobody at ${time ?? "an unknown time"} of ${day}`, {
        details: { way, day, time, from, to },
      });
    if (time !== undefined) agreed.push({ day, time });
  }
  return ok(agreed);
}
