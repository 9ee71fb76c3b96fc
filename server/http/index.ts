import type { Hono } from "hono";
import { commerce } from "@/server/commerce";
import { shopIsHealthy } from "@/server/services/health";
import { createApi } from "./app";

let api: Hono | undefined;

/** The API of this process. */
export function apiOf(tools: { refreshCatalogue: () => void }): Hono {
  api ??= createApi({ commerce, isHealthy: shopIsHealthy, ...tools });
  return api;
}
