import type { Hono } from "hono";
import { z } from "zod";
import type { AddressTarget } from "@/lib/dispatch/address";
import type { ServerEnv } from "@/lib/env";
import { MAX_KEPT_CHANGES } from "@/lib/limits";
import { EVERY_PAGE, isTag } from "@/lib/page-tags";
import { findStoreView, type StoreView } from "@/lib/store-views";
import { answerRefusal } from "./envelope";
import { noEndpoint, withSecret } from "./guards";

export interface InternalTools {
  /** Whether this process can answer visitors. */
  isReady: () => Promise<boolean>;
  /** What these tags name has changed: pages that show it are made anew. */
  noteChanges: (tags: string[]) => Promise<void>;
  /** What stands at a path of a store view. */
  findAddress: (storeView: StoreView, path: string) => Promise<AddressTarget>;
}

/** Without tags every page is meant. */
const revalidation = z.object({ tags: z.array(z.string().refine(isTag)).max(MAX_KEPT_CHANGES).default([EVERY_PAGE]) });

const KEEP_NOTHING = { "cache-control": "no-store" };

/**
 * Internal endpoints, for operations and for the shop's own processes; no visitor's rate limit applies to them.
 * "live" asks whether to restart the process, "ready" whether to send visitors to it: a database that is away
 * makes the second false, and no restart would bring it back.
 */
export function internalRoutes(app: Hono, tools: InternalTools, env: () => ServerEnv): void {
  app.get("/api/health/live", (context) => context.json({ code: 200, result: "alive" }, 200, KEEP_NOTHING));
  app.get("/api/health/ready", async (context) =>
    (await tools.isReady())
      ? context.json({ code: 200, result: "ready" }, 200, KEEP_NOTHING)
      : answerRefusal(context, { code: "unavailable", message: "the database does not answer" }),
  );
  app.use(
    "/api/internal/*",
    withSecret(() => env().acceptedSecrets),
  );
  app.post("/api/internal/revalidate", async (context) => {
    const tags = revalidation.safeParse(await context.req.json().catch(() => ({})));
    if (!tags.success) return answerRefusal(context, { code: "invalid_input", message: "tags are names of pages" });
    await tools.noteChanges(tags.data.tags);
    return context.json({ code: 200, result: true }, 200, KEEP_NOTHING);
  });
  app.get("/api/internal/address", async (context) => {
    const storeView = findStoreView(context.req.query("store") ?? "");
    const path = context.req.query("path");
    if (!storeView || !path) return noEndpoint(context);
    return context.json({ code: 200, result: await tools.findAddress(storeView, path) }, 200, KEEP_NOTHING);
  });
}
