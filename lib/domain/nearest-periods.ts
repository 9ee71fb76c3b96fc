import type { CalendarDay, Day, Period } from "@/lib/contract";
import { addDays, diffDays, eachDay } from "./days";
import { startProblem } from "./rent-rules";
import { MAX_RENTAL_DAYS, periodProblem, rentalDays } from "./rental-period";

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
  /** How far another period of the wished length is looked for, where more than the usual days are known. */
  searchDays?: number;
}

/** How far around a wish another period is looked for. */
export const SEARCH_DAYS = 21;

/** How far ahead a rent of the same length is looked for; a season's opening hours are known so far. */
export const LATER_DAYS = 60;

/**
 * The nearest periods that can be rented instead of a wish, wherever they are offered: in the planner, the calendar, a
 * listing and on a product. First those of the wished length, moved least; then what can be had of the wished days,
 * the most of it first. Where the rules let nothing so short begin on the wished day: as long from it as they ask. And
 * where there is nothing as long and no part: the nearest shorter ones, else longer ones.
 */
export function nearestPeriods(wish: Period, rules: DayRules, count: number): Period[] {
  const isTaken = occupancy(wish, rules);
  const isClosed = remembered(rules.isClosed);
  const searchDays = rules.searchDays ?? SEARCH_DAYS;
  const canBeHad = (period: Period): boolean =>
    periodProblem(period, rules.today) === null &&
    !isClosed(period.from) &&
    !isClosed(period.to) &&
    !isTaken(period) &&
    rules.fitsRules?.(period) !== false;
  const isRefused = rules.fitsRules?.(wish) === false;
  const alike = firstOf(shifted(wish, searchDays), canBeHad, count);
  const parts = alike.length > 0 && count === 1 && !isRefused ? [] : firstOf(partsOf(wish), canBeHad, count);
  if (alike.length + parts.length === 0) return firstOf(otherwise(wish), canBeHad, count);
  const longer = isRefused && parts.length === 0 ? firstOf(lengthened(wish, searchDays), canBeHad, 1) : [];
  const [way = 0, nextWay = Infinity] = [longer[0], alike[0]].map((offer) => offer && movedBy(wish, offer));
  return count === 1 && way > 0 && way < nextWay ? longer : mixOffers(wish, [...alike, ...longer, ...parts], count);
}

/** By how many days both ends of an offer are away from the wished ones. */
const movedBy = (wish: Period, { from, to }: Period): number =>
  Math.abs(diffDays(wish.from, from)) + Math.abs(diffDays(wish.to, to));

function remembered(ask: (day: Day) => boolean): (day: Day) => boolean {
  const known = new Map<Day, boolean>();
  return (day) => {
    const answer = known.get(day) ?? ask(day);
    known.set(day, answer);
    return answer;
  };
}

/**
 * Of the offers found for a wish as many as are shown: half of them, or more, of its own length. A longer one is there
 * only where rules ask for it, and answers them best: it comes first.
 */
export function mixOffers(wish: Period, offers: readonly Period[], count: number): Period[] {
  const isAlike = (offer: Period) => rentalDays(offer) === rentalDays(wish);
  const [alike, others] = [offers.filter(isAlike), offers.filter((offer) => !isAlike(offer))];
  const mixed = [...alike.slice(0, Math.max(Math.ceil(count / 2), count - others.length)), ...others].slice(0, count);
  const isLonger = (offer: Period) => rentalDays(offer) > rentalDays(wish);
  return [...mixed.filter(isLonger), ...mixed.filter((offer) => !isLonger(offer))];
}

/** What lies within one that is offered already is left out: nobody needs to be told that half of it can be had too. */
function firstOf(periods: Iterable<Period>, canBeHad: (period: Period) => boolean, count: number): Period[] {
  const found: Period[] = [];
  for (const period of periods) {
    if (found.length >= count) break;
    const isWithin = found.some(({ from, to }) => from <= period.from && period.to <= to);
    if (!isWithin && canBeHad(period)) found.push(period);
  }
  return found;
}

const moved = (wish: Period, start: number, end: number): Period => ({
  from: addDays(wish.from, start),
  to: addDays(wish.to, end),
});

/** As long as wished, the nearest first; of two as near the earlier one. */
function* shifted(wish: Period, searchDays: number): Generator<Period> {
  for (let days = 1; days <= searchDays; days += 1) {
    yield moved(wish, -days, -days);
    yield moved(wish, days, days);
  }
}

/** The wished days without the first, the last, and so on, as many of them as can be. */
function* partsOf(wish: Period): Generator<Period> {
  for (let less = 1; less < Math.min(rentalDays(wish), MAX_RENTAL_DAYS); less += 1)
    for (let start = 0; start <= less; start += 1) yield moved(wish, start, start - less);
}

/** From the wished day on, each a day longer than the one before. */
function* lengthened(wish: Period, searchDays: number): Generator<Period> {
  for (let more = 1; more <= searchDays; more += 1) yield moved(wish, 0, more);
}

/** All others around a wish: the shorter ones first, and of those the ones whose ends are moved least. */
function* otherwise(wish: Period): Generator<Period> {
  const shifts = Array.from({ length: 2 * SEARCH_DAYS + 1 }, (_, index) => index - SEARCH_DAYS);
  const moves = shifts.flatMap((start) => shifts.map((end) => ({ start, end })));
  const isLonger = ({ start, end }: { start: number; end: number }) => Number(end > start);
  const way = ({ start, end }: { start: number; end: number }) => Math.abs(start) + Math.abs(end);
  moves.sort((a, b) => isLonger(a) - isLonger(b) || way(a) - way(b) || Math.abs(a.start) - Math.abs(b.start));
  for (const { start, end } of moves) {
    const period = moved(wish, start, end);
    if (period.from <= period.to) yield period;
  }
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

/** Whether units are missing on some day that a rent near the wish would block. Counted once for all of them. */
function occupancy(
  wish: Period,
  { isFree, turnaroundDays = 0, searchDays = SEARCH_DAYS }: DayRules,
): (period: Period) => boolean {
  const until = addDays(wish.to, searchDays + turnaroundDays + 1);
  const days = eachDay({ from: addDays(wish.from, -searchDays), to: until });
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

export type EndsCheck = { ok: true } | { ok: false; end: "from" | "to"; nearest: Period | null };

/** Whether a rent may start and end on these days, and the nearest period that may; null when all around is closed. */
export function checkEnds(period: Period, isClosed: (day: Day) => boolean, today: Day): EndsCheck {
  const fromClosed = isClosed(period.from);
  if (!fromClosed && !isClosed(period.to)) return { ok: true };
  const rules = { today, isFree: () => true, isClosed, searchDays: LATER_DAYS };
  return { ok: false, end: fromClosed ? "from" : "to", nearest: nearestPeriods(period, rules, 1)[0] ?? null };
}

export interface CalendarRefusal {
  /**
   * Closed or too late on the first day, closed on the last one, too few units on some day between; or the owner lets
   * no rent begin that day, none of that length, or none in that season.
   */
  why: "closedFrom" | "closedTo" | "tooLate" | "full" | "noStart" | "tooShort" | "tooLong" | "offSeason";
  nearest: Period | null;
}

const ruleWords = {
  start_day: "noStart",
  too_short: "tooShort",
  too_long: "tooLong",
  off_season: "offSeason",
} as const;

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
  const full = eachDay(period).some(isFull);
  const problem = problemOf(period);
  const closedEnd = isClosed(period.from) ? "from" : isClosed(period.to) ? "to" : null;
  if (!closedEnd && !full && !problem) return null;
  const fitsRules = (wish: Period) => problemOf(wish) === null;
  const nearest = nearestPeriods(period, { today, isFree, isClosed, fitsRules }, 1)[0] ?? null;
  if (closedEnd === "from") return { why: known.get(period.from)?.too_late ? "tooLate" : "closedFrom", nearest };
  if (closedEnd) return { why: "closedTo", nearest };
  return { why: problem ? ruleWords[problem] : "full", nearest };
}
