"use client";

import { lazy, Suspense } from "react";
import { pragueDay } from "@/lib/domain/days";
import type { PeriodPickerProps } from "./period-picker";

const PeriodPicker = lazy(() => import("./period-picker"));

/** The calendar weighs more than a whole cold page may, so it comes with the first press. */
export function LazyPeriodPicker(props: Omit<PeriodPickerProps, "today">) {
  return (
    <Suspense fallback={null}>
      <PeriodPicker {...props} today={pragueDay(new Date())} />
    </Suspense>
  );
}

/** Starts the download on hover or focus, before the press. */
export const preloadPeriodPicker = (): void => void import("./period-picker");
