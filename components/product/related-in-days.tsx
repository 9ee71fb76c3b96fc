"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { useInSight } from "@/components/ui/use-in-sight";
import { usePeriod } from "@/stores/reservation";
import type { RelatedCardsProps } from "./related-cards";

// What can't be fetched leaves the cards as they are.
const unchanged = () => ({ default: ({ children }: RelatedCardsProps) => children });
const Cards = lazy<ComponentType<RelatedCardsProps>>(() => import("./related-cards").catch(unchanged));

interface Props {
  skus: readonly string[];
  storeCode: string;
  /** The cards without days, as the kept page has them. */
  children: ReactNode;
}

/** Related things for the visitor's days: asked for once they come into sight, and shown as a listing shows them. */
export function RelatedInDays({ skus, storeCode, children }: Props) {
  const period = usePeriod();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, period !== null);
  return (
    <div ref={place}>
      {period && isSeen ? (
        <Suspense fallback={children}>
          <Cards skus={skus} storeCode={storeCode} period={period}>
            {children}
          </Cards>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
