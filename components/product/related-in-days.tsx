"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { usePeriod } from "@/stores/reservation";
import type { RelatedCardsProps } from "./related-cards";

interface Props {
  skus: readonly string[];
  storeCode: string;
  /** The cards without days, as the kept page has them. */
  children: ReactNode;
}

/** Related things for the visitor's days: asked for once they come into sight, and shown as a listing shows them. */
export function RelatedInDays({ skus, storeCode, children }: Props) {
  const period = usePeriod();
  const [Cards, setCards] = useState<ComponentType<RelatedCardsProps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = period !== null && Cards === null;

  useEffect(() => {
    if (!isWanted || !place.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        // What can't be fetched leaves the cards as they are.
        import("./related-cards").then(
          ({ default: loaded }) => setCards(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);

  return (
    <div ref={place}>
      {period && Cards ? (
        <Cards skus={skus} storeCode={storeCode} period={period}>
          {children}
        </Cards>
      ) : (
        children
      )}
    </div>
  );
}
