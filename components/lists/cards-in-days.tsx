"use client";

import { type ReactNode, useRef } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useInSight } from "@/components/ui/use-in-sight";
import { usePeriod, usePlace } from "@/stores/reservation";
import type { AskedCardsProps } from "./asked-cards";

const asTheyAre = ({ children }: AskedCardsProps) => children;
const Cards = lazyPart<AskedCardsProps>(() => import("./asked-cards"), asTheyAre);

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
        <Cards {...shelf} period={period} frame={place}>
          {children}
        </Cards>
      ) : (
        children
      )}
    </div>
  );
}
