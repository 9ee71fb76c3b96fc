import type { CartLine } from "@/lib/domain/cart";
import { asNewLine, withChild } from "@/lib/domain/line-wish";
import { replaceLine } from "@/stores/cart-actions";
import { loadCartApi } from "@/stores/api";

/** Swaps the line for a neighbouring size: its new key. Null: the size can't be looked up now, and the line stays. */
export async function swapSize(line: CartLine, sku: string): Promise<string | null> {
  const api = await loadCartApi().catch(() => null);
  const answer = await api?.call("getProduct", { sku });
  const wanted = answer?.ok ? withChild(line, answer.value, sku) : null;
  if (!wanted) return null;
  return (await replaceLine(line.key, wanted)).key ?? line.key;
}

/** Moves a line that stands alone in the cart to another shop; the cart follows it. */
export async function moveToSource(line: CartLine, source: { id: string; name: string }): Promise<void> {
  await replaceLine(line.key, { ...asNewLine(line), source: source.id, sourceName: source.name });
}
