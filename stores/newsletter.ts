import type { SentNow } from "@/lib/offline";
import { readStored, writeStored } from "./browser-storage";
import { ensureCart } from "./runtime";

const KEY = "sezona.newsletter";

interface Kept {
  isSubscribed: boolean;
  email: string;
}

/** The e-mail that was subscribed from this device; null where none was. */
export function subscribedEmail(): string | null {
  const kept = readStored(KEY) as Partial<Kept> | null;
  return kept?.isSubscribed === true && typeof kept.email === "string" ? kept.email : null;
}

/** Subscribes an e-mail, now or when the connection returns; one that was subscribed from here is not sent again. */
export async function subscribe(email: string): Promise<SentNow<"newsletter"> | { kind: "already" }> {
  if (subscribedEmail() === email) return { kind: "already" };
  const outcome = await (await ensureCart()).subscribe(email);
  if (outcome.kind === "sent") writeStored(KEY, { isSubscribed: true, email } satisfies Kept);
  return outcome;
}
