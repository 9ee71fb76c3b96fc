import type { Period } from "@/lib/contract";
import { type Place, wishQuery } from "@/lib/domain/place";

/**
 * The address follows what is chosen of a product: its other entries stay, the choice and the wish are written into it;
 * an address that would not change is left alone. Replaced, not pushed: Back leaves the product.
 */
export function rewriteChoice(
  write: (query: URLSearchParams, url: URL) => void,
  period: Period | null,
  place: Place,
): void {
  const url = new URL(window.location.href);
  const before = url.pathname + url.searchParams.toString();
  write(url.searchParams, url);
  for (const [key, value] of Object.entries(wishQuery(period, place))) url.searchParams.set(key, value);
  if (url.pathname + url.searchParams.toString() !== before) window.history.replaceState(window.history.state, "", url);
}

/** An address by skus, `/p/{parentSku}/{slug}`, names the size in its path as well. */
export const rewriteVariant = ({ sku }: { sku: string }, childSku: string, period: Period | null, place: Place): void =>
  rewriteChoice(
    (query, url) => {
      query.set("childSku", childSku);
      const bySku = `/p/${encodeURIComponent(sku)}/`;
      const [before = "", rest] = url.pathname.split(bySku);
      if (rest) url.pathname = `${before}${bySku}${rest.split("/")[0]}/${encodeURIComponent(childSku)}`;
    },
    period,
    place,
  );
