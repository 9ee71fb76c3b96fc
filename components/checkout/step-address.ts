import type { MouseEvent } from "react";

/*
 * The steps are one page: moving between them changes the address and asks the server for nothing, so it
 * is instant and works without a network. The router follows the history, so Back and reload do too.
 */

export const pushStep = (url: string): void => window.history.pushState(null, "", url);
export const replaceStep = (url: string): void => window.history.replaceState(null, "", url);

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** For the capture phase of clicks around the checkout: links to other steps stay in the page. */
export function walkInPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || !isPlain(event) || link.target === "_blank") return;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname !== window.location.pathname || !url.searchParams.has("step")) return;
  event.preventDefault();
  pushStep(`${url.pathname}${url.search}`);
}
