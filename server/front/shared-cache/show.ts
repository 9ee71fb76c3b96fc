import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { bodyOf, type Encoding, type Kept } from "./kept-answer";
import { untilMidnight } from "./until-midnight";

/** The smallest first. */
const ENCODINGS: Encoding[] = ["br", "gzip"];

function encodingFor(request: IncomingMessage, { isText }: Kept): Encoding {
  const read = isText ? new Negotiator(request).encodings(ENCODINGS) : [];
  return ENCODINGS.find((encoding) => read.includes(encoding)) ?? "identity";
}

const withEncoding = (vary: string | string[] | undefined): string => {
  const names = [vary ?? []].flat().join(", ");
  return /\baccept-encoding\b/iu.test(names) ? names : [names, "Accept-Encoding"].filter(Boolean).join(", ");
};

/** Whether the visitor has the same bytes already (RFC 9110, 13.1.2). */
function has(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  return known !== undefined && (known.trim() === "*" || known.split(",").some((word) => word.trim() === etag));
}

/** Sends a kept answer, as the visitor's browser can read it. */
export async function show(
  { request, response, isStale }: { request: IncomingMessage; response: ServerResponse; isStale: boolean },
  kept: Kept,
): Promise<void> {
  const encoding = encodingFor(request, kept);
  const body = await bodyOf(kept, encoding);
  if (response.destroyed) return;
  const own = kept.policy.responseHeaders();
  const headers = {
    ...own,
    // Caches that don't subtract its age from its time would pass midnight by as much.
    "cache-control": untilMidnight([own["cache-control"] ?? ""].flat().join(", "), Date.now()),
    etag: kept.etag,
    "cache-status": isStale ? "sezona; hit; fwd=stale" : "sezona; hit",
    ...(kept.isText && { vary: withEncoding(own.vary) }),
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.removeHeader("content-length");
  if (has(request, kept.etag)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}
