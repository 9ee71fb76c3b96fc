import { useSyncExternalStore, type MouseEvent } from "react";
import { isPlainPress } from "@/components/ui/plain-press";
import { checkoutPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import type { Screen } from "./form-schema";

/*
 * The steps are one page: moving between them changes the address and asks the server for nothing, so it
 * is instant and works without a network. The step is read from the address bar itself: the router follows
 * the history too, but as a transition, and one that waits would leave the shopper on the step they left.
 * The server never sees the step (`middleware.ts`), so the router holds every step for the same page.
 */

export const stepPath = (storeView: StoreView, screen: Screen): string => `${checkoutPath(storeView)}?step=${screen}`;

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

export function pushStep(url: string): void {
  window.history.pushState(null, "", url);
  notify();
}

export function replaceStep(url: string): void {
  window.history.replaceState(null, "", url);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** What the address says of the checkout: the step, and of a finished one its order. Both unknown on the server. */
export function useStepAddress(): { step: string | null; orderId: string | null } {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const query = new URLSearchParams(search);
  return { step: query.get("step"), orderId: query.get("id") };
}

/** For the capture phase of clicks around the checkout: links to other steps stay in the page. */
export function followStepLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlainPress(event) || link.target === "_blank") return;
  const url = new URL(link.href);
  if (
    url.origin !== window.location.origin ||
    url.pathname !== window.location.pathname ||
    !url.searchParams.has("step")
  )
    return;
  event.preventDefault();
  pushStep(`${url.pathname}${url.search}`);
}
