"use client";

import { useCallback } from "react";
import { usePartnerHere } from "@/components/catalogue/use-partner-here";
import { useWishInAddress } from "@/components/catalogue/use-wish-in-address";
import { followLists, listsStore } from "@/stores/lists";

/** The page of an address that names nothing shows what this browser compares, for the visitor's days and partner. */
export function CompareStart() {
  const partner = usePartnerHere();
  const more = useCallback((): Record<string, string> => {
    followLists();
    const { compare } = listsStore.getState();
    return {
      ...(compare.length > 0 && { skus: compare.join() }),
      ...(partner !== null && { partner: String(partner) }),
    };
  }, [partner]);
  useWishInAddress(more);
  return null;
}
