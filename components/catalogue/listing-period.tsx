"use client";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect } from "react";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import { NO_PRODUCTS_MS, notify } from "@/stores/notifications";
import { usePartner } from "@/stores/partner";
import { useBranches } from "@/stores/reservation";
import { FILTER_SHEET } from "./filter-sheet";
import { useWishInAddress } from "./use-wish-in-address";

/** The cached and the rendered listing are two pages: a filter pressed on the one gets its focus back on the other. */
function restoreFocus(): void {
  const { name } = pressedFilter;
  pressedFilter.name = null;
  if (name === null || document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLElement>("[data-scroll=keep] a")];
  links.find((link) => filterName(link) === name)?.focus({ preventScroll: true });
}

/** The sheet of filters that stood open as its page went, and how far it was scrolled. */
let openSheet: { pathname: string; scrollTop: number } | null = null;

/** On a phone filters are chosen one after another: the page that answers the first of them opens the sheet again. */
function keepSheet(pathname: string): () => void {
  const sheet = document.getElementById(FILTER_SHEET);
  if (sheet && openSheet?.pathname === pathname) {
    sheet.showPopover();
    sheet.scrollTop = openSheet.scrollTop;
  }
  openSheet = null;
  return () => {
    openSheet = sheet?.matches(":popover-open") ? { pathname, scrollTop: sheet.scrollTop } : null;
  };
}

/** The partner that the visit is narrowed to, where this shop has branches of it. */
function usePartnerHere(): () => Record<string, string> {
  const partner = usePartner();
  const branches = useBranches();
  const isHere = branches.some(({ partner_id }) => partner_id === partner);
  return useCallback(
    (): Record<string, string> => (partner !== null && isHere ? { partner: String(partner) } : {}),
    [partner, isHere],
  );
}

/** Brings the cached listing, which knows neither days nor place, to the one for this visitor. */
export function ListingPeriod({ nothingFits }: { nothingFits: boolean }) {
  const pathname = usePathname();
  useLayoutEffect(() => keepSheet(pathname), [pathname]);
  useEffect(restoreFocus, []);
  useEffect(() => {
    if (nothingFits) notify({ type: "warning", code: "no_products", timeToLive: NO_PRODUCTS_MS });
  }, [nothingFits]);
  useWishInAddress(usePartnerHere());
  return null;
}
