import { createHash, randomBytes, randomUUID } from "node:crypto";
import { ok, refuse, type Result, type ShopError } from "@/lib/contract/errors";
import { ACCESS_SECONDS, judgeRefresh, MAX_REPLACED_TOKENS, REFRESH_SECONDS } from "@/lib/domain/account-session";
import { MAX_ACCESS_TOKENS, MAX_DEVICES } from "@/lib/limits";
import { browserName } from "@/lib/domain/browser-name";
import { type Cookie, CUSTOMER_COOKIE, REFRESH_COOKIE } from "@/server/call";
import { type Queryable, withTransaction } from "@/server/db/client";
import { type CartDevice, handCartToken, shutCartsOf } from "@/server/repositories/carts";
import { type CallerRow, customerByToken, holdCustomerByToken, lockCustomer } from "@/server/repositories/customers";
import {
  deleteDevice,
  deleteDevices,
  deleteDevicesBeyond,
  deleteTokensBeyond,
  deviceOfToken,
  insertAccessToken,
  insertDevice,
  insertRefreshToken,
  lockDevice,
  noteBrowser,
  readRefreshToken,
  replaceRefreshToken,
} from "@/server/repositories/customer-devices";
import type { Call } from "../call";
import { hashCartToken } from "../cart-token";
import { queueMails } from "../mail-queue";
import { hashToken, newToken, successorOf } from "./tokens";

/** A login as it is answered: to programs in the body, to browsers in cookies that no script reads. */
export type Session =
  | { ok: true; value: string; meta: { refreshToken: string }; cookies: Cookie[] }
  | { ok: false; error: ShopError; cookies?: Cookie[] };

/** Only the API renews a login. */
const REFRESH_PATH = "/api";

const cookiesOf = (access: string, refreshToken: string): Cookie[] => [
  { name: CUSTOMER_COOKIE, value: access, maxAge: ACCESS_SECONDS },
  { name: REFRESH_COOKIE, value: refreshToken, maxAge: REFRESH_SECONDS, path: REFRESH_PATH },
];
export const noCookies: Cookie[] = [
  { name: CUSTOMER_COOKIE, value: "", maxAge: 0 },
  { name: REFRESH_COOKIE, value: "", maxAge: 0, path: REFRESH_PATH },
];

export const loginRequired = () => refuse("login_required", "for customers who are logged in");

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

async function answer(tx: Queryable, deviceId: string, refreshToken: string, now: Date): Promise<Session> {
  const access = newToken();
  await insertAccessToken(tx, { hash: hashToken(access), deviceId, expiresAt: later(now, ACCESS_SECONDS) });
  return { ok: true, value: access, meta: { refreshToken }, cookies: cookiesOf(access, refreshToken) };
}

const writeRefreshToken = (tx: Queryable, deviceId: string, token: string, now: Date): Promise<number> =>
  insertRefreshToken(tx, { hash: hashToken(token), deviceId, expiresAt: later(now, REFRESH_SECONDS) });

/** The login that the caller's browser had before: its cookies are about to be written over, so nobody could end it. */
async function endFormer(tx: Queryable, { session: { customerToken, refreshToken } }: Call): Promise<string | null> {
  const former = await deviceOfToken(tx, tokensIn(customerToken, refreshToken));
  if (former) await deleteDevice(tx, former.id);
  return former?.id ?? null;
}

/**
 * Begins a login on the caller's device, in place of the one that its browser had, whose cart goes on; a browser that
 * the account does not know yet is told to its owner.
 * @param ended the one before, where it is ended already
 */
export async function openSession(tx: Queryable, call: Call, customerId: number, ended?: string): Promise<Session> {
  const { now, agent = "" } = call;
  const [id, token] = [randomUUID(), newToken()];
  const former = ended ?? (await endFormer(tx, call)) ?? undefined;
  await deleteDevicesBeyond(tx, customerId, MAX_DEVICES - 1);
  await insertDevice(tx, {
    ...{ id, customer_id: customerId, seed: randomBytes(32), agent },
    ...{ created_at: now, seen_at: now },
  });
  await writeRefreshToken(tx, id, token, now);
  await handCartToken(tx, callersCart(call, former), { customerId, deviceId: id });
  const browser = browserName(agent);
  if (await noteBrowser(tx, customerId, createHash("sha256").update(browser).digest()))
    await queueMails(tx, [{ kind: "newDevice", occasion: id, customerId, browser }], now);
  return answer(tx, id, token, now);
}

/**
 * Renews a login by its refresh token, which its successor replaces, but for a new one. One that was replaced a while
 * ago is in two hands: then the login ends for both.
 */
export function refreshSession(call: Call, { refreshToken }: { refreshToken?: string }): Promise<Session> {
  const { now } = call;
  const over: Session = { ...loginRequired(), cookies: noCookies };
  if (refreshToken === undefined) return Promise.resolve(over);
  const hash = hashToken(refreshToken);
  // Not one that a refusal rolls back: ending the login has to stay.
  return withTransaction(call.pool, async (tx) => {
    const device = await lockDevice(tx, hash, now);
    const kept = device && (await readRefreshToken(tx, hash));
    if (!device || !kept) return over;
    const verdict = judgeRefresh({ replacedAt: kept.replaced_at, expiresAt: kept.expires_at }, now);
    if (verdict === "over" || verdict === "reuse") {
      await deleteDevice(tx, device.id);
      return over;
    }
    const successor = verdict === "keep" ? refreshToken : successorOf(refreshToken, device.seed);
    if (verdict === "renew") {
      await replaceRefreshToken(tx, hash, now);
      await writeRefreshToken(tx, device.id, successor, now);
    }
    // One fewer than it may have, as it gets one now.
    await deleteTokensBeyond(tx, device.id, { access: MAX_ACCESS_TOKENS - 1, replaced: MAX_REPLACED_TOKENS });
    return answer(tx, device.id, successor, now);
  });
}

/** Where the caller's cart is: by its token, where he shows one, and by his login. */
export const callersCart = ({ session: { cartToken } }: Call, deviceId: string | undefined): CartDevice => ({
  tokenHash: cartToken ? hashCartToken(cartToken) : undefined,
  deviceId,
});

const tokensIn = (...tokens: (string | undefined)[]): Buffer[] =>
  tokens.filter((token) => token !== undefined).map(hashToken);

/** Ends the login of whichever token the caller has; everywhere, where he wants that. */
export async function logout(
  call: Call,
  { refreshToken, everywhere }: { refreshToken?: string; everywhere: boolean },
): Promise<Result<boolean> & { cookies: Cookie[] }> {
  const device = await deviceOfToken(call.pool, tokensIn(call.session.customerToken, refreshToken));
  if (device && everywhere)
    await withTransaction(call.pool, async (tx) => {
      await lockCustomer(tx, device.customer_id);
      await deleteDevices(tx, device.customer_id);
      await shutCartsOf(tx, device.customer_id);
    });
  else if (device) await deleteDevice(call.pool, device.id);
  return { ...ok(true), cookies: noCookies };
}

/** Who calls, where he has logged in. */
export async function customerOf(call: Call): Promise<CallerRow | null> {
  const { customerToken } = call.session;
  return customerToken ? customerByToken(call.pool, hashToken(customerToken), call.now) : null;
}

/**
 * The same, whose turn it is until the transaction ends. Logins are ended in turn as well: who waited for that looks
 * again whether his own still stands.
 */
export async function lockCustomerOf(tx: Queryable, call: Call): Promise<CallerRow | null> {
  const { customerToken } = call.session;
  if (!customerToken) return null;
  const read = () => customerByToken(tx, hashToken(customerToken), call.now);
  const caller = await read();
  return caller && (await lockCustomer(tx, caller.id)) ? read() : null;
}

/** The same, whose account nobody deletes until the transaction ends. */
export async function holdCustomerOf(tx: Queryable, call: Call): Promise<CallerRow | null> {
  const { customerToken } = call.session;
  return customerToken ? holdCustomerByToken(tx, hashToken(customerToken), call.now) : null;
}
