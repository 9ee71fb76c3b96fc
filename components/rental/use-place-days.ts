import { useEffect, useMemo, useState } from "react";
import type { Day, Period, Source } from "@/lib/contract";
import { parsePlace, formatPlace, type Place } from "@/lib/domain/place";
import { type PlaceRefusal, placeProblems, placeRefusal } from "@/lib/domain/place-days";
import type { BranchTimes, DayProblem } from "@/lib/domain/service-times";
import { rental } from "@/shop.config";
import { askBranches, askDeliveryStart } from "./nearest-branch";

export interface PlaceDays {
  /** Null: any will do. */
  branch: Source | null;
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

/**
 * On which days a rent can begin and end at a place; null until the shop has said.
 * @param offered the branches that are meant by "anywhere"
 */
export function usePlaceDays(
  place: Place | null,
  offered: readonly { id: string }[],
  today: Day,
  now: Date,
): PlaceDays | null {
  const [branches, setBranches] = useState<readonly (Source & BranchTimes)[]>([]);
  const written = place && formatPlace(place);
  // "Anywhere" is nowhere where no branches are offered.
  const isAsked = place !== null && (place.kind !== "anywhere" || offered.length > 0);
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
    const meant =
      wished?.kind === "anywhere" ? branches.filter(({ id }) => offered.some((each) => each.id === id)) : branches;
    const found = wished && placeProblems(wished, meant, now, broughtFrom);
    if (!found) return null;
    const { branch, canServe } = found;
    // Days that are over are the calendar's own to bar.
    const problemOn = (day: Day) => (day < today ? null : found.problemOn(day));
    return {
      branch,
      problemOn,
      refusalOf: (period) => placeRefusal({ problemOn, canServe }, period, today),
    };
  }, [written, branches, offered, today, now, broughtFrom]);
}
