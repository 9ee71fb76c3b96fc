import { useEffect, useMemo, useState } from "react";
import type { Day, Period, Source } from "@/lib/contract";
import { checkEnds } from "@/lib/domain/nearest-periods";
import { parsePlace, formatPlace, type Place } from "@/lib/domain/place";
import { placeProblems } from "@/lib/domain/place-days";
import type { BranchTimes, DayProblem } from "@/lib/domain/service-times";
import { rental } from "@/shop.config";
import { askBranches, askDeliveryStart } from "./nearest-branch";

export interface PlaceRefusal {
  why: DayProblem;
  day: Day;
  /** What the place can do instead; null where it can't for weeks. */
  nearest: Period | null;
}

export interface PlaceDays {
  branch: Source;
  problemOn: (day: Day) => DayProblem | null;
  /** Why a rent can't begin or end as wished. */
  refusalOf: (period: Period) => PlaceRefusal | null;
}

const timesOf = (source: Source): Source & BranchTimes => ({
  ...source,
  lead_minutes: source.lead_minutes ?? rental.pickUpLeadMinutes,
  order_until: source.order_until ?? null,
});

/** From which day on things can be brought to a postcode; undefined until the shop has said, and where it can't. */
function useBroughtFrom(postcode: string | null): Day | undefined {
  const [told, setTold] = useState<{ postcode: string; from: Day | null } | null>(null);

  useEffect(() => {
    if (postcode === null) return;
    let current = true;
    void askDeliveryStart(postcode).then(
      (from) => current && setTold({ postcode, from }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [postcode]);

  return (told?.postcode === postcode && told.from) || undefined;
}

/** On which days a rent can begin and end at a place; null where any branch will do, and until the shop has said. */
export function usePlaceDays(place: Place | null, today: Day, now: Date): PlaceDays | null {
  const [branches, setBranches] = useState<readonly (Source & BranchTimes)[]>([]);
  const written = place && place.kind !== "anywhere" ? formatPlace(place) : null;
  const isAsked = written !== null;
  const broughtFrom = useBroughtFrom(place?.kind === "delivery" ? place.postcode : null);

  useEffect(() => {
    if (!isAsked) return;
    let current = true;
    void askBranches().then(
      (found) => current && setBranches(found.map(timesOf)),
      // Nobody knows more than the calendar then; the listing will say it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isAsked]);

  return useMemo(() => {
    const wished = written === null ? null : parsePlace(written, branches);
    const found = wished && placeProblems(wished, branches, now, broughtFrom);
    if (!found) return null;
    const { branch } = found;
    // Days that are over are the calendar's own to bar.
    const problemOn = (day: Day) => (day < today ? null : found.problemOn(day));
    return {
      branch,
      problemOn,
      refusalOf: (period) => {
        const ends = checkEnds(period, (day) => problemOn(day) !== null, today);
        if (ends.ok) return null;
        const day = period[ends.end];
        return { why: problemOn(day) ?? "closed", day, nearest: ends.nearest };
      },
    };
  }, [written, branches, today, now, broughtFrom]);
}
