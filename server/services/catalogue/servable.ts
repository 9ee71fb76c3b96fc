import type { Day, Period } from "@/lib/contract";
import { carriersTo } from "@/lib/domain/carrier-rules";
import type { Place } from "@/lib/domain/place";
import { placeProblem } from "@/lib/domain/place-days";
import { limitsOn, rentProblem } from "@/lib/domain/rent-rules";
import { carrierLastOrder, type DayProblem, isTooLate, nextServable } from "@/lib/domain/service-times";
import type { SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import { isPublicHoliday } from "./public-holidays";
import type { ReferenceData } from "./reference-data";

interface Wish {
  period: Period | null;
  place?: Place;
}

/** The first day on which some carrier can still bring things to a home there; null where none goes. */
export function broughtFrom(call: Pick<Call, "now" | "today">, postcode: string): Day | null {
  const days = carriersTo(postcode).flatMap(
    (carrier) => nextServable(carrierLastOrder(carrier, isPublicHoliday), call.today, call.now) ?? [],
  );
  return days.sort()[0] ?? null;
}

/** For each branch the end of a rent on which it can't serve a place, and why. */
export function endProblems(
  call: Pick<Call, "now" | "today">,
  { period, place }: Wish,
): (source: SourceRow) => { day: Day; problem: DayProblem } | null {
  if (!period) return () => null;
  const from = place?.kind === "delivery" ? (broughtFrom(call, place.postcode) ?? undefined) : undefined;
  return (source) => {
    for (const day of [period.from, period.to]) {
      const problem = placeProblem(source, day, call.now, from);
      if (problem) return { day, problem };
    }
    return null;
  };
}

/** Categories of which nothing can be rented in these days, by the owner's rules alone. */
export const unrentedIn = ({ rentRules }: Pick<ReferenceData, "rentRules">, period: Period | null): string[] =>
  period
    ? [...rentRules].flatMap(([slug, rules]) => (rentProblem(limitsOn(rules, period.from), period) ? slug : []))
    : [];

/**
 * Branches that can serve a wish, and categories of which nothing can be had in its days at its place.
 * @param unruled categories that are listed as if they had no rules
 */
export function servableFor(
  call: Pick<Call, "now" | "today">,
  data: Pick<ReferenceData, "rentRules">,
  sources: readonly SourceRow[],
  wish: Wish,
  unruled: readonly string[] = [],
): { sourceIds: string[]; withoutCategories: string[]; withoutParts: string[] } {
  const { period, place } = wish;
  const carriers =
    place?.kind === "delivery"
      ? carriersTo(place.postcode).filter(
          (carrier) => !period || !isTooLate(carrierLastOrder(carrier, isPublicHoliday), period.from, call.now),
        )
      : null;
  const [first, ...others] = carriers ?? [];
  const untaken = first?.takesNo.filter((slug) => others.every(({ takesNo }) => takesNo.includes(slug))) ?? [];
  const unrented = unrentedIn(data, period).filter((slug) => !unruled.includes(slug));
  const problemAt = endProblems(call, wish);
  const serving = carriers?.length === 0 ? [] : sources.filter((source) => problemAt(source) === null);
  return {
    sourceIds: serving.map(({ id }) => id),
    withoutCategories: [...untaken, ...unrented],
    withoutParts: untaken,
  };
}
