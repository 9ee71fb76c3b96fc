import type { Profile } from "@/lib/contract";
import { tidyProfile, wrongFields } from "@/lib/domain/profile";
import type { SentNow } from "@/lib/offline";
import { loadApi } from "./load-api";
import { ensureCart } from "./runtime";

export { unsentProfileStore } from "./unsent-profile";

/** What became of a change; `fields`: those that can't be right, told without asking the shop. */
export type ProfileOutcome = SentNow<"profile"> | { kind: "wrong"; fields: readonly string[] };

/** What waits on this device becomes known (`unsent-profile.ts`), and code for a change is there without a network. */
export const readUnsentProfile = async (): Promise<void> => void (await ensureCart());

/** Sends a change of a customer's data, now or when the connection returns. */
export async function sendProfile(customer: string, profile: Profile, known: Profile): Promise<ProfileOutcome> {
  const tidy = tidyProfile(profile);
  const fields = wrongFields(tidy);
  if (fields.length > 0) return { kind: "wrong", fields };
  return (await ensureCart()).sendProfile({ customer, profile: tidy, known });
}

/** A change that has not gone out is let go. */
export const dropProfile = async (): Promise<void> => (await ensureCart()).dropProfiles(() => true);

/** How the shop has it now. Null: nobody answers. */
export async function storedProfile(): Promise<Profile | null> {
  const answer = await (await loadApi()).call("getMe", {});
  return answer.ok ? answer.value : null;
}
