import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { storeViewOf, viewOfHost } from "@/lib/dispatch/decide";
import { splitStoreCode } from "@/lib/domain/url";
import { MAX_PATH_LENGTH, MAX_SHARED_QUERY_LENGTH } from "@/lib/limits";
import { personalSegments } from "@/lib/security-headers";
import type { StoreView } from "@/lib/store-views";

/** The framework's own script asks for parts of a page; which part, it says in these. */
export const PART_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
] as const;

/**
 * All that an answer which may be shared can depend on. Nothing else of a request reaches the framework then, so that
 * nobody can put into the cache what only a header of his own brought forth.
 */
const HANDED_ON = [
  ...PART_HEADERS,
  // How an answer travels is settled behind the framework, which packs nothing itself.
  "accept-encoding",
  "connection",
  "host",
  // The framework proves by it that the address of a part is the one its own script made (`_rsc`), and sends any other
  // away; the part itself does not depend on it, as its `Vary` says.
  "next-url",
  // Where a link of a language leads; its answers are redirects, which are not kept.
  "referer",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

export const handedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(HANDED_ON.filter((name) => name in headers).map((name) => [name, headers[name]]));

/** Under what an answer is kept: this very query, or any query of the address. */
export interface Keys {
  exact: string;
  anyQuery: string;
  /** A part of a page for the framework's script, not a page that a browser opens. */
  isPart: boolean;
}

interface Asked {
  method: string | undefined;
  /** As it was sent: path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Null for what is one visitor's own, or no page and no file of the build. */
export function keysOf({ method, url, headers }: Asked, views: readonly StoreView[]): Keys | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined) return null;
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/su.exec(url) ?? [];
  if (path.length > MAX_PATH_LENGTH || query.length > MAX_SHARED_QUERY_LENGTH) return null;
  if (path.startsWith("/_next/static/")) return { exact: path, anyQuery: path, isPart: false };
  if (/^\/(?:api|graphql|media|_next)(?:\/|$)/u.test(path)) return null;

  const codes = views.map(({ storeCode }) => storeCode);
  const [, segment = ""] = splitStoreCode(path, codes).path.split("/");
  if (personalSegments.has(segment)) return null;
  // A form that came back refused shows its writer, by a cookie, what was typed.
  if (new URLSearchParams(query).has("refused")) return null;

  const host = headers.host ?? null;
  // A prefix may be needless on one host and not on another: both views decide.
  const view = `${viewOfHost(host, views).storeCode}~${storeViewOf({ host, path }, views).storeCode}`;
  const part = partOf(headers);
  const anyQuery = [view, part, path].join(" ");
  return { exact: `${anyQuery}?${canonical(query)}`, anyQuery, isPart: part !== "page" };
}

/** Names in one order; of one name the values as they came, since a listing may tell the first from the last. */
function canonical(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

function partOf(headers: IncomingHttpHeaders): string {
  const values = PART_HEADERS.map((name) => headers[name]);
  if (values.every((value) => value === undefined)) return "page";
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
