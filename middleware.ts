import { NextResponse, type NextRequest } from "next/server";
import { isPlainListing } from "@/lib/domain/filters";
import { RESERVED_SEGMENTS, normalisePath, splitStoreCode } from "@/lib/domain/url";
import {
  catalogueStoreCode,
  defaultStoreCode,
  findStoreView,
  getStoreView,
  storeViews,
  type StoreView,
} from "@/lib/store-views";
import { contentSecurityPolicy, personalSegments } from "@/lib/security-headers";
import { createUrlLookup } from "@/lib/url-dispatch";

/*
 * The one dispatcher of the shop: store view by prefix or host, path normalisation, url_path look-up,
 * and the choice between the cached listing and its rendered twin. It never touches the database.
 */

const storeCodes = storeViews.map((storeView) => storeView.storeCode);

const lookup = createUrlLookup({
  // Configured, never taken from the request: the Host header is the visitor's word.
  origin: process.env.SHOP_INTERNAL_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? "3000"}`,
  fetch: (...args) => fetch(...args),
  now: () => Date.now(),
});

function storeViewOfHost(request: NextRequest): StoreView {
  const host = request.headers.get("host")?.split(":")[0]?.toLowerCase();
  return (
    storeViews.find((storeView) => host !== undefined && storeView.hosts.includes(host)) ??
    getStoreView(defaultStoreCode)
  );
}

/** Address that nothing answers; the page there is the not-found screen. */
const UNKNOWN = "/unknown";

/** Path of the page that answers, below `/{storeCode}`. */
async function dispatch(storeView: StoreView, path: string, request: NextRequest): Promise<string> {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "" || path === "/pwa.html") return "";
  if (first === "c" && second) return listing(`/c/${second}`, request);
  if (RESERVED_SEGMENTS.has(first)) return path;
  if (!storeView.urlDispatching) return UNKNOWN;
  const target = await lookup.find(catalogueStoreCode(storeView), path);
  if (target.type === "category") return listing(`/c/${target.slug}`, request);
  if (target.type === "product") return `/p/${encodeURIComponent(target.sku)}/${target.slug}`;
  // Not asked is not unknown: the page below asks the catalogue itself.
  return target.type === "unanswered" ? path : UNKNOWN;
}

/** A listing whose query changes nothing is the cached page; any other is rendered. */
const listing = (path: string, request: NextRequest): string =>
  isPlainListing(request.nextUrl.searchParams) ? path : `${path}/filtered`;

/** Personal pages get a nonce of their own and are kept by nobody. */
function personalResponse(request: NextRequest, destination: URL): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.rewrite(destination, { request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const normal = normalisePath(pathname) || "/";
  const { storeCode, path } = splitStoreCode(normal, storeCodes);
  const storeView = (storeCode && findStoreView(storeCode)) || storeViewOfHost(request);

  // One page, one address: `/main/lyze` and `/lyze/` lead to `/lyze`.
  const canonical = storeCode && !storeView.appendStoreCode ? path || "/" : normal;
  if (canonical !== pathname) {
    const url = request.nextUrl.clone();
    url.pathname = canonical;
    return NextResponse.redirect(url, 308);
  }

  const inside = await dispatch(storeView, path || "/", request);
  const destination = request.nextUrl.clone();
  destination.pathname = `/${storeView.storeCode}${inside}`;

  const segment = inside.split("/")[1] ?? "";
  // The steps live in the browser. Were the server told, the router would take them for different pages and fetch each anew.
  if (segment === "checkout") destination.search = "";
  if (personalSegments.has(segment)) return personalResponse(request, destination);
  const response = NextResponse.rewrite(destination, inside === UNKNOWN ? { status: 404 } : undefined);
  response.headers.set("content-security-policy", contentSecurityPolicy());
  return response;
}

export const config = {
  matcher: ["/((?!api|graphql|_next|media|fonts|.*\\.(?!html$)[^/]*$).*)", "/pwa.html"],
};
