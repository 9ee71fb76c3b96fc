/** What a `url_path` leads to, looked up by middleware through the shop's own API and kept for a while; "unanswered" when it could not be asked. */
export type UrlTarget =
  | { type: "product"; sku: string; slug: string }
  | { type: "category"; slug: string }
  | { type: "none" }
  | { type: "unanswered" };

/** More paths than this would let a crawler of random addresses fill the process' memory. */
const MAX_ENTRIES = 5_000;
/** A renamed category is reachable within this time on every process, without telling it. */
const TTL_MS = 60_000;
/** A slow look-up must not hold up the page: after this long the path falls through to the page itself. */
const LOOKUP_TIMEOUT_MS = 1_000;
const MAX_PATH_LENGTH = 300;

interface Entry {
  target: UrlTarget;
  expires: number;
}

export interface UrlLookup {
  find(storeCode: string, path: string): Promise<UrlTarget>;
}

function parseTarget(body: unknown): UrlTarget {
  const result = (body as { result?: Partial<Record<"type" | "sku" | "slug", string>> } | null)?.result;
  if (result?.type === "product" && result.sku && result.slug)
    return { type: "product", sku: result.sku, slug: result.slug };
  if (result?.type === "category" && result.slug) return { type: "category", slug: result.slug };
  return { type: "none" };
}

export function createUrlLookup({
  origin,
  fetch,
  now,
}: {
  origin: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
}): UrlLookup {
  const entries = new Map<string, Entry>();

  const remember = (key: string, target: UrlTarget): void => {
    entries.delete(key);
    entries.set(key, { target, expires: now() + TTL_MS });
    // A Map keeps the order of insertion, so the first key is the oldest.
    const oldest = entries.size > MAX_ENTRIES ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    async find(storeCode, path) {
      if (path.length > MAX_PATH_LENGTH) return { type: "none" };
      const key = `${storeCode}:${path}`;
      const known = entries.get(key);
      if (known && known.expires > now()) return known.target;
      try {
        const response = await fetch(`${origin}/api/${storeCode}/url/map?url=${encodeURIComponent(path)}`, {
          signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
        });
        if (!response.ok) return known?.target ?? { type: "unanswered" };
        const target = parseTarget(await response.json());
        remember(key, target);
        return target;
      } catch {
        // A stale answer serves better than none while the shop's database restarts.
        return known?.target ?? { type: "unanswered" };
      }
    },
  };
}
