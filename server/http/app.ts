import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { endpoints, type EndpointName } from "@/lib/contract";
import { type ServerEnv, serverEnv } from "@/lib/env";
import type { CommercePort } from "@/server/commerce/port";
import type { ContentPort } from "@/server/content/port";
import { accountFormRoutes } from "./account-forms";
import { contentRoutes, type ContentTools } from "./content-routes";
import { contentWebhook, type WebhookTools } from "./content-webhook";
import { docsPage } from "./docs-page";
import { endpointRoutes, type Route } from "./endpoints";
import { answerRefusal } from "./envelope";
import { sameOrigin, smallBodies } from "./guards";
import { internalRoutes, type InternalTools } from "./internal";
import { type Limits, ownLimits } from "./limits";
import { logFailure } from "./log";
import { messageFormRoutes } from "./message-form";
import { newsletterFormRoutes } from "./newsletter-forms";
import { openApiDocument } from "./openapi";
import { type Outbox, outboxRoutes } from "./outbox";
import { reviewFormRoutes } from "./review-form";
import { socialLoginRoutes, type SocialTools } from "./social-login";
import { svgRoutes } from "./svg-routes";
import { paymentRoutes, type PaymentTools } from "./payments";

export interface ApiOptions extends InternalTools, PaymentTools, ContentTools, SocialTools, WebhookTools {
  commerce: () => CommercePort;
  content: () => ContentPort;
  now?: () => Date;
  env?: () => ServerEnv;
  /** Where calls are counted; in this process alone by default. */
  limits?: Limits;
  /** Mails to be read in the browser; null where nobody may. */
  outbox?: Outbox | null;
}

/** The commerce API of the contract over HTTP. */
export function createApi(options: ApiOptions): Hono {
  const {
    commerce,
    content,
    now = () => new Date(),
    env = serverEnv,
    limits = ownLimits,
    outbox = null,
    ...tools
  } = options;
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
  outboxRoutes(app, outbox);
  internalRoutes(app, tools, env);
  contentRoutes(app, tools, { env, limits });
  contentWebhook(app, tools, { env, limits });
  paymentRoutes(app, tools, { now, env, limits });
  accountFormRoutes(app, commerce, { now, env, limits, social: tools.social });
  socialLoginRoutes(app, tools, { now, env, limits });
  newsletterFormRoutes(app, commerce, { now, env, limits });
  reviewFormRoutes(app, commerce, { now, env, limits });
  svgRoutes(app, { env, limits });
  messageFormRoutes(app, commerce, { now, env, limits });
  endpointRoutes(
    app,
    routesOf(() => ({ ...commerce(), ...content() })),
    now,
    env,
    limits,
  );
  return app;
}

const routesOf = (port: () => CommercePort & ContentPort): Route[] =>
  (Object.keys(endpoints) as EndpointName[]).map((name) => ({
    name,
    definition: endpoints[name],
    // The table ties each name's input and output together, which a loop over names can't show to the compiler.
    ask: (input, call) => (port()[name] as Route["ask"])(input, call),
  }));
