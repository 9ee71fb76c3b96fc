import type { NewLine } from "@/lib/domain/cart";
import { cartStore } from "./cart";
import type { CommandResult } from "./cart-commands";
import { type NewNotification, notify } from "./notifications";
import { sendCommand } from "./runtime";

/* Apart from what else is done to a cart: pages of products load this alone. */

type Added = Omit<CommandResult, "outcome"> & { outcome: CommandResult["outcome"] | "failed" };

/** Kept for the cart, whose code can't be fetched now: nobody knows more of it yet. */
const kept: NewNotification = { type: "warning", code: "volatile", action1: "ok", action2: "proceed_to_checkout" };

/**
 * Adds a line or raises the equal one, and says what became of it; a refusal is in `outcome`. What could not even be
 * kept for later has `failed`, and who asked says so: words of notices may be as far away as the cart's code is.
 * @param isSaid who asked says themselves what was added, of several things at once
 */
export async function addToCart(line: NewLine, isSaid = false): Promise<Added> {
  const result = await sendCommand({ type: "add", line }).catch(() => null);
  if (!result) return { outcome: "failed", key: null, dropped: false };
  // Comes with the cart's own code, which the command has loaded if it could.
  const notice = await import("./cart-notices").then(
    ({ addNotice }) => addNotice(result, line, cartStore.getState().online),
    () => kept,
  );
  if (notice && !(isSaid && notice.type === "success")) notify(notice);
  return result;
}
