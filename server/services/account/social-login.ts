import { createHmac, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { emailSchema, newCustomerSchema } from "@/lib/contract/entities/customer";
import { refuse, type ShopError } from "@/lib/contract/errors";
import { foldEmail, SOCIAL_SECONDS } from "@/lib/domain/account-session";
import { browserName } from "@/lib/domain/browser-name";
import { BROWSER_COOKIE, type CallContext, type Cookie } from "@/server/call";
import { type Queryable, withTransaction } from "@/server/db/client";
import { findCustomer, insertCustomer, lockCustomer, readCustomer } from "@/server/repositories/customers";
import {
  findCustomerOf,
  type Identity,
  insertAttempt,
  insertSocialLogin,
  putProof,
  takeAttempt,
  takeProof,
} from "@/server/repositories/social-logins";
import type { Call } from "../call";
import { queueMails } from "../mail-queue";
import { openSession, type Session } from "./session";
import type { Claims, Provider } from "./social-provider";
import { hashToken, newToken } from "./tokens";

/** Where logins by other services are begun and ended. */
export interface SocialDesk {
  pool: Pool;
  providers: ReadonlyMap<string, Provider>;
}

const TOKEN = /^[\w-]{43}$/u;
const failed = (why: string) => refuse("social_failed", why);

/** What goes along and is asked back: reckoned from what this browser alone has, so that no table holds it. */
const tripOf = (browserToken: string, state: string) => {
  const derived = (what: string): string =>
    createHmac("sha256", browserToken).update(`${what} ${state}`).digest("base64url");
  return { state, nonce: derived("nonce"), verifier: derived("verifier") };
};

const minutesFrom = (now: Date): Date => new Date(now.getTime() + SOCIAL_SECONDS * 1000);

/** Sends a browser to a service. @returns where to, and what it is known by when it comes back */
export async function beginSocialLogin(
  { pool, providers }: SocialDesk,
  call: CallContext,
  { id, redirectUri, next }: { id: string; redirectUri: string; next: string | null },
): Promise<{ ok: true; to: URL; cookies: Cookie[] } | { ok: false; error: ShopError }> {
  const provider = providers.get(id);
  if (!provider) return failed("no such service");
  const { browserToken = "" } = call.session;
  const token = TOKEN.test(browserToken) ? browserToken : newToken();
  const state = newToken();
  const to = await provider.wayThere(redirectUri, tripOf(token, state)).catch(() => null);
  if (!to) return failed("the service does not answer");
  await insertAttempt(pool, {
    ...{ state_hash: hashToken(state), browser_hash: hashToken(token), provider: id, next },
    ...{ store_code: call.storeView.storeCode, expires_at: minutesFrom(call.now) },
  });
  return { ok: true, to, cookies: [{ name: BROWSER_COOKIE, value: token, maxAge: SOCIAL_SECONDS, path: "/api" }] };
}

/** Where it was begun, and what became of it; `password`: the account's own is asked for, once. */
export type Arrival = { storeCode: string | null; next: string | null } & (
  { is: "in"; session: Session } | { is: "password" } | { is: "refused"; error: ShopError }
);

/** Takes a browser back from a service. */
export async function endSocialLogin(
  { pool, providers }: SocialDesk,
  context: CallContext,
  { id, address }: { id: string; address: URL },
): Promise<Arrival> {
  const [provider, state] = [providers.get(id), address.searchParams.get("state") ?? ""];
  const { browserToken } = context.session;
  const browserHash = hashToken(browserToken ?? "");
  const begun =
    provider && browserToken !== undefined
      ? await takeAttempt(pool, { stateHash: hashToken(state), browserHash, provider: id }, context.now)
      : null;
  const from = { storeCode: begun?.store_code ?? null, next: begun?.next ?? null };
  const refused = ({ error }: { error: ShopError }): Arrival => ({ ...from, is: "refused", error });
  if (!provider || !begun || browserToken === undefined) return refused(failed("not begun by this browser"));
  if (address.searchParams.get("error") === "access_denied")
    return refused(refuse("social_cancelled", "given up at the service"));
  const claims = await provider.comeBack(address, tripOf(browserToken, state)).catch(() => null);
  if (!claims) return refused(failed("the service's answer is not what was asked for"));
  const call = { ...context, pool };
  const identity = { issuer: provider.issuer, subject: claims.subject };
  const known = await findCustomerOf(pool, identity);
  if (known !== null) return { ...from, is: "in", session: await enter(call, known) };
  const email = claims.isEmailVerified ? emailSchema.safeParse(claims.email).data : undefined;
  if (email === undefined) return refused(refuse("social_unverified", "the service has not verified the e-mail"));
  const found = await accountFor(call, claims, foldEmail(email));
  if (found === null) {
    await putProof(pool, browserHash, { ...identity, email: foldEmail(email) }, minutesFrom(call.now));
    return { ...from, is: "password" };
  }
  await withTransaction(pool, (tx) => link(tx, call, { provider, identity, ...found }));
  return { ...from, is: "in", session: await enter(call, found.customerId) };
}

/** From now on the service lets them in; an account that was there before is told of it. @returns whether it is new */
async function link(
  tx: Queryable,
  { agent = "", now }: CallContext,
  { provider, identity, customerId, isNew }: Found & { provider: Provider; identity: Identity },
): Promise<boolean> {
  const id = randomUUID();
  if ((await insertSocialLogin(tx, { id, ...identity }, customerId, now)) === 0) return false;
  const news = { kind: "newService" as const, occasion: id, customerId, service: provider.name };
  if (!isNew) await queueMails(tx, [{ ...news, browser: browserName(agent) }], now);
  return true;
}

interface Found {
  customerId: number;
  isNew: boolean;
}

const enter = (call: Call, customerId: number): Promise<Session> =>
  withTransaction(call.pool, async (tx) =>
    (await lockCustomer(tx, customerId)) ? openSession(tx, call, customerId) : failed("the account is gone"),
  );

/** A new account, or one without a password; null where the e-mail's account has one, which its owner knows. */
async function accountFor(call: Call, claims: Claims, email: string): Promise<Found | null> {
  const made = await insertCustomer(call.pool, {
    ...{ ...namesIn(claims, email), email, store_code: call.storeView.storeCode },
    ...{ created_at: call.now, password_hash: null },
  });
  if (made) return { customerId: made.id, isNew: true };
  const found = await findCustomer(call.pool, email);
  return found?.password_hash === null ? { customerId: found.id, isNew: false } : null;
}

/** Services know names in many ways or in none: their owner sets them right in the account. */
function namesIn({ firstname, lastname, name }: Claims, email: string) {
  const { firstname: first, lastname: last } = newCustomerSchema.shape;
  const [one = "", ...more] = typeof name === "string" ? name.trim().split(/\s+/u) : [];
  const mailbox = `${email.split("@")[0] ?? ""}__`.slice(0, 20);
  return {
    firstname: first.safeParse(firstname).data ?? first.safeParse(one).data ?? mailbox,
    lastname: last.safeParse(lastname).data ?? last.safeParse(more.join(" ")).data ?? mailbox,
  };
}

/** Whoever has just logged in by the account's own means lets the service in that waits for it at this browser. */
export async function linkSocialLogin(
  { pool, providers }: SocialDesk,
  call: CallContext,
  customerId: number,
): Promise<boolean> {
  const { browserToken } = call.session;
  const customer = await readCustomer(pool, customerId);
  if (!customer || browserToken === undefined) return false;
  return withTransaction(pool, async (tx) => {
    const identity = await takeProof(tx, hashToken(browserToken), customer.email, call.now);
    const provider = [...providers.values()].find(({ issuer }) => issuer === identity?.issuer);
    if (!identity || !provider) return false;
    return link(tx, call, { provider, identity, customerId: customer.id, isNew: false });
  });
}
