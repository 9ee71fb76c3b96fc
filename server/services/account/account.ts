import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Customer, NewCustomer } from "@/lib/contract";
import { foldEmail } from "@/lib/domain/account-session";
import { profileOf } from "@/lib/domain/profile";
import { withTransaction } from "@/server/db/client";
import { type CustomerRow, findCustomer, holdPassword, insertCustomer } from "@/server/repositories/customers";
import type { Call } from "../call";
import { forgive, refuseAttempt } from "./attempts";
import { hashPassword, isGuessable, isRightPassword } from "./passwords";
import { customerOf, loginRequired, openSession, type Session } from "./session";

export const leaked = () => refuse("password_leaked", "this password is among those that are tried first");

export const viewCustomer = ({ id, email, created_at, ...row }: CustomerRow): Customer => ({
  ...{ id, email },
  ...profileOf(row),
  created_at: created_at.toISOString(),
});

/** Opens an account. That its e-mail has one already is said, as the specification wants it. */
export async function createCustomer(
  call: Call,
  { customer, password }: { customer: NewCustomer; password: string },
): Promise<Result<Customer>> {
  const email = foldEmail(customer.email);
  if (await isGuessable(password, email)) return leaked();
  const row = await insertCustomer(call.pool, {
    ...customer,
    email,
    store_code: call.storeView.storeCode,
    created_at: call.now,
    password_hash: await hashPassword(password),
  });
  return row ? ok(viewCustomer(row)) : refuse("customer_exists", "this e-mail has an account");
}

/** An e-mail without an account takes the same steps as one with a wrong password. */
export async function login(
  call: Call,
  { username, password }: { username: string; password: string },
): Promise<Session> {
  const refused = await refuseAttempt(call, "login", username);
  if (refused) return refused;
  const customer = await findCustomer(call.pool, foldEmail(username));
  const isRight = await isRightPassword(customer?.password_hash ?? null, password);
  const failed = refuse("login_failed", "e-mail and password don't belong together");
  if (!customer || !isRight) return failed;
  return withTransaction(call.pool, async (tx) => {
    if (!(await holdPassword(tx, customer.id, customer.password_hash))) return failed;
    await forgive(tx, "login", username);
    return openSession(tx, call, customer.id);
  });
}

export async function getMe(call: Call): Promise<Result<Customer>> {
  const customer = await customerOf(call);
  return customer ? ok(viewCustomer(customer)) : loginRequired();
}
