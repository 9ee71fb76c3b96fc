"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePeriod } from "@/stores/reservation";

/**
 * A visitor who has chosen days and comes to the cached listing (which knows no days) is brought
 * softly to the one for them; the address then says what the page shows.
 */
export function ListingPeriod({ hasPeriodInUrl }: { hasPeriodInUrl: boolean }) {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
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
