import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { endpoints, type GivenPasskey } from "@/lib/contract";
import { ownGroup } from "@/lib/domain/customer-group";
import { wayAfterLogin } from "@/lib/domain/way-after-login";
import type { ServerEnv } from "@/lib/env";
import { accountOrderPath, accountPath, loginPath, passwordResetPath, registerPath } from "@/lib/routes";
import { accountDataPath } from "@/lib/routes-account";
import { type CallContext, REFRESH_COOKIE, TYPED_COOKIE } from "@/server/call";
import type { CommercePort } from "@/server/commerce/port";
import { linkSocialLogin } from "@/server/services/account/social-login";
import { accounts } from "@/shop.config";
import { type Fields, fieldsIn, type Form, given, type Outcome } from "./account-form";
import { callOf } from "./call";
import { cardForm } from "./card-form";
import { setCookies } from "./cookies";
import { familyForms } from "./family-forms";
import { apiPaths } from "./api-paths";
import { formFields, takenBack } from "./form-pages";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";
import { profileForm } from "./profile-form";
import type { SocialTools } from "./social-login";
import { passkeyForms, signedIn } from "./passkey-forms";
import { noTypedCookies, typedCookies } from "./typed-fields";

const pathsOf = (name: string): string[] => apiPaths(`user/form/${name}`);

const nextOf = ({ next }: Fields): string | undefined => wayAfterLogin(next) ?? undefined;

async function enter(fields: Fields, call: CallContext, commerce: CommercePort, back: string): Promise<Outcome> {
  const answer = await commerce.login({ username: given(fields, "email"), password: given(fields, "password") }, call);
  return arrive(answer, fields, { call, commerce, back });
}

/** Whoever has logged in is led to where they were going, and the order that they came with into the account. */
async function arrive(
  answer: Awaited<ReturnType<CommercePort["login"]>>,
  fields: Fields,
  { call, commerce, back }: { call: CallContext; commerce: CommercePort; back: string },
): Promise<Outcome> {
  if (!answer.ok) return { refused: answer.error, back };
  const inside = { ...call, session: { ...call.session, customerToken: answer.value } };
  const order = await takeOrder(fields, inside, commerce);
  const me = await commerce.getMe({}, inside);
  const to = nextOf(fields) ?? order ?? accountPath(call.storeView);
  const group = me.ok ? ownGroup(me.value) : undefined;
  return { to, customer: me.ok ? String(me.value.id) : undefined, group, cookies: answer.cookies };
}

/** An order that was placed before the login comes into the account. @returns where it stands there, if it does */
async function takeOrder({ order: id }: Fields, call: CallContext, commerce: CommercePort): Promise<string | null> {
  if (id === undefined) return null;
  const taken = await commerce.connectOrder({ id }, call);
  return taken.ok ? accountOrderPath(call.storeView, id) : null;
}

const loginBack = (fields: Fields, { storeView }: CallContext): string =>
  loginPath(storeView, { next: nextOf(fields), order: takenBack(fields.order), link: takenBack(fields.link) });

const forms: Record<string, Form> = {
  ...familyForms,
  ...passkeyForms,
  "loyalty-card": cardForm,
  login: {
    endpoint: "login",
    keeps: ["email"],
    send: (fields, call, commerce) => enter(fields, call, commerce, loginBack(fields, call)),
  },
  passkey: {
    endpoint: "loginWithPasskey",
    send: async (fields, call, commerce) => {
      const answer = await commerce.loginWithPasskey({ passkey: signedIn<GivenPasskey>(fields) }, call);
      return arrive(answer, fields, { call, commerce, back: loginBack(fields, call) });
    },
  },
  register: {
    endpoint: "createCustomer",
    keeps: ["email", "firstname", "lastname"],
    send: async (fields, call, commerce) => {
      const back = registerPath(call.storeView, { next: nextOf(fields), order: takenBack(fields.order) });
      const customer = {
        email: given(fields, "email"),
        firstname: given(fields, "firstname"),
        lastname: given(fields, "lastname"),
      };
      const answer = await commerce.createCustomer({ customer, password: given(fields, "password") }, call);
      if (answer.ok) return enter(fields, call, commerce, back);
      return { refused: answer.error, back, fields: fieldsIn(answer.error) };
    },
  },
  forgotten: {
    endpoint: "resetPassword",
    keeps: ["email"],
    send: async (fields, call, commerce) => {
      const answer = await commerce.resetPassword({ email: given(fields, "email") }, call);
      const back = passwordResetPath(call.storeView);
      if (answer.ok) return { to: passwordResetPath(call.storeView, { done: "sent" }) };
      return { refused: answer.error, back, fields: fieldsIn(answer.error) };
    },
  },
  reset: {
    endpoint: "confirmResetPassword",
    send: async (typed, call, commerce) => {
      const [token, password] = [given(typed, "token"), given(typed, "password")];
      const answer = await commerce.confirmResetPassword({ token, password }, call);
      const back = passwordResetPath(call.storeView, { token: takenBack(typed.token) });
      if (answer.ok) return { to: loginPath(call.storeView, { done: "password" }) };
      // The link's token is no field that anybody typed into.
      const fields = fieldsIn(answer.error).filter((name) => name === "password");
      return { refused: answer.error, back, fields };
    },
  },
  password: {
    endpoint: "changePassword",
    send: async (fields, call, commerce) => {
      const passwords = {
        currentPassword: given(fields, "currentPassword"),
        newPassword: given(fields, "newPassword"),
      };
      const answer = await commerce.changePassword(passwords, call);
      if (answer.ok) return { to: accountPath(call.storeView, { done: "password" }), cookies: answer.cookies };
      return { refused: answer.error, back: accountPath(call.storeView), fields: fieldsIn(answer.error) };
    },
  },
  profile: profileForm,
  delete: {
    endpoint: "deleteMe",
    send: async (fields, call, commerce) => {
      const answer = await commerce.deleteMe({ password: fields.password }, call);
      const to = loginPath(call.storeView, { done: "deleted" });
      if (answer.ok) return { to, cookies: answer.cookies, leavesNothing: true };
      return { refused: answer.error, back: accountDataPath(call.storeView) };
    },
  },
  device: {
    endpoint: "endDevice",
    send: async (fields, call, commerce) => {
      const answer = await commerce.endDevice({ id: given(fields, "id") }, call);
      // One that is gone already was to be gone.
      const isGone = answer.ok || answer.error.code === "not_found";
      const to = accountPath(call.storeView, { done: "device" });
      return isGone ? { to } : { refused: answer.error, back: accountPath(call.storeView) };
    },
  },
};

const withRefusal = (back: string, code: string): string => `${back}${back.includes("?") ? "&" : "?"}refused=${code}`;

/**
 * The forms of accounts as plain pages send them, answered by a page; a script of ours asks for JSON instead, and says
 * in place what was refused. Neither gets a token to see.
 */
export function accountFormRoutes(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits, social }: { now: () => Date; env: () => ServerEnv; limits: Limits } & SocialTools,
): void {
  for (const [name, { endpoint, keeps, send }] of Object.entries(forms))
    app.on(
      "POST",
      pathsOf(name),
      rateLimit(`form-${name}`, env, limits, endpoints[endpoint].rateLimit),
      async (context: Context) => {
        const fields = formFields(await context.req.text());
        const call = callOf(context, {}, now());
        const outcome = await send(fields, call, commerce());
        context.header("cache-control", "no-store");
        const wantsJson = context.req.header("accept") === "application/json";
        if ("refused" in outcome) {
          const code = [outcome.refused.code, ...(outcome.fields ?? [])].join(".");
          if (wantsJson) return context.json({ refused: code });
          const typed = keeps?.map((field) => [field, given(fields, field)] as const) ?? [];
          const kept = outcome.anew || typed.length === 0 ? [] : [{ form: name, fields: Object.fromEntries(typed) }];
          setCookies(context, kept.flatMap(typedCookies), env());
          return context.redirect(withRefusal(outcome.back, code), 303);
        }
        const desk = fields.link !== undefined && outcome.customer !== undefined ? social() : null;
        if (desk) await linkSocialLogin(desk, call, Number(outcome.customer));
        setCookies(context, outcome.cookies, env());
        if (getCookie(context, TYPED_COOKIE) !== undefined) setCookies(context, noTypedCookies, env());
        if (outcome.leavesNothing) context.header("clear-site-data", '"storage"');
        return wantsJson
          ? context.json({ to: outcome.to, customer: outcome.customer, group: outcome.group })
          : context.redirect(outcome.to, 303);
      },
    );

  const { rateLimit: logouts } = endpoints.logout;
  app.on("POST", pathsOf("logout"), rateLimit("form-logout", env, limits, logouts), async (context: Context) => {
    const { everywhere } = formFields(await context.req.text());
    const call = callOf(context, {}, now());
    const refreshToken = getCookie(context, REFRESH_COOKIE);
    const answer = await commerce().logout({ refreshToken, everywhere: everywhere !== undefined }, call);
    setCookies(context, answer.cookies, env());
    if (getCookie(context, TYPED_COOKIE) !== undefined) setCookies(context, noTypedCookies, env());
    context.header("cache-control", "no-store");
    // What this browser keeps of a person (cart, lists, what was typed in the checkout) leaves it, script or no script.
    context.header("clear-site-data", '"storage"');
    return context.redirect(loginPath(call.storeView, { done: "logout" }), 303);
  });

  renewRoute(app, commerce, { now, env, limits });
}

/** Pages can't see the token that renews a login: they send the browser here, and it comes back with a new one. */
function renewRoute(
  app: Hono,
  commerce: () => CommercePort,
  { now, env, limits }: { now: () => Date; env: () => ServerEnv; limits: Limits },
): void {
  const { rateLimit: perMinute } = endpoints.refreshSession;
  app.on("GET", pathsOf("renew"), rateLimit("form-renew", env, limits, perMinute), async (context: Context) => {
    const call = callOf(context, {}, now());
    const next = wayAfterLogin(context.req.query("next")) ?? accountPath(call.storeView);
    const refreshToken = getCookie(context, REFRESH_COOKIE);
    const answer = accounts.autoRefresh ? await commerce().refreshSession({ refreshToken }, call) : null;
    setCookies(context, answer?.cookies, env());
    context.header("cache-control", "no-store");
    return context.redirect(answer?.ok ? next : loginPath(call.storeView, { next }), 303);
  });
}
