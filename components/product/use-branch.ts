import { useEffect, useState } from "react";
import { offeredBranches, proposedBranch } from "@/lib/domain/place";
import { usePartner } from "@/stores/partner";
import { setPlace, usePeriod, usePlace, useWishedBranch } from "@/stores/reservation";
import type { Availability } from "./ask-availability";
import type { RentalProduct, RentalSource } from "./rental-product";
import { useAvailability } from "./use-rental";
import { useSourceGuard } from "./use-source-guard";

/** What is free of the wish at a branch; null while nobody knows. */
type FreeAt = (availability: Availability | null, sourceId: string) => number | null;

/** Whether a branch has any size of it free, or nobody knows. */
function hasAny(availability: Availability | null, sourceId: string): boolean {
  const free = availability?.at.get(sourceId)?.free;
  return !free || [...free.values()].some((units) => units > 0);
}

/**
 * Where what is looked at would be handed over: the cart's branch, the one chosen here, the wished one, else the first
 * that has it free in the visitor's days.
 * @param freeAt null when it is not known yet what is wished: then any branch suits that has any of it
 * @param asked grows when what is known of free units is old
 */
export function useBranch(
  product: Pick<RentalProduct, "sku" | "name">,
  sources: readonly RentalSource[],
  home: string,
  asked: number,
  freeAt: FreeAt | null,
) {
  const period = usePeriod();
  const [sourceId, setSourceId] = useState<string | null>(null);
  const place = usePlace();
  const wished = useWishedBranch();
  const partner = usePartner();
  const { relation, cartSource } = useSourceGuard(product, sources, home);
  const availability = useAvailability(product.sku, period, sources, asked);
  const refusedAt = (id: string) => availability?.at.get(id)?.refused ?? null;
  const decided = [relation === "same" ? cartSource?.id : undefined, sourceId, wished?.id];
  const source =
    decided.map((wish) => sources.find(({ id }) => id === wish)).find((found) => found !== undefined) ??
    proposedBranch(
      sources,
      partner,
      ({ id }) => !refusedAt(id) && (freeAt ? (freeAt(availability, id) ?? 0) > 0 : hasAny(availability, id)),
    );

  // Another place was chosen, wherever on the page: what was shown before gives way to it.
  useEffect(() => setSourceId(null), [place]);

  const offered = offeredBranches(sources, partner, decided);

  return {
    period,
    place,
    availability,
    source,
    cartSource,
    refused: source ? refusedAt(source.id) : null,
    lengths: availability?.at.get(source?.id ?? "")?.lengths,
    choose: (id: string) => setPlace({ kind: "branch", source: id }),
    /** What is shown for this branch stays for it: another one is chosen, or offered, never slipped in. */
    stay: () => setSourceId(source?.id ?? null),
    field: {
      sources: offered,
      source,
      place,
      wished,
      cartSource,
      theirs: partner === null ? undefined : (sources.find(({ partner_id }) => partner_id === partner) ?? null),
      chosenForYou:
        sourceId === null && wished === undefined && partner === null && period !== null && source !== sources[0],
      freeAt: (id: string) => freeAt?.(availability, id) ?? null,
      refusedAt,
    },
  };
}
