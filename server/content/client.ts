import { type DocumentNode, getOperationAST } from "graphql";
import { GraphQLClient } from "graphql-request";
import { LRUCache } from "lru-cache";
import type { RemoteContent } from "@/lib/env";
import type { ContentHandler } from "./embedded/handler";

/** A rendering waits no longer for what an owner writes (§9). */
export const CONTENT_TIMEOUT_MS = 1_000;
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
  log: (line: string) => void;
  timeoutMs?: number;
}

export function contentClient({ backend, log, timeoutMs = CONTENT_TIMEOUT_MS }: Options): ContentClient {
  const kept = new LRUCache<string, { value: unknown }>({ max: KEPT_ANSWERS });
  const isHere = typeof backend === "function";
  const client = new GraphQLClient(isHere ? "http://content.internal/graphql" : backend.url, {
    ...(isHere
      ? { fetch: async (url: string | URL | Request, init?: RequestInit) => backend(new Request(url, init)) }
      : { headers: backend.token ? { authorization: `Bearer ${backend.token}` } : {}, cache: "no-store" }),
  });
  return {
    ask: async (document, variables, read) => {
      const name = getOperationAST(document)?.name?.value ?? "";
      const key = `${name} ${JSON.stringify(variables)}`;
      try {
        const value = read(
          await inTime(timeoutMs, (signal) => client.request({ document, variables, signal } as never)),
        );
        kept.set(key, { value });
        return { value, isStale: false };
      } catch (error) {
        const last = kept.get(key) as { value: ReturnType<typeof read> } | undefined;
        log(`content ${key}: ${shortly(error)}; ${last ? "shown as it was before" : "left out"}`);
        return last ? { ...last, isStale: true } : null;
      }
    },
  };
}

/** A function of this process need not listen to the signal. */
async function inTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error(`no answer within ${milliseconds} ms`)));
  });
  return Promise.race([work(signal), over]);
}

/** One line, whatever a backend says. */
const shortly = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/gu, " ").slice(0, 200);
