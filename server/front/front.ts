import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import { storeViewOf } from "@/lib/dispatch/decide";
import { isCarried } from "@/lib/dispatch/dispatch";
import { normalisePath } from "@/lib/domain/url";
import { RETRY_AFTER_S } from "@/lib/limits";
import type { StoreView } from "@/lib/store-views";
import { reportError } from "@/server/report";
import { clientAddress } from "./client-address";
import { failurePage } from "./failure-page";
import { isApi, isPage } from "./kind-of-path";
import { replaceFailures, type StandIn } from "./replace-failures";

interface FrontOptions {
  /** The framework. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The first one answers hosts that no view names. */
  views: readonly StoreView[];
  trustedProxies: number;
  /** Whether this process is about to end: it answers what comes and asks for no more. */
  isClosing: () => boolean;
  /** Hears of every request, and answers those that ask for figures; without it nothing is counted. */
  watch?: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}

/** Pages and pictures are read; only the API takes more, and says itself which method an endpoint has. */
const READING = ["GET", "HEAD"];
const METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Segments that mean the same folder or the one above. */
const STEPS = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/iu;

/** What proxies say of a request; none of them is believed where no proxy of ours stands. */
const FORWARDED = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip"];

/** What is made for one request travels as small as the visitor's browser can read it. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The first to meet a request: says whose it is, and sees that a page which can't be made is still a page. */
export function createFront({ handle, views, trustedProxies, isClosing, watch }: FrontOptions): RequestListener {
  return (request, response) => {
    if (isClosing()) response.setHeader("connection", "close");
    // Written in full, as to a proxy, the address would name a host of its own.
    if (!request.url?.startsWith("/")) return refuse(response, 400);
    request.url = sparedRedirect(request.url);
    const path = request.url.replace(/[?#].*$/su, "");
    if (watch?.(request, response, path)) return;
    // Every browser takes such steps itself; written out, they would pass for another address here than behind.
    if (STEPS.test(path)) return refuse(response, 400);
    // A page says by itself, and in words, that there is none of such a name.
    if (!isPage(path) && !isReadable(path)) return refuse(response, 400);
    const methods = isApi(path) ? METHODS : READING;
    if (!methods.includes(request.method ?? "")) return refuse(response, 405, { allow: methods.join(", ") });
    if (isClosing() && path === "/api/health/ready") return refuse(response, 503);

    const forwardedFor = [request.headers["x-forwarded-for"]].flat().join(",");
    const { remoteAddress } = request.socket;
    request.headers["x-forwarded-for"] = clientAddress({ remoteAddress, forwardedFor }, trustedProxies);
    if (trustedProxies === 0) for (const name of FORWARDED) delete request.headers[name];

    compress(request, response, () => undefined);
    // Pictures say themselves for how long they are missing.
    if (!path.startsWith("/media/")) forgetMissing(response);
    if (isPage(path)) replaceFailures(response, () => standIn(request, path, views));
    handle(request, response).catch((error: unknown) => {
      reportError(error, "front");
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) return response.destroy();
      response.statusCode = 500;
      return response.end();
    });
  };
}

/**
 * The framework leads from a slash too many to the address without, whatever stands behind the `?`; with a query that
 * no header carries the page answers where it is asked (lib/dispatch/dispatch.ts does the same).
 */
function sparedRedirect(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/su);
  return query === undefined || isCarried(new URLSearchParams(query)) ? url : `${normalisePath(path)}?${query}`;
}

/** Whether the address means any text: a percent sign may stand before anything. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** What is not there today may be there with the next import or version: only what is there may be kept. */
function forgetMissing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) response.setHeader("cache-control", "no-store");
    return writeHead(status, ...rest);
  };
}

function refuse(response: ServerResponse, status: number, more: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...more, "content-type": "text/plain", "cache-control": "no-store" }).end();
}

function standIn(request: IncomingMessage, path: string, views: readonly StoreView[]): StandIn {
  const common = { "cache-control": "no-store", "retry-after": String(RETRY_AFTER_S) };
  // The framework's own script asks for parts of a page; told that there are none, it loads the whole one.
  if (request.headers.rsc !== undefined)
    return { status: 503, headers: { ...common, "content-type": "text/plain" }, body: "" };
  const storeView = storeViewOf({ host: request.headers.host ?? null, path }, views);
  const headers = {
    ...common,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
  };
  return { status: 503, headers, body: failurePage(storeView) };
}
