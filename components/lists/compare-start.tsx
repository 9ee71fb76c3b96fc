"use client";

import { useWishInAddress } from "@/components/catalogue/use-wish-in-address";
import { followLists, listsStore } from "@/stores/lists";

function comparedHere(): Record<string, string> {
  followLists();
  const { compare } = listsStore.getState();
  return compare.length > 0 ? { skus: compare.join() } : {};
}

/** The page of an address that names nothing shows what this browser compares, for the visitor's days. */
export function CompareStart() {
  useWishInAddress(comparedHere);
  return null;
}
