import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import type { ServerEnv } from "@/lib/env";
import { answerRefusal } from "./envelope";
import { rateLimit } from "./guards";

export interface InternalTools {
  /** Whether the database answers. */
  isHealthy: () => Promise<boolean>;
  /** Makes cached pages of the catalogue old at once. */
  refreshCatalogue: () => void;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Doors for those who run the shop. */
export function internalRoutes(app: Hono, { isHealthy, refreshCatalogue }: InternalTools, env: () => ServerEnv): void {
  app.get("/api/health", async (context) => {
    const healthy = await isHealthy();
    return healthy
      ? context.json({ code: 200, result: "ok" }, 200, { "cache-control": "no-store" })
      : answerRefusal(context, { code: "unavailable", message: "the database does not answer" });
  });
  app.post("/api/internal/revalidate", rateLimit("revalidate", env, 60), (context) => {
    const { revalidateSecret } = env();
    const given = /^Bearer (.+)$/u.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if (!revalidateSecret || !timingSafeEqual(digest(given), digest(revalidateSecret))) {
      return answerRefusal(context, { code: "not_found", message: `no endpoint ${context.req.path}` });
    }
    refreshCatalogue();
    return context.json({ code: 200, result: true }, 200, { "cache-control": "no-store" });
  });
}
