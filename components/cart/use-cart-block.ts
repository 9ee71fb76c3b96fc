"use client";

import { cartBlock, type CartBlock } from "@/lib/domain/cart";
import { useCartLines } from "@/stores/cart";

export const useCartBlock = (): CartBlock | null => cartBlock(useCartLines());
