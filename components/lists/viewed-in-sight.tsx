"use client";

import { useEffect, useRef } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useInSight } from "@/components/ui/use-in-sight";
import type { ViewedProps } from "./viewed";

const Viewed = lazyPart<ViewedProps>(() => import("./viewed"));

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
      {isSeen && <Viewed storeCode={storeCode} sku={sku} />}
    </div>
  );
}
