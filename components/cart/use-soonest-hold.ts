"use client";

import { soonestHold } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

export const useSoonestHold = (): string | null => soonestHold(useCartLines());
