"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import { NO_PRODUCTS_MS, notify } from "@/stores/notifications";
import { usePeriod, usePlace, wishQuery } from "@/stores/reservation";
import { FILTER_SHEET } from "./filter-sheet";

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

/**
 * A visitor who has chosen days or a place and comes to the cached listing (which knows neither) is brought
 * softly to the one for them; the address then says what the page shows.
 */
export function ListingPeriod({ nothingFits }: { nothingFits: boolean }) {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  const place = usePlace();
  useLayoutEffect(() => keepSheet(pathname), [pathname]);
  useEffect(restoreFocus, []);
  useEffect(() => {
    if (nothingFits) notify({ type: "warning", code: "no_products", timeToLive: NO_PRODUCTS_MS });
  }, [nothingFits]);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const said = [...query.keys()];
    const missing = Object.entries(wishQuery(said.some((key) => key.startsWith("date")) ? null : period, place)).filter(
      ([key]) => !said.includes(key),
    );
    if (missing.length === 0) return;
    for (const [key, value] of missing) query.set(key, value);
    router.replace(`${pathname}?${query.toString()}`, { scroll: false });
  }, [pathname, period, place, router]);
  return null;
}
