import type { CartLine, CartState } from "./cart";
import { withLines } from "./cart";

/**
 * Lines for which nothing is kept, so that only the shop can say whether they are still to be had: a hold that ran out,
 * and where the server is not told of the cart yet, every pre-reservation. What was asked once is not asked again.
 * Of sets the shop can't say it by their sku: their parts are chosen.
 */
export const wantsCheck = (line: CartLine, keptBack = false): boolean =>
  line.stock === undefined &&
  line.product_option.extension_attributes.bundle_options.length === 0 &&
  (line.status === "expired" || (keptBack && line.status === "volatile"));

/** The lines that were to be had before, as far as anybody knew, and that the shop now says are gone. */
export const goneSince = (before: CartState, after: CartState): CartLine[] =>
  after.lines.filter(
    ({ key, status, stock }) =>
      status === "out_of_stock" &&
      stock &&
      before.lines.some((line) => line.key === key && line.status !== "out_of_stock"),
  );

/**
 * Takes in the word of the shop on lines that nobody has changed since it was asked: gone lines are marked, so
 * that what is nearest can be offered. `free` without a line's sku: the shop couldn't say.
 * @returns the lines that are gone, too
 */
export function answerStock(
  state: CartState,
  keys: ReadonlySet<string>,
  free: ReadonlyMap<string, number>,
  at: Date,
): { state: CartState; gone: CartLine[] } {
  const gone: CartLine[] = [];
  const lines = state.lines.map((line): CartLine => {
    if (!keys.has(line.key) || (line.status !== "expired" && line.status !== "volatile")) return line;
    const units = free.get(line.sku);
    if (units === undefined) return { ...line, stock: null };
    const stock = { free: units, at: at.toISOString() };
    if (units >= line.qty) return { ...line, stock };
    const details = { sku: line.sku, source: line.source, free: units };
    const marked: CartLine = { ...line, stock, status: "out_of_stock", problem: { code: "out_of_stock", details } };
    gone.push(marked);
    return marked;
  });
  return { state: withLines(state, lines), gone };
}
