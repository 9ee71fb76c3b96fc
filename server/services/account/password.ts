import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { foldEmail, RESET_SECONDS } from "@/lib/domain/account-session";
import { type Queryable, withTransaction } from "@/server/db/client";
import { shutCartsOf } from "@/server/repositories/carts";
import { deleteDevices } from "@/server/repositories/customer-devices";
import { deletePasskeysOf } from "@/server/repositories/passkeys";
import {
  deleteResets,
  findCustomer,
  holdPassword,
  insertReset,
  isResetGood,
  takeReset,
  writePassword,
} from "@/server/repositories/customers";
import { enqueue } from "@/server/repositories/job-queue";
import type { Call } from "../call";
import { queueMails } from "../mail-queue";
import { inTransaction } from "../transaction";
import { leaked } from "./account";
import { forgive, refuseAttempt } from "./attempts";
import { hashPassword, isGuessable } from "./passwords";
import { provePassword, wrongPassword } from "./prove-password";
import { callersCart, openSession, type Session } from "./session";
import { hashToken, newToken } from "./tokens";

/**
 * Has a link mailed to whoever has an account. Whether there is one is looked up later, by a job: the answer can't tell
 * it, neither by its words nor by its time.
 */
export async function resetPassword(call: Call, { email }: { email: string }): Promise<Result<boolean>> {
  const refused = await refuseAttempt(call, "reset", email);
  if (refused) return refused;
  await withTransaction(call.pool, (tx) =>
    enqueue(tx, "reset-password", { email: foldEmail(email), occasion: randomUUID() }),
  );
  return ok(true);
}

/** The job's part: a mail for an account, nothing for any other e-mail. */
export async function mailReset(
  pool: Pool,
  { email, occasion }: { email: string; occasion: string },
  now: Date,
): Promise<void> {
  const customer = await findCustomer(pool, email);
  if (!customer) return;
  await withTransaction(pool, (tx) =>
    queueMails(tx, [{ kind: "passwordReset", occasion, customerId: customer.id }], now),
  );
}

/** The token of a link, made when its letter is written: it stands in no table and in no queue. */
export async function newResetToken(pool: Pool, customerId: number, now: Date): Promise<string> {
  const token = newToken();
  await insertReset(pool, hashToken(token), customerId, new Date(now.getTime() + RESET_SECONDS * 1000));
  return token;
}

/**
 * Sets a password, ends all that the old one was good for (logins, links, carts on other devices), and tells the
 * account's owner.
 */
async function setPassword(
  tx: Queryable,
  call: Call,
  { id: customerId, device_id }: { id: number; device_id?: string },
  passwordHash: string,
): Promise<void> {
  await writePassword(tx, customerId, passwordHash);
  await deleteDevices(tx, customerId);
  await deleteResets(tx, customerId);
  await shutCartsOf(tx, customerId, callersCart(call, device_id));
  await queueMails(tx, [{ kind: "passwordChanged", occasion: randomUUID(), customerId }], call.now);
}

/** Whether a link still sets a password; looking takes nothing from it. */
export const checkResetToken = async (call: Call, { token }: { token: string }): Promise<Result<boolean>> =>
  ok(await isResetGood(call.pool, hashToken(token), call.now));

/** A refused password leaves the link as it was, so that another one can be tried. */
export async function confirmResetPassword(
  call: Call,
  { token, password }: { token: string; password: string },
): Promise<Result<boolean>> {
  const passwordHash = await hashPassword(password);
  return inTransaction(call.pool, async (tx) => {
    const customer = await takeReset(tx, hashToken(token), call.now);
    if (!customer) return refuse("reset_invalid", "the link is unknown, was used, or is over");
    if (await isGuessable(password, customer.email)) return leaked();
    await setPassword(tx, call, { id: customer.id }, passwordHash);
    // Whoever else was in may have left one behind; who is still in sees the list, and takes out what is not theirs.
    await deletePasskeysOf(tx, customer.id);
    // Whoever used up the tries, the owner of the mail gets in.
    await forgive(tx, "login", customer.email);
    return ok(true);
  });
}

/** Ends all logins; the caller's begins anew. */
export async function changePassword(
  call: Call,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Session> {
  const proven = await provePassword(call, currentPassword);
  if (!proven.ok) return proven;
  const { customer, passwordHash: former } = proven.value;
  if (await isGuessable(newPassword, customer.email)) return leaked();
  await forgive(call.pool, "login", customer.email);
  const passwordHash = await hashPassword(newPassword);
  return withTransaction(call.pool, async (tx) => {
    if (!(await holdPassword(tx, customer.id, former))) return wrongPassword();
    await setPassword(tx, call, customer, passwordHash);
    return openSession(tx, call, customer.id, customer.device_id);
  });
}
