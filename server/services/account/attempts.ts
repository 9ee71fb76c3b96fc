import { createHash } from "node:crypto";
import { type Attempt, attemptLimits, foldEmail } from "@/lib/domain/account-session";
import { refuse } from "@/lib/contract/errors";
import type { Queryable } from "@/server/db/client";
import { countAttempt, forgetAttempts } from "@/server/repositories/customers";
import type { Call } from "../call";

const whoOf = (attempt: Attempt, email: string): Buffer =>
  createHash("sha256")
    .update(`${attempt} ${foldEmail(email)}`)
    .digest();

/**
 * Counts before anything is looked up, so that many at once are counted too; an e-mail without an account is counted
 * like any other. @returns a refusal where it is one too many.
 */
export async function refuseAttempt(
  { pool, now }: Pick<Call, "now"> & { pool: Queryable },
  attempt: Attempt,
  email: string,
) {
  const { most, seconds } = attemptLimits[attempt];
  const count = await countAttempt(pool, whoOf(attempt, email), now, new Date(now.getTime() + seconds * 1000));
  return count > most ? refuse("too_many_requests", "too many attempts with this e-mail, try again later") : null;
}

/** Whoever got in starts anew. */
export const forgive = (db: Queryable, attempt: Attempt, email: string): Promise<number> =>
  forgetAttempts(db, whoOf(attempt, email));
