import type { Context, Hono } from "hono";
import { decode, endpoints } from "@/lib/contract";
import type { ServerEnv } from "@/lib/env";
import { contactPath } from "@/lib/routes";
import type { CommercePort } from "@/server/commerce/port";
import { callOf } from "./call";
import { apiPaths } from "./api-paths";
import { formFields } from "./form-pages";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

const { input, rateLimit: perMinute } = endpoints.sendMessage;

/**
 * A message from a page without script: the same as `mail-service/send-email`, answered by a page. Its token is made
 * here: a page that all visitors share can carry none.
 */
export function messageFormRoutes(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  const leadBack = (context: Context, query: { sent?: string; refused?: string }): Response => {
    context.header("cache-control", "no-store");
    return context.redirect(contactPath(callOf(context, {}, now()).storeView, query), 303);
  };
  app.on(
    "POST",
    apiPaths("mail-service/form"),
    async (context, next) => {
      await next();
      // Whoever sends too many is told so by a page as well.
      if (context.res.status !== 429) return;
      context.res = leadBack(context, { refused: "too_many_requests" });
    },
    rateLimit("message-form", env, limits, perMinute),
    async (context: Context) => {
      const fields = formFields(await context.req.text());
      const call = callOf(context, {}, now());
      const token = await commerce().getMailToken({}, call);
      if (!token.ok) return leadBack(context, { refused: token.error.code });
      const read = decode(input, { ...fields, token: token.value });
      const answer = read.ok ? await commerce().sendMessage(read.value, call) : read;
      return leadBack(context, answer.ok ? { sent: "1" } : { refused: answer.error.code });
    },
  );
}
