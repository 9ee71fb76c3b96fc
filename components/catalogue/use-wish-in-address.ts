import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { wishQuery } from "@/lib/domain/place";
import { useIsVisitLoaded, usePeriod, usePlace } from "@/stores/reservation";

type More = Readonly<Record<string, string>>;
const NOTHING: More = {};

/**
 * A visitor who has chosen days or a place and comes to a page that knows neither is brought softly to the one for
 * them; the address then says what the page shows.
 * @param more what else belongs into the address where it doesn't say it, which is told the keys that it says; the same
 * function in every rendering
 * @param known the address without what the page does not know, which then leaves it in its place
 */
export function useWishInAddress(
  more: (said: readonly string[]) => More | Promise<More> = () => NOTHING,
  known?: string,
): void {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  const place = usePlace();
  const isLoaded = useIsVisitLoaded();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const said = [...query.keys()];
    const days = said.some((key) => key.startsWith("date")) ? null : period;
    const take = (found: More): void => {
      const missing = Object.entries({ ...found, ...wishQuery(days, place) }).filter(([key]) => !said.includes(key));
      if (missing.length === 0) {
        // Left out before the visit's days are known, it would be missing from the page for them, which has to tell it.
        if (known && isLoaded) history.replaceState(null, "", known);
        return;
      }
      for (const [key, value] of missing) query.set(key, value);
      router.replace(`${pathname}?${query.toString()}`, { scroll: false });
    };
    const found = more(said);
    if (!(found instanceof Promise)) return take(found);
    let isCurrent = true;
    void found.then((later) => isCurrent && take(later));
    return () => {
      isCurrent = false;
    };
  }, [pathname, period, place, router, more, known, isLoaded]);
}
