import type { Period } from "@/lib/contract";
import { type Place, wishQuery } from "@/lib/domain/place";

/**
 * The address follows what is chosen of a product: its other entries stay, the choice and the wish are written into it;
 * an address that would not change is left alone. Replaced, not pushed: Back leaves the product.
 */
export function rewriteChoice(write: (query: URLSearchParams) => void, period: Period | null, place: Place): void {
  const url = new URL(window.location.href);
  const before = url.searchParams.toString();
  write(url.searchParams);
  for (const [key, value] of Object.entries(wishQuery(period, place))) url.searchParams.set(key, value);
  if (url.searchParams.toString() !== before) window.history.replaceState(window.history.state, "", url);
}

export const rewriteVariant = (childSku: string, period: Period | null, place: Place): void =>
  rewriteChoice((query) => query.set("childSku", childSku), period, place);
