"use client";

import { lazy, Suspense } from "react";
import { ignoreFailure, loadPart, showWhenLoaded } from "@/components/ui/load-part";
import { shopDay } from "@/lib/domain/days";
import type { Locale } from "@/lib/store-views";
import { useBranches, usePlace } from "@/stores/reservation";
import type { PeriodPickerProps } from "./period-picker";

const load = () => import("./period-picker");
const PeriodPicker = lazy(load);

/** The calendar weighs more than a whole cold page may, so it comes with the first press. */
export function LazyPeriodPicker(props: Omit<PeriodPickerProps, "today" | "place" | "branches">) {
  const [place, branches] = [usePlace(), useBranches()];
  return (
    <Suspense fallback={null}>
      <PeriodPicker {...props} place={place} branches={branches} today={shopDay(new Date())} />
    </Suspense>
  );
}

/** Starts the download on hover or focus, before the press. */
export const preloadPeriodPicker = (locale: Locale): void => ignoreFailure(loadPart(load(), locale));
/** Calls back when the picker can be shown. */
export const openPeriodPicker = (locale: Locale, show: () => void): void =>
  showWhenLoaded(() => loadPart(load(), locale), show);
