import type { Day, Period } from "@/lib/contract";
import { LATER_DAYS, nearestPeriods } from "./nearest-periods";
import { branchOf, type Place } from "./place";
import { branchLastOrder, type BranchTimes, dayProblem, type DayProblem } from "./service-times";

/*
 * On which days a rent can begin or end at a place: what the planner bars, the listing leaves out and the cart refuses.
 */

/**
 * Why a rent can neither begin nor end on a day at a branch. What is brought from it has to be ready there as well as
 * taken by a carrier: `broughtFrom` is the first day on which one can still come.
 */
export const placeProblem = (branch: BranchTimes, day: Day, now: Date, broughtFrom?: Day): DayProblem | null =>
  dayProblem(branchLastOrder(branch), day, now) ?? (broughtFrom !== undefined && day < broughtFrom ? "late" : null);

interface PlaceProblems<B> {
  /** Null: any of them will do. */
  branch: B | null;
  problemOn: (day: Day) => DayProblem | null;
  /** Whether one branch can serve both ends. */
  canServe: (period: Period) => boolean;
}

/** The same of a place; where any branch will do, of what none of them can. Null where there is no such branch. */
export function placeProblems<B extends BranchTimes & { id: string }>(
  place: Place,
  branches: readonly B[],
  now: Date,
  broughtFrom?: Day,
): PlaceProblems<B> | null {
  const branch = branchOf(place, branches) ?? null;
  const serving = branch ? [branch] : place.kind === "anywhere" ? branches : [];
  if (serving.length === 0) return null;
  return {
    branch,
    problemOn: (day) => {
      const problems = serving.map((each) => placeProblem(each, day, now, broughtFrom));
      return problems.includes(null) ? null : problems.includes("late") ? "late" : "closed";
    },
    canServe: ({ from, to }) =>
      serving.some((each) => [from, to].every((day) => placeProblem(each, day, now, broughtFrom) === null)),
  };
}

export interface PlaceRefusal {
  /** Apart: each end is served somewhere, but no branch serves both. */
  why: DayProblem | "apart";
  day: Day;
  /** What the place can do instead; null where it can't for weeks. */
  nearest: Period | null;
}

/** Why a rent can't begin or end as wished at a place, and the nearest that can. */
export function placeRefusal(
  { problemOn, canServe }: Pick<PlaceProblems<unknown>, "problemOn" | "canServe">,
  period: Period,
  today: Day,
): PlaceRefusal | null {
  if (canServe(period)) return null;
  const day = [period.from, period.to].find((end) => problemOn(end) !== null) ?? period.from;
  const isClosed = (end: Day): boolean => problemOn(end) !== null;
  const rules = { today, isFree: () => true, isClosed, fitsRules: canServe, searchDays: LATER_DAYS };
  return { why: problemOn(day) ?? "apart", day, nearest: nearestPeriods(period, rules, 1)[0] ?? null };
}
