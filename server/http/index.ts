import type { Hono } from "hono";
import { makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import { content } from "@/server/content";
import { canServe } from "@/server/services/health";
import { resolveAddress } from "./address";
import { createApi } from "./app";

let api: Hono | undefined;

/** The API of this process. */
export function apiOf(tools: { refreshCatalogue: () => void }): Hono {
  api ??= createApi({
    commerce,
    content,
    isReady: canServe,
    findAddress: (storeView, path) =>
      resolveAddress(
        { ...commerce(), ...content() },
        makeCall({ storeView, now: new Date(), client: "dispatcher" }),
        path,
      ),
    ...tools,
  });
  return api;
}
