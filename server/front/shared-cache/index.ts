import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import {
  MAX_SHARED_ANSWER_BYTES,
  RENDERED_KEPT_SECONDS,
  SHARED_CACHE_BYTES,
  SHARED_MAKING_MS,
  SHARED_WAIT_MS,
} from "@/lib/limits";
import { dayBegan } from "@/lib/domain/shop-midnight";
import type { StoreView } from "@/lib/store-views";
import { replaceFailures } from "../replace-failures";
import { type Freshness, freshnessOf, isFrameworks, keep, type Kept, policyOf } from "./kept-answer";
import { handedOn, type Keys, keysOf } from "./key";
import { overhear } from "./overhear";
import { show } from "./show";
import { untilMidnight } from "./until-midnight";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface SharedCacheOptions {
  /** Who makes an answer. */
  handle: Handle;
  views: readonly StoreView[];
  /** The last moment at which something with one of these tags changed, in epoch milliseconds; 0 for never. */
  changedAt: (tags: readonly string[]) => Promise<number>;
  maxBytes?: number;
}

/** What is being made. */
interface Making {
  /** Settled as soon as it is known whether there will be something to share. */
  known: Promise<void>;
  /** Epoch milliseconds. */
  begunAt: number;
}

interface Found {
  kept: Kept;
  freshness: Exclude<Freshness, "gone">;
}

/** A page that could not be made may be there in a moment. */
const STAND_IN = `public, max-age=0, s-maxage=${RENDERED_KEPT_SECONDS}`;

const isAtIt = (making: Making | undefined): boolean =>
  making !== undefined && Date.now() - making.begunAt < SHARED_MAKING_MS;

/**
 * A cache that all visitors share, in front of what makes answers (RFC 9111). It believes what an answer says of
 * itself, so that it and any other cache between the shop and a visitor go by one rule. Those who ask for the same
 * while it is being made wait for it; an answer that has become old is shown while the first one who asked
 * fetches a new one, or when none can be made. One that shows what has changed since, or another day than today, is
 * shown in the latter case alone (decision 149).
 */
export function sharedCache({ handle, views, changedAt, maxBytes = SHARED_CACHE_BYTES }: SharedCacheOptions): Handle {
  const store = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const underWay = new Map<string, Making>();

  const changed = async (tags: readonly string[]): Promise<number> =>
    Math.max(await changedAt(tags), dayBegan(Date.now()));

  /** What may still be shown for these keys. */
  async function find({ exact, anyQuery }: Keys): Promise<Found | null> {
    const general = store.get(anyQuery);
    const [key, kept] = general?.ignoresQuery ? [anyQuery, general] : [exact, store.get(exact)];
    if (!kept) return null;
    const freshness = freshnessOf(kept, await changed(kept.tags));
    if (freshness !== "gone") return { kept, freshness };
    if (store.peek(key) === kept) store.delete(key);
    return null;
  }

  /**
   * Who asks the framework for a page that it is making already gets that one, begun before he asked. Right after a
   * change it may be the one from before, which must not pass for the new one here.
   */
  async function remember(kept: Kept, { exact, anyQuery }: Keys, mayBeOlder: boolean): Promise<void> {
    if (mayBeOlder && (await changed(kept.tags)) > kept.begunAt - SHARED_MAKING_MS) return;
    store.set(kept.ignoresQuery ? anyQuery : exact, kept);
  }

  /** Has an answer made, and keeps it for others if it may be kept. */
  function make(request: IncomingMessage, response: ServerResponse, keys: Keys, found: Found | null) {
    const begunAt = Date.now();
    let settle = (): void => undefined;
    const making: Making = { known: new Promise((resolve) => (settle = resolve)), begunAt };
    underWay.set(keys.exact, making);
    const finish = (): void => {
      if (underWay.get(keys.exact) === making) underWay.delete(keys.exact);
      settle();
    };
    response.setHeader("cache-status", found ? "sezona; fwd=stale" : "sezona; fwd=miss");
    if (found) showInsteadOfFailure(response, found.kept);
    overhear(response, {
      maxBytes: MAX_SHARED_ANSWER_BYTES,
      // The framework's script takes a page's address from its parts, the query included: told that the query makes no
      // difference, a browser would hand it the part of another query, and the days or the place would be lost.
      onHead: () => {
        if (keys.isPart) response.removeHeader("no-vary-search");
        boundByDay(response);
      },
      wants: (head) => policyOf(head) !== null,
      onEnd: (answer) => {
        const kept = answer && keep(answer, begunAt);
        const storing = kept && remember(kept, keys, isFrameworks(answer));
        void Promise.resolve(storing).finally(finish);
      },
    });
    return handle(request, response).catch((error: unknown) => {
      finish();
      throw error;
    });
  }

  return async (request, response) => {
    const keys = keysOf({ method: request.method, url: request.url ?? "/", headers: request.headers }, views);
    if (!keys) return handle(request, response);
    let found = await find(keys);
    const making = underWay.get(keys.exact);
    if (making && (!found || found.freshness === "spare")) {
      await patient(making);
      found = await find(keys);
    }
    const isStale = found?.freshness === "stale";
    if (found?.freshness === "fresh" || (found && isStale && isAtIt(underWay.get(keys.exact))))
      return show({ request, response, isStale }, found.kept);
    const asked = { ...request.headers };
    request.headers = handedOn(asked);
    // What is asked without a body says nothing of what it would hold.
    if (request.method === "HEAD") {
      const onHead = () => boundByDay(response);
      overhear(response, { maxBytes: 0, onHead, wants: () => false, onEnd: () => undefined });
      return handle(request, response);
    }
    return make(request, response, keys, found);
  };
}

function showInsteadOfFailure(response: ServerResponse, { policy, bodies }: Kept): void {
  let body = Buffer.alloc(0);
  void bodies.identity.then((plain) => (body = plain as typeof body));
  const headers = { ...policy.responseHeaders(), "cache-control": STAND_IN };
  replaceFailures(response, () => ({ status: 200, headers, body }));
}

function boundByDay(response: ServerResponse): void {
  const said = response.getHeader("cache-control");
  if (typeof said === "string") response.setHeader("cache-control", untilMidnight(said, Date.now()));
}

const patient = ({ known }: Making): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SHARED_WAIT_MS);
    void known.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
