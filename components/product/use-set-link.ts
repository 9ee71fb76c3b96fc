import { useEffect, useRef } from "react";
import type { Period } from "@/lib/contract";
import type { Place } from "@/lib/domain/place";
import { formatPart, type LinkedPart, linkedParts, writeParts } from "@/lib/domain/set-link";
import { rewriteChoice } from "./variant-url";

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
  const chosen = parts.map(formatPart).join(" ");
  useEffect(() => {
    if (!isOpened.current) {
      isOpened.current = true;
      const linked = linkedParts(window.location.search);
      if (linked) open(linked);
      return;
    }
    rewriteChoice((query) => writeParts(query, parts), period, place);
    // `chosen` says what the parts are; their list is a new one each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, period, place]);
}
