/**
 * Whether an answer was not made for this visitor: the cache in front had it, or the framework. A page that had to do
 * without a part of its content, on a busy machine, is kept by neither, and asked for again is made again.
 */
export const isKept = (headers: Record<string, string>): boolean =>
  headers["cache-status"]?.startsWith("sezona; hit") === true || /HIT|STALE/u.test(headers["x-nextjs-cache"] ?? "");
