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

/**
 * Content security policy of a page. A cached page is the same bytes for everybody and can carry no nonce,
 * and the framework hands its data over in inline scripts: there `unsafe-inline` is the strictest that works
 * (docs/decisions/004). Development needs `eval` for the framework's refresh.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
