import { foldEmail } from "@/lib/domain/account-session";
import { groupByCode, isDefaultGroup } from "@/lib/domain/customer-group";
import type { Queryable } from "@/server/db/client";
import { writeGroup } from "@/server/repositories/customers";
import { customers } from "@/shop.config";

/** Puts an account into a group, by the codes that the shop is configured with. @returns what is wrong; null: done */
export async function assignGroup(db: Queryable, email: string, code: string): Promise<string | null> {
  const group = groupByCode(code);
  if (!group) return `there is no group "${code}", but ${customers.groups.map((known) => known.code).join(", ")}`;
  // Whoever is in the default group goes on with it, whichever one that will be.
  const isWritten = await writeGroup(db, foldEmail(email), isDefaultGroup(group) ? null : group.id);
  return isWritten ? null : `${email} has no account`;
}
