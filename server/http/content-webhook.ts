import type { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "@/lib/env";
import { answerRefusal } from "./envelope";
import { noEndpoint, rateLimit, withSecret } from "./guards";
import type { Limits } from "./limits";

export interface WebhookTools {
  /** What an owner changed in a content backend of another place; pages that show it are made anew. */
  contentChanged: (change: ContentChange) => Promise<void>;
}

/** As Strapi names it: "entry.publish" of a "static-page"; pictures have no model. */
export interface ContentChange {
  event: string;
  model?: string;
}

/** An owner who publishes everything at once is told one by one. */
const CHANGES_PER_MINUTE = 600;
const told = z.object({ event: z.string().max(100), model: z.string().max(100).optional() });

/** Strapi's webhook (docs/content.md). It sends the whole entry; what has changed is asked of the backend itself. */
export function contentWebhook(
  app: Hono,
  { contentChanged }: WebhookTools,
  { env, limits }: { env: () => ServerEnv; limits: Limits },
): void {
  app.post(
    "/api/content/webhook",
    rateLimit("content-webhook", env, limits, CHANGES_PER_MINUTE),
    withSecret(() => env().contentWebhookSecret ?? []),
    async (context) => {
      const change = told.safeParse(await context.req.json().catch(() => null));
      if (!change.success)
        return answerRefusal(context, { code: "invalid_input", message: "event and model say what has changed" });
      await contentChanged(change.data);
      return context.json({ code: 200, result: true }, 200, { "cache-control": "no-store" });
    },
  );
  app.all("/api/content/webhook", noEndpoint);
}
