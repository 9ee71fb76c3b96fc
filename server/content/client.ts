import { isDeepStrictEqual } from "node:util";
import { type DocumentNode, getOperationAST } from "graphql";
import { GraphQLClient } from "graphql-request";
import { LRUCache } from "lru-cache";
import type { RemoteContent } from "@/lib/env";
import type { ContentHandler } from "./embedded/handler";
import { boundedFetch } from "./bounded-fetch";
import { readWhole } from "./readable";

/** A rendering waits no longer for what an owner writes (§9). */
export const CONTENT_TIMEOUT_MS = 1_000;
/** Where nobody waits longer, nobody asks for longer: a backend that hangs must not pile up requests here. */
const ABANDONED_MS = 10_000;
/** Answers that are shown again while the backend is away. */
const KEPT_ANSWERS = 500;

/** What was asked; or what was answered last; or nothing, because the backend is away and never answered this. */
export type ContentAnswer<T> = { value: T; isStale: boolean } | null;

/** A question that knows what it takes and what comes back. */
export interface TypedDocument<R, V> extends DocumentNode {
  /** For the compiler alone. */
  __apiType?: (variables: V) => R;
}

export interface ContentClient {
  /**
   * @param read checks the answer and takes from it what is needed: a backend may answer anything
   */
  ask<R, V extends object, T>(
    document: TypedDocument<R, V>,
    variables: V,
    read: (answer: R) => T,
  ): Promise<ContentAnswer<T>>;
}

interface Options {
  /** The backend: a function of this process, or another one's address. */
  backend: ContentHandler | RemoteContent;
  /** What the backend answers from, where that is known: as long as it is the same, a question is asked once. */
  source?: () => Promise<object>;
  log: (line: string) => void;
  timeoutMs?: number;
  /** Called when an answer comes after the rendering that asked for it has gone on with something else. */
  onLate?: () => void;
}

export function contentClient({
  backend,
  source,
  log,
  timeoutMs = CONTENT_TIMEOUT_MS,
  onLate = () => undefined,
}: Options): ContentClient {
  const kept = new LRUCache<string, { value: unknown; from?: object | undefined }>({ max: KEPT_ANSWERS });
  const isHere = typeof backend === "function";
  const client = new GraphQLClient(isHere ? "http://content.internal/graphql" : backend.url, {
    ...(isHere
      ? { fetch: async (url: string | URL | Request, init?: RequestInit) => backend(new Request(url, init)) }
      : {
          headers: backend.token ? { authorization: `Bearer ${backend.token}` } : {},
          cache: "no-store",
          fetch: boundedFetch,
        }),
  });
  async function answerOf<T>(key: string, document: DocumentNode, variables: object, read: (answer: never) => T) {
    // Looked at before it is asked: an answer may be of something newer, and is then asked for once more.
    const from = await source?.();
    const before = kept.get(key);
    if (from && before?.from === from) return before.value as T;
    const signal = AbortSignal.timeout(Math.max(ABANDONED_MS, timeoutMs));
    const answer = await client.request<unknown>({ document, variables: { ...variables }, signal });
    const { value, unread } = readWhole(() => read(answer as never));
    for (const each of unread) log(`content ${key}: ${shortly(each)}; left out`);
    kept.set(key, { value, from });
    return value;
  }
  return {
    ask: async (document, variables, read) => {
      const name = getOperationAST(document)?.name?.value ?? "";
      const key = `${name} ${JSON.stringify(variables)}`;
      const work = answerOf(key, document, variables, read);
      const over = endOf(timeoutMs);
      try {
        return { value: await Promise.race([work, over.reached]), isStale: false };
      } catch (error) {
        const last = kept.get(key) as { value: ReturnType<typeof read> } | undefined;
        log(`content ${key}: ${shortly(error)}; ${last ? "shown as it was before" : "left out"}`);
        // A page that could not wait for it is made anew with it; one that shows the same already is not: one that
        // is slow for long would be asked by all pages again and again, and get slower by that.
        work.then(
          (value) => void (last && isDeepStrictEqual(value, last.value) ? undefined : onLate()),
          () => undefined,
        );
        return last ? { value: last.value, isStale: true } : null;
      } finally {
        over.clear();
      }
    },
  };
}

function endOf(milliseconds: number): { reached: Promise<never>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reached = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return { reached, clear: () => clearTimeout(timer) };
}

/** One line, whatever a backend says. */
const shortly = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/gu, " ").slice(0, 200);
