import { NextResponse, type NextRequest } from "next/server";
import type { AddressTarget } from "@/lib/dispatch/address";
import { type Decision, isNeeded, isPersonal, notFoundAt, type Question } from "@/lib/dispatch/decide";
import { dispatch } from "@/lib/dispatch/dispatch";
import { FAVICON, faviconPath } from "@/lib/dispatch/favicon";
import { sameInLanguage } from "@/lib/dispatch/language";
import { createLookup } from "@/lib/dispatch/lookup";
import { NOT_FOUND_PAGE } from "@/lib/dispatch/not-found-page";
import { inOtherShop } from "@/lib/dispatch/other-shop";
import { sharingHeaders } from "@/lib/dispatch/sharing";
import { internalAccess, showsTestPage, tagManager } from "@/lib/env";
import { offlinePath } from "@/lib/routes";
import { contentSecurityPolicy, personalSegments } from "@/lib/security-headers";
import { catalogueStoreCode, defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";

/*
 * The dispatcher of the shop; its rules are in lib/dispatch. It never touches the database: what only the
 * catalogue knows it asks this very process for, through the internal API.
 */

const views = [...new Set([getStoreView(defaultStoreCode), ...storeViews])];

const lookup = createLookup({ ...internalAccess(), fetch: (...args) => fetch(...args), now: () => Date.now() });

const look = (question: Question): Promise<AddressTarget> =>
  isPersonal(question)
    ? lookup.ask(question.storeView.storeCode, question.asks)
    : lookup.find(catalogueStoreCode(question.storeView), question.asks, isNeeded(question));

async function answerOf(request: NextRequest): Promise<Decision> {
  const { pathname: path, searchParams: query } = request.nextUrl;
  const host = request.headers.get("host");
  if (request.headers.has(NOT_FOUND_PAGE)) return notFoundAt({ host, path }, views);
  return dispatch({ host, path, query, showsTestPage: showsTestPage() }, views, look);
}

/** Personal pages get a nonce of their own and are kept by nobody. */
function personalPage(request: NextRequest, destination: URL): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce, tagManager());
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.rewrite(destination, { request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** The same for everybody who asks for this address: it says who may keep it. */
function sharedPage(decision: Extract<Decision, { type: "page" }>, destination: URL): NextResponse {
  return NextResponse.rewrite(destination, { headers: sharingHeaders(decision) });
}

/** What is unknown today may be imported tomorrow: no cache may keep the answer. */
function unknownPage(destination: URL): NextResponse {
  const response = NextResponse.rewrite(destination, { status: 404 });
  response.headers.set("cache-control", "no-store");
  response.headers.set(NOT_FOUND_PAGE, "1");
  return response;
}

function redirect(destination: URL): NextResponse {
  const response = NextResponse.redirect(destination, 308);
  // The slug may change back, and a browser that keeps the way for ever would then be redirected in a loop.
  response.headers.set("cache-control", "no-cache");
  return response;
}

/** The front puts its words in the place of this, as in that of any failure. */
const failure = (): NextResponse => new NextResponse(null, { status: 503 });

/** Where a link of a language leads depends on where the visitor comes from: no cache may keep it. */
function languageRedirect(address: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(address, request.nextUrl), 303);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** One that the owner names as "/favicon.ico" lies there. */
function icon(destination: URL): NextResponse {
  destination.pathname = faviconPath();
  return destination.pathname === FAVICON ? NextResponse.next() : NextResponse.rewrite(destination);
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { headers, nextUrl } = request;
  if (nextUrl.pathname === FAVICON) return icon(nextUrl.clone());
  const pressed = { host: headers.get("host"), path: nextUrl.pathname, referer: headers.get("referer") };
  const other = (await inOtherShop(pressed, views, look)) ?? sameInLanguage(pressed, views);
  if (other !== null) return languageRedirect(other, request);
  const decision = await answerOf(request);
  const destination = request.nextUrl.clone();
  if (decision.type === "redirect") {
    destination.pathname = decision.path;
    return redirect(destination);
  }
  if (decision.type === "unanswered") return failure();
  const { path, storeView } = decision;
  destination.pathname = path === "/" ? `/${storeView.storeCode}` : `/${storeView.storeCode}${path}`;

  const [, segment = ""] = path.split("/");
  // The steps live in the browser. Were the server told, the router would take them for different pages and fetch each
  // anew.
  if (segment === "checkout") destination.search = "";
  if (decision.type === "page" && personalSegments.has(segment)) return personalPage(request, destination);
  const response = decision.type === "page" ? sharedPage(decision, destination) : unknownPage(destination);
  response.headers.set("content-security-policy", contentSecurityPolicy(undefined, tagManager()));
  // The worker keeps it for whoever is there; that of the first shop front comes with the worker itself.
  if (storeView.appendStoreCode) response.headers.set("x-offline-page", offlinePath(storeView));
  return response;
}

/** All but the API, pictures, the framework's files and those that lie in public/ under just these names. */
export const config = {
  matcher: [
    // eslint-disable-next-line max-len -- the framework reads it before it runs: one literal
    "/((?!(?:api|graphql|media|_next|fonts|illustrations|look)(?:/|$)|(?:icon\\.svg|icon-\\d+\\.png|robots\\.txt|reload-online\\.js|service-worker\\.js|(?:workbox|fallback|swe-worker|worker)-[\\w-]+\\.js)$).*)",
  ],
};
