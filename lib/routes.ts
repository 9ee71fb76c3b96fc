import { storeViews } from "@/shop.config";
import type { StoreView } from "./store-views";

/** Every link of the shop is made here; paths are normalised (leading slash, no trailing one). */

export const storePrefix = (storeView: StoreView): string =>
  storeView.appendStoreCode ? `/${storeView.storeCode}` : "";

const inStore = (storeView: StoreView, path: string): string => `${storePrefix(storeView)}${path}` || "/";

const withQuery = (path: string, query: Record<string, string | undefined> = {}): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
};

export const homePath = (storeView: StoreView): string => inStore(storeView, "") || "/";

export function categoryPath(
  storeView: StoreView,
  category: { slug: string; url_path?: string | null },
  query: { place?: string; partner?: string } = {},
): string {
  const path = storeView.urlDispatching && category.url_path ? `/${category.url_path}` : `/c/${category.slug}`;
  return withQuery(inStore(storeView, path), query);
}

/** The spec's `/p/{parentSku}/{slug}[/{childSku}]`, or the url_path with `childSku` in the query. */
export function productPath(
  storeView: StoreView,
  product: { sku: string; slug: string; url_path?: string | null },
  query: { childSku?: string; dateFrom?: string; dateTo?: string; place?: string } = {},
): string {
  if (storeView.urlDispatching && product.url_path) return withQuery(inStore(storeView, `/${product.url_path}`), query);
  const { childSku, ...rest } = query;
  const child = childSku ? `/${encodeURIComponent(childSku)}` : "";
  const path = `/p/${encodeURIComponent(product.sku)}/${product.slug}${child}`;
  return withQuery(inStore(storeView, path), rest);
}

export const cartPath = (storeView: StoreView): string => inStore(storeView, "/cart");
export const checkoutPath = (storeView: StoreView): string => inStore(storeView, "/checkout");
/** End of the checkout, for one order. */
export const orderedPath = (storeView: StoreView, id: string): string =>
  withQuery(inStore(storeView, "/checkout"), { step: "done", id });
export const orderPath = (storeView: StoreView, id: string): string => withQuery(inStore(storeView, "/order"), { id });
/** Its page with the change of it opened. */
export const ORDER_CHANGE_HASH = "#order-change";
export const orderChangePath = (storeView: StoreView, id: string): string =>
  `${orderPath(storeView, id)}${ORDER_CHANGE_HASH}`;
/** The calendar file of an order. */
export const orderCalendarPath = (storeView: StoreView, id: string): string =>
  withQuery(inStore(storeView, "/order/calendar"), { id });
/** A file that was bought with an order. */
export const downloadPath = (storeView: StoreView, id: string, sku: string, file: string): string =>
  withQuery(inStore(storeView, "/order/download"), { id, sku, file });
/** What is shown at the counter: a page of its own, which a device can keep, and the code on it. */
export const passPath = (storeView: StoreView, id: string): string =>
  withQuery(inStore(storeView, "/order/pass"), { id });
export const passCodePath = (storeView: StoreView, id: string): string =>
  withQuery(inStore(storeView, "/order/pass-code"), { id });
/** The picture of an order's QR payment, which a bank's program reads. */
export const paymentCodePath = (storeView: StoreView, id: string): string =>
  withQuery(inStore(storeView, "/order/payment-code"), { id });
export const searchPath = (storeView: StoreView, query?: string, filters: Record<string, string> = {}): string =>
  withQuery(inStore(storeView, "/search"), { q: query, ...filters });
export const wishlistPath = (storeView: StoreView): string => inStore(storeView, "/wishlist");
/** The page that compares says what in its address, so that it can be sent to somebody. */
export const comparePath = (
  storeView: StoreView,
  skus: readonly string[] = [],
  query: Record<string, string | undefined> = {},
): string => withQuery(inStore(storeView, "/compare"), { skus: skus.join(), ...query });
/** What renters say of a thing, and where they write it. */
export const reviewsPath = (
  storeView: StoreView,
  sku: string,
  query: Record<string, string | undefined> = {},
): string => withQuery(inStore(storeView, "/reviews"), { sku, ...query });
/** Pages of whoever has an account, or is about to; `next` is where they lead to in the end. */
export const loginPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/login"), query);
export const registerPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/register"), query);
export const passwordResetPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/passreset"), query);
/** Where the newsletter is asked for, confirmed and left. */
export const newsletterPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/newsletter"), query);
/** Where a message to the shop is written, and what became of it is said. */
export const contactPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/contact"), query);
export const accountPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/my-account"), query);
export const accountProfilePath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/my-account/profile"), query);
export const accountOrdersPath = (storeView: StoreView, query: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/my-account/orders"), query);
export const accountOrderPath = (storeView: StoreView, orderId: string): string =>
  inStore(storeView, `/my-account/orders/${encodeURIComponent(orderId)}`);
export const staticPath = (storeView: StoreView, identifier: string): string =>
  inStore(storeView, `/static/${identifier}`);
/** What the owner tells renters: all of it, one category, one article. */
export const blogPath = (storeView: StoreView): string => inStore(storeView, "/blog");
export const blogCategoryPath = (storeView: StoreView, category: string): string =>
  inStore(storeView, `/blog/${encodeURIComponent(category)}`);
export const blogArticlePath = (storeView: StoreView, category: string, article: string): string =>
  inStore(storeView, `/blog/${encodeURIComponent(category)}/${encodeURIComponent(article)}`);
export const blogFeedPath = (storeView: StoreView): string => inStore(storeView, "/blog/rss.xml");
/** The equipment guide; its answers stand in the query. */
export const guidePath = (storeView: StoreView, answers: Record<string, string | undefined> = {}): string =>
  withQuery(inStore(storeView, "/guide"), answers);
/** Where all branches are. */
export const branchesPath = (storeView: StoreView): string => inStore(storeView, "/branches");
export const branchPath = (storeView: StoreView, source: { id: string }): string =>
  inStore(storeView, `/branches/${encodeURIComponent(source.id)}`);
export const manifestPath = (storeView: StoreView): string => inStore(storeView, "/manifest.webmanifest");
/** What the service worker shows for a page that was never visited. */
export const offlinePath = (storeView: StoreView): string => inStore(storeView, "/offline");
/** A partner's page, where the owner shows such. */
export const partnerPath = (storeView: StoreView, partner: { id: number }): string =>
  inStore(storeView, `/partners/${partner.id}`);
/** A part of the store view's map for crawlers, from 1. */
export const sitemapPath = (storeView: StoreView, part: number): string => inStore(storeView, `/sitemap-${part}.xml`);
/** Leads to the page that the visitor is on, in another view of the same shop. */
export const languagePath = ({ storeCode }: StoreView): string => `/language/${storeCode}`;
/** A path of the configuration (`/static/kontakty`) in this store view. */
export const ownPath = (storeView: StoreView, path: string): string => inStore(storeView, path);
export const cmsPath = (storeView: StoreView, slug: string): string => inStore(storeView, `/i/${slug}`);

/** A drawing as the shop passes it on: cleaned, and from nowhere else. */
export const svgPath = (storeView: StoreView, url: string): string =>
  withQuery(`${apiBase(storeView)}/fetchSvg`, { url });

/** Base of the commerce API for a store view; language views name themselves so that texts come in their language. */
export const apiBase = (storeView: Pick<StoreView, "storeCode">): string =>
  storeViews.multistore ? `/api/${storeView.storeCode}` : "/api";

/** A drawing of the theme (`public/illustrations`): a plain file, kept by the browser for all pages. */
export const illustrationPath = (name: string): string => `/illustrations/${encodeURIComponent(name)}.svg`;

/** What a link to a product is shown with in chats and networks; `version` names what it shows. */
export const socialPicturePath = ({ storeCode }: StoreView, sku: string, version: string): string =>
  `/media/social/${storeCode}/${encodeURIComponent(sku)}/${version}.jpeg`;

/** The size of it that networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
