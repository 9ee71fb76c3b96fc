import type { Customer, Profile } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { tidyProfile, wrongFields } from "@/lib/domain/profile";
import { writeProfile } from "@/server/repositories/customers";
import type { Call } from "../call";
import { viewCustomer } from "./account";
import { customerOf, loginRequired } from "./session";

/** Keeps what the caller tells of himself, in the form that orders have; all wrong fields are named at once. */
export async function updateMe(call: Call, { userProfile }: { userProfile: Profile }): Promise<Result<Customer>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const profile = tidyProfile(userProfile);
  const errors = wrongFields(profile).map((field) => ({ path: `userProfile.${field}`, message: "can't be right" }));
  if (errors.length > 0) return refuse("invalid_input", "some fields can't be right", { errors });
  const row = await writeProfile(call.pool, customer.id, profile);
  return row ? ok(viewCustomer(row)) : loginRequired();
}
