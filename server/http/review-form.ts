import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { decode, endpoints } from "@/lib/contract";
import type { ServerEnv } from "@/lib/env";
import { reviewsPath } from "@/lib/routes";
import type { CommercePort } from "@/server/commerce/port";
import { TYPED_COOKIE } from "@/server/call";
import { fieldsIn, given } from "./account-form";
import { apiPaths } from "./api-paths";
import { callOf } from "./call";
import { setCookies } from "./cookies";
import { formFields, takenBack } from "./form-pages";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";
import { noTypedCookies, typedCookies } from "./typed-fields";

const { input, rateLimit: perMinute } = endpoints.createReview;
/** What comes back as it was typed, to the page of the same thing. */
const KEPT = ["sku", "rating", "title", "detail", "nickname", "used", "level"];

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
      if (answer.ok) {
        if (getCookie(context, TYPED_COOKIE) !== undefined) setCookies(context, noTypedCookies, env());
        return back({ sent: answer.value.state });
      }
      const typed = Object.fromEntries(KEPT.map((name) => [name, given(fields, name)]));
      setCookies(context, typedCookies({ form: "review", fields: typed }), env());
      return back({ refused: [answer.error.code, ...fieldsIn(answer.error)].join(".") });
    },
  );
}
