/** Longer addresses are nobody's: a header that carries one would be refused on its way. */
const MAX_WAY = 1_000;
const SHOP = "http://shop.invalid";

/**
 * Where somebody is led after a login: a page of this shop, whatever an address says, or nowhere in particular. Read as
 * a browser reads it and written as it travels, so that nothing looks like a page here and is something else there.
 */
export function wayAfterLogin(next: unknown): string | null {
  if (typeof next !== "string" || !/^\/[^\p{Cc}\\]*$/u.test(next) || !URL.canParse(next, SHOP)) return null;
  const { origin, pathname, search, hash } = new URL(next, SHOP);
  const way = pathname + search + hash;
  // Two slashes would name another host the next time that it is read.
  const isPage = origin === SHOP && !pathname.startsWith("//") && !/^\/api(?:\/|$)/u.test(pathname);
  return isPage && way.length <= MAX_WAY ? way : null;
}
