"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import { usePeriod } from "@/stores/reservation";

/** The cached and the rendered listing are two pages: a filter pressed on the one gets its focus back on the other. */
function restoreFocus(): void {
  const { name } = pressedFilter;
  pressedFilter.name = null;
  if (name === null || document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLElement>("[data-scroll=keep] a")];
  links.find((link) => filterName(link) === name)?.focus({ preventScroll: true });
}

/**
 * A visitor who has chosen days and comes to the cached listing (which knows no days) is brought
 * softly to the one for them; the address then says what the page shows.
 */
export function ListingPeriod({ hasPeriodInUrl }: { hasPeriodInUrl: boolean }) {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  useEffect(restoreFocus, []);
  useEffect(() => {
    if (hasPeriodInUrl || !period) return;
    const query = new URLSearchParams(window.location.search);
    if (query.has("dateFrom") || query.has("dateTo")) return;
    query.set("dateFrom", period.from);
    query.set("dateTo", period.to);
    router.replace(`${pathname}?${query.toString()}`, { scroll: false });
  }, [hasPeriodInUrl, pathname, period, router]);
  return null;
}
