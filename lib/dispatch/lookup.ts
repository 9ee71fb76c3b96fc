import { MAX_KEPT_LOOKUPS } from "@/lib/limits";
import type { AddressTarget } from "./address";

/** A renamed category is reachable within this time on every process, without telling it. */
const TTL_MS = 60_000;
/** What is not there yet may come with the next import, and must not stay unknown for long. */
const UNKNOWN_TTL_MS = 5_000;
/** A slow look-up must not hold up a page that can do without: after this long the path falls through to it. */
const LOOKUP_TIMEOUT_MS = 1_000;
/** Which page it is has to be known: a look-up is given as long as a page would wait for what it shows. */
const NEEDED_LOOKUP_TIMEOUT_MS = 10_000;

interface Entry {
  target: AddressTarget;
  expires: number;
}

export interface Lookup {
  /** Asks each time. */
  ask(storeCode: string, path: string): Promise<AddressTarget>;
  /**
   * Keeps what it learns for a while.
   * @param isNeeded whether no page can answer without being found
   */
  find(storeCode: string, path: string, isNeeded?: boolean): Promise<AddressTarget>;
}

interface LookupOptions {
  /** Where this very process listens. */
  origin: string;
  /** Opens the internal endpoint, which counts for nobody's limit. */
  secret: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

function readTarget(body: unknown): AddressTarget {
  const result = (body as { result?: { type?: string; path?: string } } | null)?.result;
  const { type, path } = result ?? {};
  return (type === "page" || type === "moved") && path ? { type, path } : { type: "none" };
}

/** Asks the shop what stands at an address, through its internal API, and keeps the answers for a while. */
export function createLookup({ origin, secret, fetch, now }: LookupOptions): Lookup {
  const entries = new Map<string, Entry>();

  const remember = (key: string, target: AddressTarget): void => {
    entries.delete(key);
    entries.set(key, { target, expires: now() + (target.type === "none" ? UNKNOWN_TTL_MS : TTL_MS) });
    // A Map keeps the order of insertion, so the first key is the oldest.
    const oldest = entries.size > MAX_KEPT_LOOKUPS ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
  };

  const ask = async (storeCode: string, path: string, timeoutMs = LOOKUP_TIMEOUT_MS): Promise<AddressTarget> => {
    try {
      const query = new URLSearchParams({ store: storeCode, path });
      const response = await fetch(`${origin}/api/internal/address?${query.toString()}`, {
        headers: { authorization: `Bearer ${secret}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? readTarget(await response.json()) : { type: "unanswered" };
    } catch {
      return { type: "unanswered" };
    }
  };

  return {
    ask,
    async find(storeCode, path, isNeeded = false) {
      const key = `${storeCode}:${path}`;
      const known = entries.get(key);
      if (known && known.expires > now()) return known.target;
      // A stale answer serves better than none while the shop's database restarts; but the unknown may have come since.
      const older = known?.target.type === "none" ? undefined : known?.target;
      const target = await ask(storeCode, path, isNeeded && !older ? NEEDED_LOOKUP_TIMEOUT_MS : LOOKUP_TIMEOUT_MS);
      if (target.type === "unanswered") return older ?? target;
      remember(key, target);
      return target;
    },
  };
}
