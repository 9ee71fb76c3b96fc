import type { CalendarDay, Day, Period } from "@/lib/contract";
import { addDays, weekdayOf } from "./days";
import { rentalDays } from "./rental-period";

/** What an owner asks of rents of a kind of thing, always or in a season of the year. */
export interface RentRule {
  /** First and last day as "MM-DD", both inclusive; it may run over the new year. */
  season: { from: string; to: string } | null;
  shortest_days: number | null;
  longest_days: number | null;
  /** 1 Monday … 7 Sunday; null: every day. */
  start_weekdays: readonly number[] | null;
}

/** What holds for rents that begin on one day. */
interface RentLimits {
  shortest: number;
  /** Null: only the shop's own longest rent limits it. */
  longest: number | null;
  mayStart: boolean;
}

function inSeason(season: RentRule["season"], day: Day): boolean {
  if (!season) return true;
  const date = day.slice(5);
  const { from, to } = season;
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}

function limitsOf(rules: readonly RentRule[]): Pick<RentLimits, "shortest" | "longest"> {
  const longest = rules.flatMap(({ longest_days }) => longest_days ?? []);
  return {
    shortest: Math.max(1, ...rules.map(({ shortest_days }) => shortest_days ?? 1)),
    longest: longest.length > 0 ? Math.min(...longest) : null,
  };
}

/** Rules of all kinds that a thing is of hold together, so the narrowest of each wins. */
export function limitsOn(rules: readonly RentRule[], day: Day): RentLimits {
  const holding = rules.filter((rule) => inSeason(rule.season, day));
  return {
    ...limitsOf(holding),
    mayStart: holding.every(({ start_weekdays }) => start_weekdays === null || start_weekdays.includes(weekdayOf(day))),
  };
}

/** No rent is ever shorter; what holds in a season alone leaves other days. */
export const shortestRent = (rules: readonly RentRule[]): number =>
  limitsOf(rules.filter(({ season }) => season === null)).shortest;

type RentProblem = "too_short" | "too_long" | "start_day";

/** What forbids a rent of such things in these days, whatever the stock. */
export function rentProblem({ shortest, longest, mayStart }: RentLimits, period: Period): RentProblem | null {
  if (!mayStart) return "start_day";
  const days = rentalDays(period);
  if (days < shortest) return "too_short";
  return longest !== null && days > longest ? "too_long" : null;
}

/** The same, as a calendar's day says it. */
export const startProblem = (
  day: Pick<CalendarDay, "no_start" | "shortest" | "longest">,
  period: Period,
): RentProblem | null =>
  rentProblem({ shortest: day.shortest ?? 1, longest: day.longest ?? null, mayStart: !day.no_start }, period);

/** No rule of weekdays and seasons keeps a thing away for longer than a year. */
const SEARCH_DAYS = 366;

/** The first day from `day` on on which a rent may begin. */
export function nextStart(rules: readonly RentRule[], day: Day): Day | null {
  for (let step = 0; step <= SEARCH_DAYS; step += 1) {
    const candidate = addDays(day, step);
    if (limitsOn(rules, candidate).mayStart) return candidate;
  }
  return null;
}
