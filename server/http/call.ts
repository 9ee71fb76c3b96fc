import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { defaultStoreCode, getStoreView } from "@/lib/store-views";
import {
  BROWSER_COOKIE,
  type CallContext,
  CUSTOMER_COOKIE,
  makeCall,
  REFRESH_COOKIE,
  type Session,
} from "@/server/call";
import { PARTNER_CODE } from "@/lib/config/choices";
import { PARTNER_HEADER } from "@/lib/contract/endpoint";
import { MAX_AGENT } from "@/lib/contract/limits";
import { storableText } from "@/lib/contract/storable";
import { clientOf } from "./guards";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Headers and cookies win over the tokens that remote shops write into the query or the body. */
function sessionOf(context: Context, input: Record<string, unknown>): Session {
  const bearer = /^Bearer (\S+)$/u.exec(context.req.header("authorization") ?? "")?.[1];
  return {
    cartToken: text(context.req.header("x-cart-token")) ?? text(input.cartId),
    customerToken:
      bearer ?? text(getCookie(context, CUSTOMER_COOKIE)) ?? text(input.token) ?? text(input.customerToken),
    refreshToken: text(getCookie(context, REFRESH_COOKIE)),
    groupToken: text(context.req.header("x-group-token")) ?? text(input.groupToken),
    browserToken: text(getCookie(context, BROWSER_COOKIE)),
  };
}

const partnerCodeOf = (given = ""): string | undefined => (PARTNER_CODE.test(given) ? given : undefined);

/** Who calls, read off the request; `input` is what came in its query and body. */
export const callOf = (context: Context, input: Record<string, unknown>, now: Date): CallContext =>
  makeCall({
    storeView: getStoreView(context.req.param("storeCode") ?? defaultStoreCode),
    now,
    session: sessionOf(context, input),
    partnerCode: partnerCodeOf(context.req.header(PARTNER_HEADER)),
    idempotencyKey: text(context.req.header("idempotency-key")),
    client: clientOf(context),
    // The guard of writes has compared it; of a mere look nobody has.
    origin: context.req.method === "GET" ? undefined : text(context.req.header("origin")),
    agent: storableText(context.req.header("user-agent") ?? "", MAX_AGENT),
  });

/** Input with the refresh token of the caller's cookie, where he names none himself. */
export const withRefreshCookie = (context: Context, input: Record<string, unknown>): Record<string, unknown> => ({
  refreshToken: text(getCookie(context, REFRESH_COOKIE)),
  ...input,
});
