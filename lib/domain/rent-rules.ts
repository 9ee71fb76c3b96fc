import type { CalendarDay, Day, Period } from "@/lib/contract";
import { addDays, weekdayOf } from "./days";
import { rentalDays } from "./rental-period";

/** First and last day as "MM-DD", both inclusive; it may run over the new year. */
interface YearPart {
  from: string;
  to: string;
}

/** What an owner asks of rents of a kind of thing, always or in a season of the year. */
export interface RentRule {
  season: YearPart | null;
  shortest_days: number | null;
  longest_days: number | null;
  /** 1 Monday … 7 Sunday; null: every day. */
  start_weekdays: readonly number[] | null;
  /** The only days of the year in which such things are out, as those of `season`; imports before it have none. */
  rented?: YearPart | null;
}

/** What holds for rents that begin on one day. */
interface RentLimits {
  shortest: number;
  /** Null: only the shop's own longest rent limits it. */
  longest: number | null;
  mayStart: boolean;
  /** In which a rent lies as a whole; left out where all year is, null where no day is left. */
  season?: Period | null;
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

/** The run of a part of the year that a day lies in, or the next one. A year without 29 February has its neighbours. */
function runOf({ from, to }: YearPart, day: Day): Period {
  const year = Number(day.slice(0, 4));
  const last = to === "02-29" ? "03-01" : to;
  const endOf = (ofYear: number): Day => (last === to ? `${ofYear}-${to}` : addDays(`${ofYear}-${last}`, -1));
  const endYear = endOf(year) >= day ? year : year + 1;
  const startYear = from <= to ? endYear : endYear - 1;
  return { from: from === "02-29" ? addDays(`${startYear}-02-28`, 1) : `${startYear}-${from}`, to: endOf(endYear) };
}

/** Also the one that forgets 29 February. */
const isWholeYear = ({ from, to }: YearPart): boolean =>
  addDays(`2028-${to}`, 1).slice(5) === from || (to === "02-28" && from === "03-01");

/** The days in which all rules let things be out: those around a day, or the next ones; null where there are none. */
function seasonOn(rules: readonly RentRule[], day: Day): Period | null | undefined {
  const parts = rules.flatMap(({ rented }) => (rented && !isWholeYear(rented) ? rented : []));
  if (parts.length === 0) return undefined;
  let looked = day;
  // Each look leaves one run behind, and after a year they come again.
  for (let look = 0; look <= 2 * parts.length; look += 1) {
    const runs = parts.map((part) => runOf(part, looked));
    const from = runs.reduce((latest, run) => (run.from > latest ? run.from : latest), "");
    const to = runs.reduce((soonest, run) => (run.to < soonest ? run.to : soonest), "9999");
    if (from <= to) return { from, to };
    looked = from;
  }
  return null;
}

/** Rules of all kinds that a thing is of hold together, so the narrowest of each wins. */
export function limitsOn(rules: readonly RentRule[], day: Day): RentLimits {
  const holding = rules.filter((rule) => inSeason(rule.season, day));
  const season = seasonOn(holding, day);
  return {
    ...limitsOf(holding),
    mayStart: holding.every(({ start_weekdays }) => start_weekdays === null || start_weekdays.includes(weekdayOf(day))),
    ...(season !== undefined && { season }),
  };
}

/** No rent is ever shorter; what holds in a season alone leaves other days. */
export const shortestRent = (rules: readonly RentRule[]): number =>
  limitsOf(rules.filter(({ season }) => season === null)).shortest;

type RentProblem = "off_season" | "too_short" | "too_long" | "start_day";

/** What forbids a rent of such things in these days, whatever the stock. */
export function rentProblem({ shortest, longest, mayStart, season }: RentLimits, period: Period): RentProblem | null {
  if (season === null || (season && (period.from < season.from || period.to > season.to))) return "off_season";
  if (!mayStart) return "start_day";
  const days = rentalDays(period);
  if (days < shortest) return "too_short";
  return longest !== null && days > longest ? "too_long" : null;
}

/** The same, as a calendar's day says it. */
export function startProblem(day: StartDay, period: Period): RentProblem | null {
  if (day.off_season || (day.season_until && period.to > day.season_until)) return "off_season";
  return rentProblem({ shortest: day.shortest ?? 1, longest: day.longest ?? null, mayStart: !day.no_start }, period);
}

type StartDay = Pick<CalendarDay, "no_start" | "shortest" | "longest" | "off_season" | "season_until">;

/** What a calendar says of a day on which a rent would begin. */
export function startDay(rules: readonly RentRule[], day: Day): StartDay {
  const { shortest, longest, mayStart, season } = limitsOn(rules, day);
  if (season === null || (season && day < season.from)) return { off_season: true };
  return {
    ...(season && { season_until: season.to }),
    ...(!mayStart && { no_start: true as const }),
    ...(shortest > 1 && { shortest }),
    ...(longest !== null && { longest }),
  };
}

/** No rule of weekdays and seasons keeps a thing away for longer than a year and the days of a week. */
const SEARCH_DAYS = 373;

/** The first day from `day` on on which a rent may begin. */
export function nextStart(rules: readonly RentRule[], day: Day): Day | null {
  for (let step = 0; step <= SEARCH_DAYS; step += 1) {
    const candidate = addDays(day, step);
    const limits = limitsOn(rules, candidate);
    if (limits.mayStart && rentProblem(limits, { from: candidate, to: candidate }) !== "off_season") return candidate;
  }
  return null;
}
