import type { Context, Hono } from "hono";
import { decode, endpoints } from "@/lib/contract";
import { STORABLE } from "@/lib/contract/storable";
import type { ServerEnv } from "@/lib/env";
import { reviewsPath } from "@/lib/routes";
import { storeViews } from "@/lib/store-views";
import type { CommercePort } from "@/server/commerce/port";
import { callOf } from "./call";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

const { input, rateLimit: perMinute } = endpoints.createReview;
const storeCodes = storeViews.map(({ storeCode }) => storeCode).join("|");
const PATHS = ["/api/review/form", `/api/:storeCode{${storeCodes}}/review/form`];

/** What a form leaves empty is left out. */
const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value.trim() !== "" && STORABLE.test(value)));

/** A review from a page without script: the same as `review/create`, answered by the page that it was written on. */
export function reviewFormRoutes(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  app.on("POST", PATHS, rateLimit("review-form", env, limits, perMinute), async (context: Context) => {
    const fields = fieldsOf(await context.req.text());
    const call = callOf(context, {}, now());
    const back = (query: { sent?: string; refused?: string }): Response =>
      context.redirect(`${reviewsPath(call.storeView, fields.sku ?? "", query)}#write`, 303);
    const read = decode(input, { review: fields });
    const answer = read.ok ? await commerce().createReview(read.value, call) : read;
    return back(answer.ok ? { sent: answer.value.state } : { refused: answer.error.code });
  });
}
