import type { CalendarDay, Day, Period } from "@/lib/contract";
import { startProblem } from "./rent-rules";
import { MAX_RENTAL_DAYS, rentalDays } from "./rental-period";

/**
 * Why a day can't be chosen: all units are rented out (such a day can't lie in a rent at all), the branch is closed or
 * can't make things ready any more, such things are not rented at that time of the year, the owner lets no rent begin;
 * or, once one end is chosen, the rent would be too short or too long, or pass over a full day.
 */
export type DayBar = "full" | "closed" | "late" | "off_season" | "no_start" | "too_short" | "too_long" | "passes_full";

/** What a calendar says of a day: it can be chosen, of the last unit too, or why it can't. */
export type DayMark = "free" | "last" | DayBar;

/** The rent between two days, whichever was chosen first. */
const between = (day: Day, anchor: Day): Period =>
  day < anchor ? { from: day, to: anchor } : { from: anchor, to: day };

/** Of a calendar that knows no thing yet: whether a day lies too far from the one that was chosen first. */
export const isTooLong = (day: Day, anchor: Day | null): boolean =>
  anchor !== null && rentalDays(between(day, anchor)) > MAX_RENTAL_DAYS;

export const isBar = (mark: DayMark | null): boolean => mark !== "free" && mark !== "last";

/** Says of a day what it is for the rent that was begun at `anchor`. */
type MarkOf = (day: Day, anchor: Day | null) => DayMark | null;

/** Why a rent can't be had, as its days tell that were chosen first (`anchor`) and then; null where nobody knows. */
export function periodBar(markOf: MarkOf, { from, to }: Period, anchor: Day = from): DayBar | null {
  const then = anchor === from ? to : from;
  return (
    [markOf(anchor, null), markOf(then, anchor)].find((mark): mark is DayBar => mark !== null && isBar(mark)) ?? null
  );
}

/**
 * What the calendar of one variant says of a day while the rent that was begun at `anchor` is chosen (null: before
 * its first end is). Null of a day that nobody counted: it is not promised, and nothing is made up about it.
 */
export function calendarMarks(days: readonly CalendarDay[], qty: number): MarkOf {
  const known = new Map(days.map((day) => [day.day, day]));
  const full = days.filter((day) => day.free < qty).map((day) => day.day);

  const barOf = (day: Day, anchor: Day): DayBar | null => {
    const { from, to } = between(day, anchor);
    if (full.some((taken) => taken > from && taken < to)) return "passes_full";
    const problem = startProblem(known.get(from) ?? {}, { from, to });
    if (problem) return problem === "start_day" ? "no_start" : problem;
    return isTooLong(day, anchor) ? "too_long" : null;
  };

  return (day, anchor) => {
    const found = known.get(day);
    if (!found) return null;
    if (found.free < qty) return "full";
    if (found.closed) return found.too_late ? "late" : "closed";
    if (found.off_season) return "off_season";
    if (anchor === null && found.no_start) return "no_start";
    return (anchor === null ? null : barOf(day, anchor)) ?? (found.free === qty ? "last" : "free");
  };
}
