import type { Context, Hono } from "hono";
import { wayAfterLogin } from "@/lib/domain/way-after-login";
import { type ServerEnv, siteUrl } from "@/lib/env";
import { loginPath } from "@/lib/routes";
import { findStoreView } from "@/lib/store-views";
import { beginSocialLogin, endSocialLogin, type SocialDesk } from "@/server/services/account/social-login";
import { apiPaths } from "./api-paths";
import { callOf } from "./call";
import { setCookies } from "./cookies";
import { isOwnOrigin, rateLimit } from "./guards";
import type { Limits } from "./limits";

export interface SocialTools {
  /** Null where another shop keeps the accounts. */
  social: () => SocialDesk | null;
}

/** A way there, and one back. */
const PER_MINUTE = 20;

/** The shop's address that the browser is at: a host of its own, or the configured one. */
function ownOrigin(context: Context, { siteOrigin }: ServerEnv): string {
  const host = context.req.header("host");
  const asked = `${new URL(siteOrigin ?? siteUrl()).protocol}//${host}`;
  return host !== undefined && isOwnOrigin(asked, siteOrigin, host) ? asked : (siteOrigin ?? siteUrl());
}

/**
 * Logins by services beside the shop: there by a link, back by the address that the service sends the browser to. Pages
 * ask no other host for anything.
 */
export function socialLoginRoutes(
  app: Hono,
  { social }: SocialTools,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  const wayBack = (context: Context, id: string): string => `${ownOrigin(context, env())}/api/user/social/${id}/return`;
  const seldom = (name: string) => rateLimit(name, env, limits, PER_MINUTE);

  app.on("GET", apiPaths("user/social/:provider"), seldom("social-begin"), async (context: Context) => {
    context.header("cache-control", "no-store");
    const [call, desk] = [callOf(context, {}, now()), social()];
    const id = context.req.param("provider") ?? "";
    const next = wayAfterLogin(context.req.query("next"));
    const begun = desk && (await beginSocialLogin(desk, call, { id, redirectUri: wayBack(context, id), next }));
    if (!begun?.ok)
      return context.redirect(loginPath(call.storeView, { next: next ?? undefined, refused: "social_failed" }), 303);
    setCookies(context, begun.cookies, env());
    return context.redirect(begun.to.href, 303);
  });

  app.get("/api/user/social/:provider/return", seldom("social-end"), async (context: Context) => {
    context.header("cache-control", "no-store");
    // Its address holds a code.
    context.header("referrer-policy", "no-referrer");
    const [call, desk] = [callOf(context, {}, now()), social()];
    const id = context.req.param("provider") ?? "";
    const address = new URL(`${wayBack(context, id)}${new URL(context.req.url).search}`);
    const arrived = desk && (await endSocialLogin(desk, call, { id, address }));
    const storeView = findStoreView(arrived?.storeCode ?? "") ?? call.storeView;
    const next = wayAfterLogin(arrived?.next) ?? undefined;
    const refused = (code: string) => context.redirect(loginPath(storeView, { next, refused: code }), 303);
    if (!arrived) return refused("social_failed");
    if (arrived.is === "refused") return refused(arrived.error.code);
    if (arrived.is === "password") return context.redirect(loginPath(storeView, { next, link: id }), 303);
    setCookies(context, arrived.session.cookies, env());
    if (!arrived.session.ok) return refused(arrived.session.error.code);
    // The page takes what the browser has (cart, lists) into the account before it goes on.
    return context.redirect(loginPath(storeView, { next, done: "social" }), 303);
  });
}
