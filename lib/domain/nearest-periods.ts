import type { CalendarDay, Day, Period } from "@/lib/contract";
import { checkEnds } from "./allowed-periods";
import { addDays, diffDays, eachDay } from "./days";
import { startProblem } from "./rent-rules";
import { periodProblem, rentalDays } from "./rental-period";

/** What has to be known of the days around a wish. */
export interface DayRules {
  today: Day;
  /** As many units as are wished are free that day. */
  isFree: (day: Day) => boolean;
  /** Nothing can start or end that day. */
  isClosed: (day: Day) => boolean;
  /** Whether the owner's rules let a rent begin on its first day and be so long; left out: all do. */
  fitsRules?: (period: Period) => boolean;
  /** Days after the return on which the units have to be free too. */
  turnaroundDays?: number;
}

/** How far around a wish another period is looked for. */
export const SEARCH_DAYS = 21;

/** How far ahead a rent of the same length is looked for. */
export const LATER_DAYS = 60;

/** The wish a day earlier or a day later. */
const isSlip = (wish: Period, { from, to }: Period): boolean =>
  Math.abs(diffDays(wish.from, from)) === 1 && diffDays(wish.from, from) === diffDays(wish.to, to);

/**
 * The nearest periods that can be rented instead of a wish: shifted, shorter, or both, but never longer. The wish a day
 * earlier or later comes first; else near is what moves both ends least, of two as near the longer one, then the
 * earlier. What lies within one that is offered already is left out: nobody needs to be told that half of it can be had
 * as well.
 */
export function nearestPeriods(wish: Period, rules: DayRules, count: number): Period[] {
  const isTaken = occupancy(wish, rules);
  const found: Period[] = [];
  for (const candidate of candidates(wish)) {
    if (found.length >= count) break;
    const { from, to } = candidate;
    if (from < rules.today || rules.isClosed(from) || rules.isClosed(to)) continue;
    if (found.some((offered) => offered.from <= from && to <= offered.to) || isTaken(candidate)) continue;
    if (rules.fitsRules?.(candidate) === false) continue;
    if (periodProblem(candidate, rules.today) === null) found.push(candidate);
  }
  return found.sort((a, b) => Number(isSlip(wish, b)) - Number(isSlip(wish, a)));
}

/** The first later days from which a rent as long as the wish can be had; null where there are none soon. */
export function nextAsLong(wish: Period, { turnaroundDays = 0, ...rules }: DayRules): Period | null {
  for (let later = 1; later <= LATER_DAYS; later += 1) {
    const period = { from: addDays(wish.from, later), to: addDays(wish.to, later) };
    if (rules.isClosed(period.from) || rules.isClosed(period.to) || periodProblem(period, rules.today)) continue;
    if (rules.fitsRules?.(period) === false) continue;
    if (eachDay({ ...period, to: addDays(period.to, turnaroundDays) }).every(rules.isFree)) return period;
  }
  return null;
}

const shifts = Array.from({ length: 2 * SEARCH_DAYS + 1 }, (_, index) => index - SEARCH_DAYS);
/** Ways to move both ends without making the period longer, the nearest first. */
const moves = shifts
  .flatMap((start) => shifts.map((end) => ({ start, end, way: Math.abs(start) + Math.abs(end) })))
  .filter(({ start, end, way }) => way > 0 && end <= start)
  .sort((a, b) => a.way - b.way || b.end - b.start - (a.end - a.start) || a.start - b.start);

/** Every shorter or equally long period with both ends near the wished ones. */
function* candidates(wish: Period): Generator<Period> {
  const starts = new Map(shifts.map((shift) => [shift, addDays(wish.from, shift)]));
  const ends = new Map(shifts.map((shift) => [shift, addDays(wish.to, shift)]));
  for (const { start, end } of moves) {
    const [from, to] = [starts.get(start) ?? wish.from, ends.get(end) ?? wish.to];
    if (from <= to) yield { from, to };
  }
}

/** Whether units are missing on some day that a rent near the wish would block. Counted once for all of them. */
function occupancy(wish: Period, { isFree, turnaroundDays = 0 }: DayRules): (period: Period) => boolean {
  const until = addDays(wish.to, SEARCH_DAYS + turnaroundDays + 1);
  const days = eachDay({ from: addDays(wish.from, -SEARCH_DAYS), to: until });
  /** How many days before each lack units. */
  const lacking = new Map<Day, number>();
  let count = 0;
  for (const day of days) {
    lacking.set(day, count);
    if (!isFree(day)) count += 1;
  }
  const backOn = new Map(days.map((day, index) => [day, days[index + turnaroundDays + 1] ?? until]));
  return ({ from, to }) => (lacking.get(backOn.get(to) ?? until) ?? count) > (lacking.get(from) ?? 0);
}

/** The one period to offer instead: as long as wished if there is one near, else a shorter one. */
function nearestAlike(wish: Period, rules: DayRules): Period | null {
  const offered = nearestPeriods(wish, rules, Infinity);
  return offered.find((period) => rentalDays(period) === rentalDays(wish)) ?? offered[0] ?? null;
}

export interface CalendarRefusal {
  /**
   * Closed or too late on the first day, closed on the last one, too few units on some day between; or the owner lets
   * no rent begin that day, or none of that length.
   */
  why: "closedFrom" | "closedTo" | "tooLate" | "full" | "noStart" | "tooShort" | "tooLong";
  nearest: Period | null;
}

const ruleWords = { start_day: "noStart", too_short: "tooShort", too_long: "tooLong" } as const;

/** Why a shop's calendar refuses days for so many units; null when it takes them. Days beyond it the shop judges. */
export function calendarRefusal(
  period: Period,
  days: readonly CalendarDay[],
  qty: number,
  today: Day,
): CalendarRefusal | null {
  const known = new Map(days.map((day) => [day.day, day]));
  const isClosed = (day: Day) => known.get(day)?.closed ?? false;
  const isFull = (day: Day) => (known.get(day)?.free ?? qty) < qty;
  const isFree = (day: Day) => known.has(day) && !isFull(day);
  const problemOf = (wish: Period) => startProblem(known.get(wish.from) ?? {}, wish);
  const ends = checkEnds(period, isClosed, today);
  const full = eachDay(period).some(isFull);
  const problem = problemOf(period);
  if (ends.ok && !full && !problem) return null;
  const fitsRules = (wish: Period) => problemOf(wish) === null;
  const moved = ends.ok ? null : ends.nearest;
  const nearest =
    moved && fitsRules(moved) && eachDay(moved).every(isFree)
      ? moved
      : nearestAlike(period, { today, isFree, isClosed, fitsRules });
  if (!ends.ok && ends.end === "from")
    return { why: known.get(period.from)?.too_late ? "tooLate" : "closedFrom", nearest };
  if (!ends.ok) return { why: "closedTo", nearest };
  return { why: problem ? ruleWords[problem] : "full", nearest };
}
