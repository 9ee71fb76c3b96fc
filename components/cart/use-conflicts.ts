"use client";

import { conflictsIn } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

/** How many lines can't be had, once that is known. Offline each line says itself that it waits. */
export const useConflicts = (): number | null => conflictsIn(useCartLines());
