import type { Period } from "@/lib/contract";
import { type LineAgain, rentAgain } from "@/lib/domain/rent-again";
import { addToCart } from "@/stores/add-to-cart";
import { loadApi } from "@/stores/load-api";

/** @returns names of things that did not come into the cart; "failed" where nobody answers */
export async function putAgain(lines: readonly LineAgain[], period: Period): Promise<string[] | "failed"> {
  const api = await loadApi().catch(() => null);
  if (!api) return "failed";
  const missed: string[] = [];
  for (const line of lines) {
    const answer = await api.call("getProduct", { sku: line.sku }).catch(() => null);
    if (!answer || (!answer.ok && answer.error.code === "unavailable")) return "failed";
    const wish = answer.ok ? rentAgain(answer.value, line, period) : null;
    const outcome = wish ? (await addToCart(wish, true)).outcome : "gone";
    if (outcome === "failed") return "failed";
    if (outcome !== "added" && outcome !== "quantity_raised") missed.push(line.name);
  }
  return missed;
}
