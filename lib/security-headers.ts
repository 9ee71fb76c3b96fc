/** First path segments whose pages belong to one visitor: a nonce each, kept by no cache. */
export const personalSegments: ReadonlySet<string> = new Set([
  "checkout",
  "order",
  "my-account",
  "login",
  "register",
  "passreset",
  "newsletter",
]);

const development = process.env.NODE_ENV !== "production";

/** Where a tag manager is fetched from, and with whom its tags talk. */
export interface TagHosts {
  origin: string;
  hosts: readonly string[];
}

/**
 * Content security policy of a page. A cached page is the same bytes for everybody and can carry no nonce,
 * and the framework hands its data over in inline scripts: there `unsafe-inline` is the strictest that works
 * (docs/decisions/004). A shop with a tag manager alone
 * names hosts beside its own. Development needs `eval` for the framework's refresh.
 */
export function contentSecurityPolicy(nonce?: string, tags: TagHosts | null = null): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'";
  const loaded = tags ? ` ${tags.origin}` : "";
  const asked = tags ? ` ${[tags.origin, ...tags.hosts].join(" ")}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${loaded}${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${asked}`,
    "font-src 'self'",
    `connect-src 'self'${asked}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
