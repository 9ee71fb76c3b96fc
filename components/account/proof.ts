import type { Customer, Device } from "@/lib/contract";
import { isFresh } from "@/lib/domain/account-session";

/** How somebody says who they are before what counts: by the password, or by a login that has just begun. */
export type Proof = "password" | "fresh" | "stale";

export function proofOf(
  { has_password: hasPassword = true }: Pick<Customer, "has_password">,
  devices: readonly Pick<Device, "is_this" | "created_at">[],
  now: Date,
): Proof {
  if (hasPassword) return "password";
  const here = devices.find(({ is_this: isThis }) => isThis);
  return here && isFresh(new Date(here.created_at), now) ? "fresh" : "stale";
}
