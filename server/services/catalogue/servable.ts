import type { Period } from "@/lib/contract";
import { carriersTo } from "@/lib/domain/carrier-rules";
import { closedAt } from "@/lib/domain/opening";
import type { Place } from "@/lib/domain/place";
import { limitsOn, rentProblem } from "@/lib/domain/rent-rules";
import { branchLastOrder, carrierLastOrder, isTooLate } from "@/lib/domain/service-times";
import type { SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import { isPublicHoliday } from "./public-holidays";
import type { ReferenceData } from "./reference-data";

/** Branches that can serve a wish, and categories of which nothing can be had in its days at its place. */
export function servableFor(
  call: Pick<Call, "now">,
  data: Pick<ReferenceData, "rentRules">,
  sources: readonly SourceRow[],
  { period, place }: { period: Period | null; place?: Place },
): { sourceIds: string[]; withoutCategories: string[] } {
  const carriers =
    place?.kind === "delivery"
      ? carriersTo(place.postcode).filter(
          (carrier) => !period || !isTooLate(carrierLastOrder(carrier, isPublicHoliday), period.from, call.now),
        )
      : null;
  const [first, ...others] = carriers ?? [];
  const untaken = first?.takesNo.filter((slug) => others.every(({ takesNo }) => takesNo.includes(slug))) ?? [];
  const unrented = period
    ? [...data.rentRules].flatMap(([slug, rules]) => (rentProblem(limitsOn(rules, period.from), period) ? slug : []))
    : [];
  const serves = (source: SourceRow): boolean => {
    if (carriers?.length === 0) return false;
    if (!period) return true;
    const isClosed = closedAt(source);
    return !isClosed(period.from) && !isClosed(period.to) && !isTooLate(branchLastOrder(source), period.from, call.now);
  };
  return { sourceIds: sources.filter(serves).map(({ id }) => id), withoutCategories: [...untaken, ...unrented] };
}
