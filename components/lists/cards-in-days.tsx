"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { useInSight } from "@/components/ui/use-in-sight";
import { usePeriod, usePlace } from "@/stores/reservation";
import type { AskedCardsProps } from "./asked-cards";

// What can't be fetched leaves the cards as they are.
const unchanged = () => ({ default: ({ children }: AskedCardsProps) => children });
const Cards = lazy<ComponentType<AskedCardsProps>>(() => import("./asked-cards").catch(unchanged));

interface Props {
  skus: readonly string[];
  storeCode: string;
  /** Whether the heading says already that all of them are new. */
  allNew?: boolean;
  /** The cards without days, as the kept page has them. */
  children: ReactNode;
}

/**
 * The things of a shelf for the visitor's days: asked for once they come into sight, and shown as a listing shows them.
 * Room for the line that is added is kept as soon as the days are known.
 */
export function CardsInDays({ children, ...shelf }: Props) {
  const period = usePeriod();
  const { kind } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, period !== null);
  return (
    <div ref={place} className="cards-in-days" data-place={period ? kind : undefined}>
      {period && isSeen ? (
        <Suspense fallback={children}>
          <Cards {...shelf} period={period}>
            {children}
          </Cards>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
