import { useEffect, useRef } from "react";
import type { Period } from "@/lib/contract";
import { type Place, wishQuery } from "@/lib/domain/place";
import { type LinkedPart, linkedParts, withParts } from "@/lib/domain/set-link";

/**
 * A link opens the choice that it names; every other choice is written into the address, in its place, so that it can
 * be sent on and Back leaves the product.
 */
export function useSetLink(
  parts: readonly LinkedPart[],
  { period, place }: { period: Period | null; place: Place },
  open: (parts: LinkedPart[]) => void,
): void {
  const isOpened = useRef(false);
  const chosen = withParts("", parts).toString();
  useEffect(() => {
    if (!isOpened.current) {
      isOpened.current = true;
      const linked = linkedParts(window.location.search);
      if (linked) open(linked);
      return;
    }
    const url = new URL(window.location.href);
    const query = withParts(url.search, parts);
    for (const [key, value] of Object.entries(wishQuery(period, place))) query.set(key, value);
    if (`?${query.toString()}` === url.search) return;
    url.search = query.toString();
    window.history.replaceState(window.history.state, "", url);
    // `chosen` says what the parts are; their list is a new one each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, period, place]);
}
