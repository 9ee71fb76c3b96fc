import type { Day } from "@/lib/contract";
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

/** The same of a place; null where any branch will do. */
export function placeProblems<B extends BranchTimes & { id: string }>(
  place: Place,
  branches: readonly B[],
  now: Date,
  broughtFrom?: Day,
): { branch: B; problemOn: (day: Day) => DayProblem | null } | null {
  const branch = branchOf(place, branches);
  return branch ? { branch, problemOn: (day) => placeProblem(branch, day, now, broughtFrom) } : null;
}
