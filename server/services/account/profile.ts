import type { Customer, InputOf } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { mergeProfile, profileOf, tidyProfile, wrongFields } from "@/lib/domain/profile";
import { withTransaction } from "@/server/db/client";
import { lockCustomer, writeProfile } from "@/server/repositories/customers";
import type { Call } from "../call";
import { viewCustomer } from "./account";
import { customerOf, loginRequired } from "./session";

/**
 * Keeps what the caller tells of himself, in the form that orders have; all wrong fields are named at once. What was
 * changed elsewhere since the caller read it is not written over without a word.
 */
export async function updateMe(
  call: Call,
  { userProfile, known, user_id: whose }: InputOf<"updateMe">,
): Promise<Result<Customer>> {
  const customer = await customerOf(call);
  if (!customer || (whose !== undefined && whose !== String(customer.id))) return loginRequired();
  const wished = tidyProfile(userProfile);
  const errors = wrongFields(wished).map((field) => ({ path: `userProfile.${field}`, message: "can't be right" }));
  if (errors.length > 0) return refuse("invalid_input", "some fields can't be right", { errors });
  return withTransaction(call.pool, async (tx) => {
    const row = await lockCustomer(tx, customer.id);
    if (!row) return loginRequired();
    const stored = profileOf(viewCustomer(row));
    const { profile, clashes } = mergeProfile(known ? tidyProfile(known) : stored, wished, stored);
    if (clashes.length > 0)
      return refuse("profile_changed", "changed elsewhere since", { details: { parts: clashes } });
    const written = await writeProfile(tx, customer.id, known ? profile : wished);
    return written ? ok(viewCustomer(written)) : loginRequired();
  });
}
