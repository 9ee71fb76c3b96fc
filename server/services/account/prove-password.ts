import { ok, refuse, type Result } from "@/lib/contract/errors";
import { isFresh } from "@/lib/domain/account-session";
import { type CallerRow, findCustomer } from "@/server/repositories/customers";
import type { Call } from "../call";
import { refuseAttempt } from "./attempts";
import { isRightPassword } from "./passwords";
import { customerOf, loginRequired } from "./session";

interface Proven<Hash = string> {
  customer: CallerRow;
  /** The hash that it was compared with: another one by now, and what was proven is over. */
  passwordHash: Hash;
}

export const wrongPassword = () => refuse("password_wrong", "that is not the password");

/** Has the caller prove with the account's password who they are; tries count like those of a login. */
export async function provePassword(call: Call, password: string): Promise<Result<Proven>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const refused = await refuseAttempt(call, "login", customer.email);
  if (refused) return refused;
  const kept = await findCustomer(call.pool, customer.email);
  if (!kept?.password_hash || !(await isRightPassword(kept.password_hash, password))) return wrongPassword();
  return ok({ customer, passwordHash: kept.password_hash });
}

/** The same by a login that has just begun, where there is no password: whoever found the device open began none. */
export async function proveOwner(call: Call, password: string | undefined): Promise<Result<Proven<string | null>>> {
  const customer = await customerOf(call);
  if (!customer || customer.has_password) return provePassword(call, password ?? "");
  return isFresh(customer.begun_at, call.now)
    ? ok({ customer, passwordHash: null })
    : refuse("login_stale", "the account has no password, and this login began a while ago");
}
