/** Public origin of the shop, from configuration only; the Host header is the visitor's word. */
export const siteUrl = (): string =>
  (process.env.SITE_URL || `http://localhost:${process.env.PORT || "3000"}`).replace(/\/+$/u, "");
