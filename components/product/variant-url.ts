import type { Period } from "@/lib/contract";
import { type Place, wishQuery } from "@/lib/domain/place";

/**
 * The address follows the choice: existing entries stay, `childSku`, `dateFrom`, `dateTo` and `place` are added; an
 * address that would not change is left alone. Replaced, not pushed: Back leaves the product.
 */
export function rewriteVariant(childSku: string, period: Period | null, place: Place): void {
  const url = new URL(window.location.href);
  const before = url.search;
  url.searchParams.set("childSku", childSku);
  for (const [key, value] of Object.entries(wishQuery(period, place))) url.searchParams.set(key, value);
  if (url.search !== before) window.history.replaceState(window.history.state, "", url);
}
