import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import CachePolicy from "http-cache-semantics";
import { EVERY_PAGE } from "@/lib/page-tags";
import { PART_HEADERS } from "./key";
import { standsInUntil } from "./until-midnight";

/** An answer as the framework gave it. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type Encoding = "identity" | "gzip" | "br";

/** An answer that may be shown again, and how it may. */
export interface Kept {
  policy: CachePolicy;
  tags: readonly string[];
  /** When its making began, in epoch milliseconds: what changed since is not in it. */
  begunAt: number;
  /** So long it is shown where no new one can be made, in epoch milliseconds. */
  standsInUntil: number;
  etag: string;
  /** Compressed at the first wish, once for all who follow. */
  bodies: Partial<Record<Encoding, Promise<Buffer>>> & { identity: Promise<Buffer> };
  isText: boolean;
  /** Whether it is the same page for any query of its address. */
  ignoresQuery: boolean;
  /** Bytes to reckon with, compressed copies included. */
  bytes: number;
}

const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.+-]*\+)?(?:javascript|json|xml)\b)/u;
/** Beside its body an answer has headers, a policy and its place in the store. */
const OVERHEAD_BYTES = 2_000;

/** What a request was is in the key; the policy has only to know the answer. */
const PLAIN_REQUEST = { url: "/", method: "GET", headers: {} };

const wordOf = (value: OutgoingHttpHeaders[string]): string | undefined =>
  value === undefined ? undefined : [value].flat().join(", ");

/** What is kept has one way to be asked for; how it travels is settled anew for each visitor. */
function plain(headers: OutgoingHttpHeaders): Record<string, string> {
  const left = Object.entries(headers).flatMap(([name, value]) => {
    const word = wordOf(value);
    return word === undefined || /^(?:connection|keep-alive|transfer-encoding|cache-status|x-nextjs-cache)$/u.test(name)
      ? []
      : [[name, word] as const];
  });
  return Object.fromEntries(left);
}

/** Whether the framework had this page, or made it to keep it: others may have been waiting for the same one. */
export const isFrameworks = ({ headers }: Pick<Answer, "headers">): boolean => headers["x-nextjs-cache"] !== undefined;

/** Whether an answer depends on nothing of the request but what its key holds. */
const variesByKey = (vary = ""): boolean =>
  vary
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === "" || name === "accept-encoding" || PART_HEADERS.some((part) => part === name));

function tagsOf(headers: OutgoingHttpHeaders): string[] {
  const named = wordOf(headers["cache-tag"])?.split(",").map(decodeURIComponent) ?? [];
  return [...new Set([EVERY_PAGE, ...named])];
}

/**
 * How an answer may be kept by a cache that many share (RFC 9111), or null: it must say itself that it may be shown to
 * others and for how long, and set no cookie. One that the framework itself calls old is not kept, because a new one is
 * being made right now.
 */
export function policyOf({ status, headers }: Omit<Answer, "body">): CachePolicy | null {
  if (status !== 200 || headers["content-encoding"] !== undefined || headers["set-cookie"] !== undefined) return null;
  if (headers["x-nextjs-cache"] === "STALE" || !variesByKey(wordOf(headers.vary))) return null;
  const policy = new CachePolicy(
    PLAIN_REQUEST,
    { status, headers: plain(headers) },
    { shared: true, cacheHeuristic: 0 },
  );
  return policy.storable() && policy.maxAge() > 0 ? policy : null;
}

/** @param begunAt epoch milliseconds */
export function keep(answer: Answer, begunAt: number): Kept | null {
  const policy = policyOf(answer);
  if (!policy) return null;
  const { headers, body } = answer;
  const isText = TEXT.test(wordOf(headers["content-type"]) ?? "");
  return {
    policy,
    tags: tagsOf(headers),
    begunAt,
    standsInUntil: standsInUntil(wordOf(headers["cache-control"]) ?? "", begunAt),
    etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
    bodies: { identity: Promise.resolve(body) },
    isText,
    ignoresQuery: headers["no-vary-search"] === "params",
    // Two compressed copies of a text come to less than half of it.
    bytes: OVERHEAD_BYTES + Math.ceil(body.byteLength * (isText ? 1.5 : 1)),
  };
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** What lives for minutes is worth more work than a server affords for one request. */
const WORTH_IT_SECONDS = 60;
const QUICK = { brotli: 4, gzip: 6 };
const THOROUGH = { brotli: 9, gzip: 9 };

export function bodyOf({ bodies, policy }: Kept, encoding: Encoding): Promise<Buffer> {
  const quality = policy.maxAge() < WORTH_IT_SECONDS ? QUICK : THOROUGH;
  return (bodies[encoding] ??= bodies.identity.then((body) =>
    encoding === "br"
      ? asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } })
      : asGzip(body, { level: quality.gzip }),
  ));
}

export type Freshness = "fresh" | "stale" | "spare" | "gone";

/**
 * Whether an answer may be shown as it is, may be shown while a new one is made, only where none can be made, or never.
 * @param changedAt the last moment at which something that it shows changed
 */
export function freshnessOf({ policy, begunAt, standsInUntil: until }: Kept, changedAt: number): Freshness {
  const { response, revalidation } = policy.evaluateRequest(PLAIN_REQUEST);
  if (changedAt < begunAt) {
    if (!revalidation) return "fresh";
    if (response && !revalidation.synchronous) return "stale";
  }
  return Date.now() < until ? "spare" : "gone";
}
