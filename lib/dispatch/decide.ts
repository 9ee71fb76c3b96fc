import { isPlainListing } from "@/lib/domain/filters";
import { MAX_PATH_LENGTH } from "@/lib/limits";
import { normalisePath, RESERVED_SEGMENTS, splitStoreCode } from "@/lib/domain/url";
import { isClosedPath } from "@/lib/domain/url-closed";
import type { StoreView } from "@/lib/store-views";
import type { AddressTarget } from "./address";

/** What a visitor asked for; the host as the Host header says it. */
export interface Asked {
  host: string | null;
  path: string;
  query: URLSearchParams;
  /** Whether this shop shows the page of all its parts. */
  showsTestPage: boolean;
}

export interface Question {
  type: "ask";
  storeView: StoreView;
  /** Store code in front of the path, as the visitor wrote it; empty without one. */
  prefix: string;
  path: string;
  /** What to look up for it: a path of the catalogue, or an order by its id. */
  asks: string;
}

export type Decision =
  /** One page has one address; the visitor is led to it. */
  | { type: "redirect"; path: string }
  /** The page at `path` below `/{storeCode}` answers. */
  | { type: "page"; storeView: StoreView; path: string }
  /** Nothing answers: the not-found screen of that store view, or its own for orders. */
  | { type: "unknown"; storeView: StoreView; path: "/unknown" | "/order/unknown" }
  /** Nobody could say which page it is: the shop can't answer at the moment. */
  | { type: "unanswered" };

/** Pages that are there whatever the catalogue holds. One that is missing here is not found. */
export const OWN_PAGES: ReadonlySet<string> = new Set([
  "/",
  "/blog",
  "/blog/rss.xml",
  "/branches",
  "/cart",
  "/checkout",
  "/compare",
  "/contact",
  "/error",
  "/guide",
  "/login",
  "/manifest.webmanifest",
  "/my-account",
  "/my-account/card",
  "/my-account/card/code",
  "/my-account/card/pass",
  "/my-account/data",
  "/my-account/export",
  "/my-account/family",
  "/my-account/newsletter",
  "/my-account/orders",
  "/my-account/profile",
  "/my-account/recently-viewed",
  "/my-account/reviews",
  "/my-account/shipping-details",
  "/my-account/wishlist",
  "/newsletter",
  "/offline",
  "/order",
  "/order/calendar",
  "/order/download",
  "/order/pass",
  "/order/pass-code",
  "/order/payment-code",
  "/passreset",
  "/register",
  "/reviews",
  "/search",
  "/test",
  "/wishlist",
]);

/** Pages of one order: only the shop knows whether there is one. */
const OF_ORDER: ReadonlySet<string> = new Set([
  "/order",
  "/order/calendar",
  "/order/download",
  "/order/pass",
  "/order/pass-code",
  "/order/payment-code",
]);
const ORDER_ID = /^[\w-]{1,64}$/u;

/** Whether a question is one visitor's own: its answer is nobody else's. */
export const isPersonal = ({ path }: Question): boolean => OF_ORDER.has(path);

/** The map for crawlers: the index of all store views, and each one's parts. */
const MAP = /^\/sitemap(?:-(\d{1,5}))?\.xml$/u;

/** One order of an account: only its owner is told whether there is one. */
const OF_ACCOUNT = /^\/my-account\/orders\/[^/]+$/u;

/** Shapes of addresses whose last word the catalogue has: category, product with slug and child, places, content. */
const OF_CATALOGUE =
  /^\/(?:c\/[^/]+|p\/[^/]+(?:\/[^/]+){0,2}|(?:branches|partners)\/[^/]+|i\/[^/]+|blog\/[^/]+(?:\/[^/]+)?|static\/.+)$/u;

/** Whether no page can stand in where the question isn't answered: the catalogue alone knows which one it would be. */
export const isNeeded = ({ path }: Question): boolean => !OF_CATALOGUE.test(path) && !OF_ORDER.has(path);

/** The path in plain letters, or null when it is no text: broken escapes, control characters. */
function textOf(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The view that a host shows without a prefix; the first one for hosts that no view names. */
export function viewOfHost(host: string | null, views: readonly StoreView[]): StoreView {
  const name = host?.toLowerCase().replace(/:\d*$/u, "").replace(/\.$/u, "");
  const [first] = views;
  if (!first) throw new Error("a shop has at least one store view");
  return views.find((view) => name !== undefined && view.hosts.includes(name)) ?? first;
}

type Place = Pick<Asked, "host" | "path">;

/** Where an address leads by its host and its prefix, and its path within that shop front. */
function placeOf({ host, path }: Place, views: readonly StoreView[]) {
  const codes = views.map((view) => view.storeCode);
  const { storeCode, path: inside } = splitStoreCode(path, codes);
  const atHost = viewOfHost(host, views);
  const storeView = views.find((view) => view.storeCode === storeCode) ?? atHost;
  return { atHost, storeCode, storeView, inside };
}

/** Whose shop front an address belongs to: that of its prefix, else of its host. */
export const storeViewOf = (place: Place, views: readonly StoreView[]): StoreView => placeOf(place, views).storeView;

/**
 * The dispatcher's rules: store view by prefix or host, one address for each page, and which page answers.
 * Only the catalogue knows what stands at the path of a question; its answer goes to `settle`.
 * @param views the first one answers hosts that no view names
 */
export function decide({ host, path, query, showsTestPage }: Asked, views: readonly StoreView[]): Decision | Question {
  const normal = normalisePath(path);
  const { atHost, storeCode, storeView, inside } = placeOf({ host, path: normal }, views);

  // A prefix that says no more than the host is left out; on another view's host it is what names the view.
  const isNeedless = storeCode !== null && !storeView.appendStoreCode && storeView === atHost;
  const canonical = isNeedless ? inside : normal;
  if (canonical !== path) return { type: "redirect", path: canonical };

  const ask = (asks: string) => ({
    type: "ask" as const,
    storeView,
    prefix: storeCode ? `/${storeCode}` : "",
    path: inside,
    asks,
  });
  const unknown = unknownIn(storeView, inside);
  if (OF_ORDER.has(inside)) {
    const id = query.get("id") ?? "";
    return ORDER_ID.test(id) ? ask(`/order/${id}`) : unknown;
  }
  if ((inside === "/test" && !showsTestPage) || isClosedPath(inside)) return unknown;
  if (OWN_PAGES.has(inside)) return { type: "page", storeView, path: inside };
  const map = MAP.exec(inside);
  if (map) return { type: "page", storeView, path: map[1] ? `/sitemap/${map[1]}` : "/sitemap" };
  if (inside === "/pwa.html") return { type: "page", storeView, path: "/" };
  if (inside.length > MAX_PATH_LENGTH || textOf(inside) === null) return unknown;
  if (OF_ACCOUNT.test(inside)) return { type: "page", storeView, path: inside };
  const [, first = ""] = inside.split("/");
  const isUrlPath = storeView.urlDispatching && !RESERVED_SEGMENTS.has(first);
  return OF_CATALOGUE.test(inside) || isUrlPath ? ask(inside) : unknown;
}

const unknownIn = (storeView: StoreView, path: string): Decision => ({
  type: "unknown",
  storeView,
  path: OF_ORDER.has(path) ? "/order/unknown" : "/unknown",
});

/** For an address at which its own page, as the last one asked, has found nothing. */
export function notFoundAt({ host, path }: Place, views: readonly StoreView[]): Decision {
  const { storeView, inside } = placeOf({ host, path: normalisePath(path) }, views);
  return unknownIn(storeView, inside);
}

/** What the shop's answer to a question comes to. */
export function settle(question: Question, target: AddressTarget, query: URLSearchParams): Decision {
  const { storeView, prefix, path } = question;
  // Not asked is not unknown: a kept page still answers, and the page itself asks again. Another page than the one that
  // the address has otherwise would not do: the framework's router may show neither of them.
  if (target.type === "unanswered")
    return isNeeded(question) ? target : { type: "page", storeView, path: listing(path, query) };
  if (target.type === "none") return unknownIn(storeView, path);
  if (target.type === "moved") return { type: "redirect", path: `${prefix}${target.path}` };
  if (OF_ORDER.has(path)) return { type: "page", storeView, path };
  const isMisspelt = OF_CATALOGUE.test(path) && textOf(path) !== textOf(target.path);
  return isMisspelt
    ? { type: "redirect", path: `${prefix}${target.path}` }
    : { type: "page", storeView, path: listing(target.path, query) };
}

/** A listing whose query changes nothing is the kept page; any other is rendered. */
const listing = (path: string, query: URLSearchParams): string =>
  /^\/c\/[^/]+$/u.test(path) && !isPlainListing(query) ? `${path}/filtered` : path;
