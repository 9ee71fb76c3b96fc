import type { Period } from "@/lib/contract";
import { type LineAgain, rentAgain } from "@/lib/domain/rent-again";
import { addToCart } from "@/stores/add-to-cart";
import { loadApi } from "@/stores/load-api";

interface PutAgain {
  /** Lines that did not come into the cart: all that another press has to try. */
  missed: LineAgain[];
  /** Nobody answered. */
  failed: boolean;
}

/** What is known of all things first: where nobody answers in the middle, none of them is in the cart yet. */
export async function putAgain(lines: readonly LineAgain[], period: Period): Promise<PutAgain> {
  const nothing = { missed: [...lines], failed: true };
  const api = await loadApi().catch(() => null);
  if (!api) return nothing;
  const wishes = [];
  for (const line of lines) {
    const answer = await api.call("getProduct", { sku: line.sku }).catch(() => null);
    if (!answer || (!answer.ok && answer.error.code === "unavailable")) return nothing;
    wishes.push({ line, wish: answer.ok ? rentAgain(answer.value, line, period) : null });
  }
  const missed: LineAgain[] = [];
  for (const { line, wish } of wishes) {
    const outcome = wish ? (await addToCart(wish, true)).outcome : "gone";
    if (outcome === "failed") return { missed: [...missed, ...lines.slice(lines.indexOf(line))], failed: true };
    if (outcome !== "added" && outcome !== "quantity_raised") missed.push(line);
  }
  return { missed, failed: false };
}
