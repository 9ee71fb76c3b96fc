import type { NewLine } from "@/lib/domain/cart";
import { cartStore } from "./cart";
import type { CommandResult } from "./cart-commands";
import { notify } from "./notifications";
import { sendCommand } from "./runtime";

/* Apart from what else is done to a cart: pages of products load this alone. */

/** Adds a line or raises the equal one, and says what became of it; a refusal is in `outcome`. */
export async function addToCart(line: NewLine): Promise<CommandResult> {
  const result = await sendCommand({ type: "add", line });
  // Came with the cart's own code, which the command has just loaded.
  const { addNotice } = await import("./cart-notices");
  const notice = addNotice(result, line, cartStore.getState().online);
  if (notice) notify(notice);
  return result;
}
