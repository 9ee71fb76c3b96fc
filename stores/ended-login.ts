import { customerId } from "./account-hint";
import { readStored, writeStored } from "./browser-storage";

/* What was in an account's cart when its login ended here is kept there still: this device asks for it as a guest. */

const KEY = "sezona.login-ended";

/** What was in the cart then has been asked for anew since, as a guest's. */
export const isCartCopied = (): boolean => typeof readStored(KEY) === "string";
export const forgetLoginEnd = (): void => void writeStored(KEY, null);
export const noteLoginEnd = (at: Date): void => void writeStored(KEY, at.toISOString());

/** Whether something came into the cart before the login ended, and nobody has logged in since. */
export function mayBeInAccount({ addedAt }: { addedAt: string }): boolean {
  const endedAt = readStored(KEY);
  return typeof endedAt === "string" && customerId() === null && addedAt <= endedAt;
}
