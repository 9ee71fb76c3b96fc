import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Customer, NewCustomer, SessionCustomer } from "@/lib/contract";
import { groupOfAccount } from "@/lib/domain/customer-group";
import { foldEmail } from "@/lib/domain/account-session";
import { profileOf } from "@/lib/domain/profile";
import { withTransaction } from "@/server/db/client";
import { type CustomerRow, findCustomer, holdPassword, insertCustomer } from "@/server/repositories/customers";
import type { Call } from "../call";
import { forgive, refuseAttempt } from "./attempts";
import { groupTokenOf } from "./group-token";
import { hashPassword, isGuessable, isRightPassword } from "./passwords";
import { customerOf, loginRequired, openSession, type Session } from "./session";

export const leaked = () => refuse("password_leaked", "this password is among those that are tried first");

export const viewCustomer = ({ id, email, created_at, group_id, has_password, ...row }: CustomerRow): Customer => ({
  ...{ id, email },
  ...profileOf(row),
  created_at: created_at.toISOString(),
  has_password,
  group_id: groupOfAccount(group_id).id,
});

/** Opens an account. That its e-mail has one already is said, as the specification wants it. */
export async function createCustomer(
  call: Call,
  { customer, password }: { customer: NewCustomer; password: string },
): Promise<Result<Customer>> {
  const email = foldEmail(customer.email);
  if (await isGuessable(password, email)) return leaked();
  const password_hash = await hashPassword(password);
  const { row, refused } = await withTransaction(call.pool, async (tx) => {
    // Counted where there is an account too: either way one row is written, which takes its time.
    const tooMany = await refuseAttempt({ ...call, pool: tx }, "register", email);
    if (tooMany) return { row: null, refused: tooMany };
    const from = { store_code: call.storeView.storeCode, created_at: call.now };
    return { row: await insertCustomer(tx, { ...customer, ...from, email, password_hash }), refused: null };
  });
  if (refused) return refused;
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
    if (!customer.password_hash || !(await holdPassword(tx, customer.id, customer.password_hash))) return failed;
    await forgive(tx, "login", username);
    return openSession(tx, call, customer.id);
  });
}

export async function getMe(call: Call): Promise<Result<SessionCustomer>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const groupToken = groupTokenOf(groupOfAccount(customer.group_id), call.now);
  return ok({ ...viewCustomer(customer), ...(groupToken && { groupToken }) });
}
