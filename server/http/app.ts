import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { type Endpoint, endpoints, type EndpointName } from "@/lib/contract";
import type { Result } from "@/lib/contract/errors";
import { type ServerEnv, serverEnv } from "@/lib/env";
import { defaultStoreCode, getStoreView, storeViews } from "@/lib/store-views";
import type { CallContext, CommercePort } from "@/server/commerce/port";
import { docsPage, openApiDocument } from "./documents";
import { answerRefusal } from "./envelope";
import { clientOf, rateLimit, sameOrigin, smallBodies } from "./guards";
import { internalRoutes, type InternalTools } from "./internal";
import { logFailure } from "./log";
import { parseInput, readInput } from "./read-input";

export interface ApiOptions extends InternalTools {
  commerce: () => CommercePort;
  now?: () => Date;
  env?: () => ServerEnv;
}

const storeCodes = storeViews.map((storeView) => storeView.storeCode).join("|");

/** The commerce API of the contract over HTTP: `/api/…` and `/api/{storeCode}/…`. */
export function createApi({ commerce, now = () => new Date(), env = serverEnv, ...tools }: ApiOptions): Hono {
  const app = new Hono();
  app.use("*", async (context, next) => {
    const given = context.req.header("x-request-id");
    context.header("x-request-id", given && /^[\w-]{8,64}$/u.test(given) ? given : randomUUID());
    context.header("x-content-type-options", "nosniff");
    await next();
  });
  app.use("*", smallBodies, sameOrigin(env));
  app.onError((error, context) => answerRefusal(context, logFailure(error, context)));
  app.notFound((context) => answerRefusal(context, { code: "not_found", message: `no endpoint ${context.req.path}` }));

  app.get("/api/openapi.json", (context) =>
    context.json(openApiDocument(), 200, { "cache-control": "public, max-age=300" }),
  );
  app.get("/api/docs", (context) => context.html(docsPage(), 200, { "cache-control": "public, max-age=300" }));
  internalRoutes(app, tools, env);

  const names = Object.keys(endpoints) as EndpointName[];
  for (const name of names) {
    const definition: Endpoint = endpoints[name];
    const limit = rateLimit(name, env, definition.rateLimit);
    const paths = [`/api/${definition.path}`, `/api/:storeCode{${storeCodes}}/${definition.path}`];
    app.on(definition.method, paths, limit, (context) =>
      answer(name, definition, context, { commerce: commerce(), now: now(), env: env() }),
    );
  }
  for (const path of new Set(names.map((name) => endpoints[name].path))) {
    const allowed = names.filter((name) => endpoints[name].path === path).map((name) => endpoints[name].method);
    app.on(
      ["GET", "POST", "PUT", "PATCH", "DELETE"],
      [`/api/${path}`, `/api/:storeCode{${storeCodes}}/${path}`],
      (context) => {
        context.header("allow", allowed.join(", "));
        return answerRefusal(context, { code: "method_not_allowed", message: `${path} takes ${allowed.join(", ")}` });
      },
    );
  }
  return app;
}

/** Parse, ask the port, wrap: the same for every endpoint. */
async function answer(
  name: EndpointName,
  definition: Endpoint,
  context: Context,
  { commerce, now, env }: { commerce: CommercePort; now: Date; env: ServerEnv },
): Promise<Response> {
  const read = await readInput(context, definition.input);
  if (!read.ok) return answerRefusal(context, read.error);
  const input = parseInput(definition.input, { ...read.value, ...pathInput(context) });
  if (!input.ok) return answerRefusal(context, input.error);
  const call: CallContext = {
    storeView: getStoreView(context.req.param("storeCode") ?? defaultStoreCode),
    now,
    cartToken: context.req.header("x-cart-token") ?? context.req.query("cartId"),
    client: clientOf(context, env),
  };
  // The table ties each name's input and output together, which a loop over names can't show to the compiler.
  const ask = commerce[name] as (input: unknown, call: CallContext) => Promise<Result<unknown>>;
  const result = await ask(input.value, call);
  if (!result.ok) return answerRefusal(context, result.error);
  const value = z.encode(definition.output, result.value);
  const keep = definition.cacheSeconds;
  context.header(
    "cache-control",
    keep ? `public, max-age=0, s-maxage=${keep}, stale-while-revalidate=${keep}` : "no-store",
  );
  return context.json(
    (definition.envelope === "plain" ? value : { code: 200, result: value }) as Record<string, unknown>,
  );
}

function pathInput(context: Context): Record<string, string> {
  const { storeCode: _storeCode, ...rest } = context.req.param() as Record<string, string>;
  return rest;
}
