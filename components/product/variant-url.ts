import type { Period } from "@/lib/contract";

/**
 * The address follows the choice: existing entries stay, `childSku`, `dateFrom` and `dateTo` are added; an
 * address that would not change is left alone. Replaced, not pushed: Back leaves the product.
 */
export function rewriteVariant(childSku: string, period: Period | null): void {
  const url = new URL(window.location.href);
  const before = url.search;
  url.searchParams.set("childSku", childSku);
  if (period) {
    url.searchParams.set("dateFrom", period.from);
    url.searchParams.set("dateTo", period.to);
  }
  if (url.search !== before) window.history.replaceState(window.history.state, "", url);
}
