import type { Context, Hono } from "hono";
import { decode, endpoints } from "@/lib/contract";
import type { ServerEnv } from "@/lib/env";
import { reviewsPath } from "@/lib/routes";
import type { CommercePort } from "@/server/commerce/port";
import { callOf } from "./call";
import { apiPaths } from "./api-paths";
import { formFields, takenBack } from "./form-pages";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

const { input, rateLimit: perMinute } = endpoints.createReview;

/** A review from a page without script: the same as `review/create`, answered by the page that it was written on. */
export function reviewFormRoutes(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  app.on(
    "POST",
    apiPaths("review/form"),
    rateLimit("review-form", env, limits, perMinute),
    async (context: Context) => {
      const fields = formFields(await context.req.text());
      const call = callOf(context, {}, now());
      const back = (query: { sent?: string; refused?: string }): Response =>
        context.redirect(`${reviewsPath(call.storeView, takenBack(fields.sku) ?? "", query)}#write`, 303);
      const read = decode(input, { review: fields });
      const answer = read.ok ? await commerce().createReview(read.value, call) : read;
      return back(answer.ok ? { sent: answer.value.state } : { refused: answer.error.code });
    },
  );
}
