/** Answers of the server that are no pages of the shop: data, files, and the worker's own. */
const NO_PAGE = /^\/(?:api|graphql|media|_next)\/|\.(?!html$)[a-z0-9]{2,5}$/iu;

/**
 * Path and query of the page that a link leads to within the shop; null when the browser itself has to follow it:
 * another site, another window, a file, a place on this page, or a link that asks for a full load (`data-reload`).
 */
export function softAddress(link: HTMLAnchorElement): string | null {
  if (!link.href || link.target || link.hasAttribute("download") || link.dataset.reload !== undefined) return null;
  const to = new URL(link.href);
  if (to.origin !== window.location.origin || NO_PAGE.test(to.pathname)) return null;
  if (to.hash && to.pathname === window.location.pathname && to.search === window.location.search) return null;
  return to.pathname + to.search + to.hash;
}
