import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "@/lib/contract/errors";
import { MAX_BODY_BYTES } from "@/lib/contract/limits";
import type { ServerEnv } from "@/lib/env";
import { storeViews } from "@/lib/store-views";
import { answerRefusal } from "./envelope";
import type { Limiter, Limits } from "./limits";

const hosts = new Set(storeViews.flatMap((storeView) => storeView.hosts));

/** For endpoints whose contract names no limit of its own: far above what a person causes. */
const DEFAULT_PER_MINUTE = 1200;

/** Who asks, for limits and logs. The front of the process has written the one entry; what a visitor wrote is gone. */
export const clientOf = (context: Context): string => context.req.header("x-forwarded-for") ?? "unknown";

/** @param who whose calls are counted together; null for a call that is not counted */
export function rateLimit(
  name: string,
  env: () => ServerEnv,
  limits: Limits,
  perMinute = DEFAULT_PER_MINUTE,
  who: (context: Context) => string | null | Promise<string | null> = clientOf,
): MiddlewareHandler {
  let limiter: Limiter | undefined;
  return async (context, next) => {
    const { rateLimitFactor } = env();
    if (rateLimitFactor === 0) return next();
    limiter ??= limits(name, perMinute * rateLimitFactor);
    const counted = await who(context);
    const wait = counted === null ? 0 : await limiter.take(counted);
    if (wait === 0) return next();
    context.header("retry-after", String(Math.ceil(wait / 1000)));
    return answerRefusal(context, { code: "too_many_requests", message: "too many requests, try again later" });
  };
}

/**
 * Writes come from the shop's own pages, or from tools without any cookie. Browsers say where a request comes from and
 * pages can't forge it.
 */
export const sameOrigin =
  (env: () => ServerEnv): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    const origin = context.req.header("origin");
    const site = context.req.header("sec-fetch-site");
    const isOurs = origin === undefined || isOwnOrigin(origin, env().siteOrigin, context.req.header("host"));
    const isSameSite = site === undefined || site === "same-origin" || site === "none";
    const isTool = origin === undefined && site === undefined && context.req.header("cookie") === undefined;
    if (isTool || (isOurs && isSameSite && (origin !== undefined || site !== undefined))) return next();
    return answerRefusal(context, refuse("forbidden", "writes are taken from the shop's own pages").error);
  };

/**
 * The configured address, or a host of a store view beside it. The Host header is believed only where nothing is
 * configured: a proxy rewrites it, and whoever points a name of his own at this machine chooses it.
 */
export function isOwnOrigin(origin: string, siteOrigin: string | undefined, host: string | undefined): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (!url || url.origin !== origin) return false;
  if (siteOrigin === undefined) return url.host === host;
  if (origin === siteOrigin) return true;
  return url.protocol === new URL(siteOrigin).protocol && hosts.has(url.hostname);
}

export const smallBodies: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) =>
    answerRefusal(context, { code: "payload_too_large", message: `at most ${MAX_BODY_BYTES} bytes` }),
});

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const noEndpoint = (context: Context): Response =>
  answerRefusal(context, { code: "not_found", message: `no endpoint ${context.req.path}` });

/** Only for those who know the secret, sent as Bearer; to anybody else the endpoint is not there. */
export const withSecret =
  (secrets: () => string | readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const given = /^Bearer (.+)$/u.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if ([secrets()].flat().some((wanted) => timingSafeEqual(digest(given), digest(wanted)))) return next();
    return noEndpoint(context);
  };
