import { uuidSchema } from "@/lib/contract/primitives";
import { readStored, writeStored } from "@/stores/browser-storage";

const KEY = "sezona.lastOrder";

/**
 * Kept for this tab only: whoever comes Back from the thank-you finds the order, the next person at the computer
 * doesn't.
 */
export const rememberOrder = (orderId: string): void => void writeStored(KEY, orderId, "session");

/** Id of the last order placed or queued in this tab. */
export function lastOrder(): string | null {
  const stored = uuidSchema.safeParse(readStored(KEY, "session"));
  return stored.success ? stored.data : null;
}
