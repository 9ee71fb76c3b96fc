/** Where somebody is led after a login: a page of this shop, whatever an address says, or nowhere in particular. */
export function wayAfterLogin(next: unknown): string | null {
  if (typeof next !== "string" || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) || next.startsWith("/api/")) return null;
  return next;
}
