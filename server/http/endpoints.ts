import type { Context, Hono } from "hono";
import { z } from "zod";
import { decode, type Endpoint } from "@/lib/contract";
import type { ShopError } from "@/lib/contract/errors";
import type { ServerEnv } from "@/lib/env";
import type { CallContext, Cookie } from "@/server/call";
import { apiPaths } from "./api-paths";
import { callOf, withRefreshCookie } from "./call";
import { setCookies } from "./cookies";
import { answerRefusal } from "./envelope";
import { rateLimit } from "./guards";
import { type Limits, ownLimits } from "./limits";
import { readInput } from "./read-input";

/** An endpoint with the function that answers it; which types belong together is the port's knowledge. */
export interface Route {
  name: string;
  definition: Endpoint;
  ask: (
    input: unknown,
    call: CallContext,
  ) => Promise<
    ({ ok: true; value: unknown; meta?: unknown } | { ok: false; error: ShopError }) & { cookies?: readonly Cookie[] }
  >;
}

/**
 * Every endpoint at `/api/…` and `/api/{storeCode}/…`; another method on the same path is told which ones there are.
 */
export function endpointRoutes(
  app: Hono,
  routes: readonly Route[],
  now: () => Date,
  env: () => ServerEnv,
  limits: Limits = ownLimits,
): void {
  for (const route of routes) {
    const { name, definition } = route;
    app.on(
      definition.method,
      apiPaths(definition.path),
      rateLimit(name, env, limits, definition.rateLimit),
      (context) => answer(context, route, now(), env()),
    );
  }
  for (const path of new Set(routes.map(({ definition }) => definition.path))) {
    const allowed = routes
      .filter(({ definition }) => definition.path === path)
      .map(({ definition }) => definition.method);
    app.on(["GET", "POST", "PUT", "PATCH", "DELETE"], apiPaths(path), (context) => {
      context.header("allow", allowed.join(", "));
      return answerRefusal(context, { code: "method_not_allowed", message: `${path} takes ${allowed.join(", ")}` });
    });
  }
}

/** Parse, ask the port, wrap: the same for every endpoint. */
async function answer(context: Context, { definition, ask }: Route, now: Date, env: ServerEnv): Promise<Response> {
  const read = await readInput(context, definition.input);
  if (!read.ok) return answerRefusal(context, read.error);
  const call = callOf(context, read.value, now);
  if (definition.auth === "customer" && !call.session.customerToken)
    return answerRefusal(context, { code: "login_required", message: "for customers who are logged in" });
  const given = definition.takesRefreshCookie ? withRefreshCookie(context, read.value) : read.value;
  const input = decode(definition.input, { ...given, ...pathInput(context) });
  if (!input.ok) return answerRefusal(context, input.error);
  const result = await ask(input.value, call);
  setCookies(context, result.cookies, env);
  if (!result.ok) return answerRefusal(context, result.error);
  context.header("cache-control", cacheControl(definition, input.value));
  const value = z.encode(definition.output, result.value) as Record<string, unknown>;
  if (definition.envelope === "plain") return context.json(value);
  const meta = definition.meta && { meta: z.encode(definition.meta, result.meta) };
  return context.json({ code: 200, result: value, ...meta });
}

/** Prices of a customer group are of whoever proves that it is theirs: nobody keeps such an answer. */
const namesGroup = (input: unknown): boolean =>
  ["groupId", "userGroupId"].some((name) => Reflect.get(Object(input), name) !== undefined);

function cacheControl({ cacheSeconds }: Endpoint, input: unknown): string {
  if (!cacheSeconds || namesGroup(input)) return "no-store";
  return `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=${cacheSeconds}`;
}

function pathInput(context: Context): Record<string, string> {
  const { storeCode: _storeCode, ...rest } = context.req.param() as Record<string, string>;
  return rest;
}
