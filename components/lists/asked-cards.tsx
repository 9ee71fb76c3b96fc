"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from "react";
import type { Period } from "@/lib/contract";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { namedCards } from "@/lib/queries";
import { getStoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { usePlace } from "@/stores/reservation";
import { NamedCards } from "./named-cards";
import { holdRows, rowHeights } from "./steady-rows";

export interface AskedCardsProps {
  skus: readonly string[];
  storeCode: string;
  allNew?: boolean;
  period: Period;
  /** What the cards stand in. */
  frame: RefObject<HTMLElement | null>;
  /** Shown until the shop has answered. */
  children: ReactNode;
}

const gridIn = (frame: RefObject<HTMLElement | null>) => frame.current?.querySelector<HTMLElement>("ul") ?? null;

/**
 * The same things with their rent for the days, and whether they can be had in them at the place. They may say it in
 * fewer lines: what stands below them stays where it is.
 */
export default function AskedCards({ skus, storeCode, allNew = false, period, frame, children }: AskedCardsProps) {
  const place = usePlace();
  const { data } = useQuery(namedCards(loadApi, skus, period, place), queryClient);
  const [before, setBefore] = useState<readonly number[] | null>(null);
  const storeView = getStoreView(storeCode);
  const isAnswered = data !== undefined;
  // The kept cards are measured when they are about to go, before anything is painted.
  useLayoutEffect(() => setBefore(isAnswered ? rowHeights(gridIn(frame)) : null), [isAnswered, frame]);
  if (!data || !before) return children;
  const cards = allNew ? data.map((card) => ({ ...card, is_new: false })) : data;
  return (
    <Suspense fallback={children}>
      <LazyIntl locale={storeView.locale} optional>
        <Steady frame={frame} before={before}>
          <NamedCards cards={cards} period={period} storeView={storeView} />
        </Steady>
      </LazyIntl>
    </Suspense>
  );
}

interface SteadyProps {
  frame: RefObject<HTMLElement | null>;
  before: readonly number[];
  children: ReactNode;
}

function Steady({ frame, before, children }: SteadyProps) {
  useLayoutEffect(() => holdRows(gridIn(frame), before), [frame, before]);
  return children;
}
