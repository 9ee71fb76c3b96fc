import type { Context, Hono } from "hono";
import { decode, type EndpointName, endpoints, type ShopError } from "@/lib/contract";
import type { ServerEnv } from "@/lib/env";
import { newsletterPath } from "@/lib/routes";
import type { CallContext } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";
import { callOf } from "./call";
import { apiPaths } from "./api-paths";
import { formFields, takenBack } from "./form-pages";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

type Fields = Record<string, string>;
type Outcome = { done: string } | { refused: ShopError };
interface Form {
  /** Its limit is this endpoint's. */
  endpoint: EndpointName;
  send(fields: Fields, call: CallContext, commerce: CommercePort): Promise<Outcome>;
}

const outcome = <T>(
  answer: { ok: true; value: T } | { ok: false; error: ShopError },
  done: (value: T) => string,
): Outcome => (answer.ok ? { done: done(answer.value) } : { refused: answer.error });

const forms: Record<string, Form> = {
  subscribe: {
    endpoint: "subscribeNewsletter",
    send: async ({ email }, call, commerce) => {
      const read = decode(endpoints.subscribeNewsletter.input, { email });
      const answer = read.ok ? await commerce.subscribeNewsletter(read.value, call) : read;
      return outcome(answer, (said) => (said === "subscribed" ? "subscribed" : "asked"));
    },
  },
  confirm: {
    endpoint: "confirmNewsletter",
    send: async ({ token }, call, commerce) => {
      const read = decode(endpoints.confirmNewsletter.input, { token });
      return outcome(read.ok ? await commerce.confirmNewsletter(read.value, call) : read, () => "subscribed");
    },
  },
  leave: {
    endpoint: "unsubscribeNewsletter",
    send: async ({ email, token }, call, commerce) => {
      const read = decode(endpoints.unsubscribeNewsletter.input, token === undefined ? { email } : { token });
      const answer = read.ok ? await commerce.unsubscribeNewsletter(read.value, call) : read;
      return outcome(answer, (said) => (said === "unsubscribed" ? "left" : "leaving"));
    },
  },
};

/**
 * The newsletter's forms as plain pages send them, answered by a page; a script of ours asks for JSON instead. Beside
 * them what the button of a mail program asks (RFC 8058): one POST that unsubscribes, without cookies and pages.
 */
export function newsletterFormRoutes(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  for (const [name, { endpoint, send }] of Object.entries(forms))
    app.on(
      "POST",
      apiPaths(`newsletter/form/${name}`),
      rateLimit(`newsletter-form-${name}`, env, limits, endpoints[endpoint].rateLimit),
      async (context: Context) => {
        const fields = formFields(await context.req.text());
        const call = callOf(context, {}, now());
        const said = await send(fields, call, commerce());
        context.header("cache-control", "no-store");
        const wantsJson = context.req.header("accept") === "application/json";
        if ("refused" in said) {
          const { code } = said.refused;
          if (wantsJson) return context.json({ refused: code });
          const wish = name === "subscribe" ? undefined : name;
          return context.redirect(
            newsletterPath(call.storeView, { wish, token: takenBack(fields.token), refused: code }),
            303,
          );
        }
        const to = newsletterPath(call.storeView, said);
        return wantsJson ? context.json({ to }) : context.redirect(to, 303);
      },
    );

  const buttonPaths = apiPaths("newsletter/unsubscribe");
  const { input, rateLimit: perMinute } = endpoints.unsubscribeNewsletter;
  app.on(
    "POST",
    buttonPaths,
    // Many subscribers press it from one server of their mail program.
    rateLimit("newsletter-button", env, limits, (perMinute ?? 1) * 100),
    async (context: Context) => {
      const read = decode(input, { token: context.req.query("token") });
      if (read.ok) await commerce().unsubscribeNewsletter(read.value, callOf(context, {}, now()));
      return context.body(null, read.ok ? 204 : 400, { "cache-control": "no-store" });
    },
  );
  // Mail programs without such a button open the address: looking at it must not unsubscribe anybody.
  app.on("GET", buttonPaths, (context: Context) => {
    const { storeView } = callOf(context, {}, now());
    context.header("cache-control", "no-store");
    return context.redirect(
      newsletterPath(storeView, { wish: "leave", token: takenBack(context.req.query("token")) }),
      303,
    );
  });
}
