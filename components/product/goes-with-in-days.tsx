"use client";

import { useRef } from "react";
import { useStore } from "zustand";
import type { GoesWithProps } from "@/components/rental/goes-with";
import { lazyPart } from "@/components/ui/lazy-part";
import { useInSight } from "@/components/ui/use-in-sight";
import type { Branch } from "@/lib/domain/place";
import { useCartSource } from "@/stores/cart";
import { usePeriod, useWishedBranch } from "@/stores/reservation";
import { shownThingStore } from "@/stores/shown-thing";

const GoesWith = lazyPart<GoesWithProps>(() => import("@/components/rental/goes-with"));

interface Props {
  skus: readonly string[];
  storeCode: string;
  /** Branches that have the thing, the first choice first. */
  sources: readonly Pick<Branch, "id" | "name" | "locative">[];
}

/** What goes with the thing of the page, at the branch where they would get it; asked for once it is in sight. */
export function GoesWithInDays({ skus, storeCode, sources }: Props) {
  const period = usePeriod();
  const cartSource = useCartSource();
  const wished = useWishedBranch();
  const shownAt = useStore(shownThingStore, ({ shown }) => shown?.source);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, period !== null);
  const at = [shownAt, cartSource?.id, wished?.id].map((id) => sources.find((source) => source.id === id));
  const source = at.find(Boolean) ?? sources[0];
  return (
    <div ref={place} className="goes-with-place">
      {period && source && isSeen && (
        <GoesWith beside={[{ name: null, skus }]} storeCode={storeCode} source={source} period={period} level="h2" />
      )}
    </div>
  );
}
