"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import { usePeriod, usePlace, wishQuery } from "@/stores/reservation";

/** The cached and the rendered listing are two pages: a filter pressed on the one gets its focus back on the other. */
function restoreFocus(): void {
  const { name } = pressedFilter;
  pressedFilter.name = null;
  if (name === null || document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLElement>("[data-scroll=keep] a")];
  links.find((link) => filterName(link) === name)?.focus({ preventScroll: true });
}

/**
 * A visitor who has chosen days or a place and comes to the cached listing (which knows neither) is brought
 * softly to the one for them; the address then says what the page shows.
 */
export function ListingPeriod() {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  const place = usePlace();
  useEffect(restoreFocus, []);
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
