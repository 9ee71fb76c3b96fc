"use client";

import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { useInSight } from "@/components/ui/use-in-sight";
import type { ViewedProps } from "./viewed";

// What can't be fetched is not missed.
const nothing = () => ({ default: () => null });
const Viewed = lazy<ComponentType<ViewedProps>>(() => import("./viewed").catch(nothing));

/** A page left sooner than this was not looked at. */
const LOOKED_MS = 2_000;

/**
 * What this browser has looked at before, where it comes into sight; nothing of it is loaded sooner.
 * @param sku the thing of the page, which is looked at now
 */
export function ViewedInSight({ storeCode, sku }: ViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, true);
  useEffect(() => {
    if (sku === undefined) return;
    const note = () => void import("@/stores/viewed").then(({ noteViewed }) => noteViewed(sku)).catch(() => undefined);
    const timer = setTimeout(note, LOOKED_MS);
    return () => clearTimeout(timer);
  }, [sku]);
  return (
    <div ref={place} className="viewed-place">
      {isSeen && (
        <Suspense fallback={null}>
          <Viewed storeCode={storeCode} sku={sku} />
        </Suspense>
      )}
    </div>
  );
}
