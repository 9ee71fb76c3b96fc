/** First path segments that belong to the shop's own routes; a url_path or store code can't begin with them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  "api",
  "graphql",
  "_next",
  "media",
  "look",
  "c",
  "p",
  "i",
  "static",
  "cart",
  "checkout",
  "my-account",
  "compare",
  "wishlist",
  "search",
  "reviews",
  "order",
  "passreset",
  "newsletter",
  "contact",
  "login",
  "register",
  "error",
  "blog",
  "branches",
  "guide",
  "partners",
  "language",
  "test",
  "offline",
  "manifest.webmanifest",
  "pwa.html",
  "sitemap",
]);

/** The first segment of a `url_path` that belongs to the shop's own routes or to a store view; null when it is free. */
export function takenSegment(urlPath: string, storeCodes: readonly string[]): string | null {
  const [first = ""] = urlPath.split("/");
  return RESERVED_SEGMENTS.has(first) || storeCodes.includes(first) ? first : null;
}

/**
 * Leading slash, no trailing one, no query and no hash; the root stays "/". Slashes in a row and
 * backslashes count as one slash, so that the result never names another host.
 */
export function normalisePath(path: string): string {
  const withoutQuery = path.replace(/[?#].*$/su, "");
  return `/${withoutQuery}`.replace(/[/\\]+/gu, "/").replace(/(?<=.)\/$/su, "");
}

/** Takes a known store code off the front: "/skibike/c/lyze" → `{storeCode: "skibike", path: "/c/lyze"}`. */
export function splitStoreCode(path: string, codes: readonly string[]): { storeCode: string | null; path: string } {
  const normal = normalisePath(path);
  const [, first = "", ...rest] = normal.split("/");
  return codes.includes(first) ? { storeCode: first, path: `/${rest.join("/")}` } : { storeCode: null, path: normal };
}
