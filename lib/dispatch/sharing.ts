import { RENDERED_KEPT_SECONDS } from "@/lib/limits";
import { STOCK, tagsOfPage } from "@/lib/page-tags";
import type { Decision } from "./decide";

/** Pages that the query changes: any other is the same page whatever stands behind the question mark. */
const READS_QUERY = /^\/(?:c\/[^/]+(?:\/filtered)?|search|compare|checkout|test)$/u;
/** Pages rendered for each query; the framework would let nobody keep them. */
const RENDERED = /^\/(?:c\/[^/]+\/filtered|search)$/u;

/**
 * What a page's answer says of itself to whoever may keep it, the shop's own cache and any other: for how long, by what
 * it can be cleared, and whether the query makes a difference. Pages that the framework keeps bring their own time.
 */
export function sharingHeaders({ storeView, path }: Extract<Decision, { type: "page" }>): Record<string, string> {
  const isRendered = RENDERED.test(path);
  const tags = tagsOfPage(`/${storeView.storeCode}${path}`);
  return {
    // Tags hold names of the catalogue, in any alphabet.
    "cache-tag": [...tags, ...(isRendered ? [STOCK] : [])].map(encodeURIComponent).join(","),
    ...(isRendered && { "cache-control": `public, max-age=0, s-maxage=${RENDERED_KEPT_SECONDS}` }),
    ...(!READS_QUERY.test(path) && { "no-vary-search": "params" }),
  };
}
