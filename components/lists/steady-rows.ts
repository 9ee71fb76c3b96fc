/** The rows of the grid that one card lies in (`.product-card`). */
const ROWS_OF_A_CARD = 5;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/**
 * Rows of a grid of cards by which none of its lines of cards is shorter than it was, or null where none would be.
 * What one lacks comes below its cards, so that what they say stays together.
 *
 * @param before the heights of the rows as they stood, in CSS pixels
 * @param after the heights that the cards of now ask for
 */
export function steadyRows(before: readonly number[], after: readonly number[]): string | null {
  const rows: string[] = [];
  for (let start = 0; start < Math.min(before.length, after.length); start += ROWS_OF_A_CARD) {
    const now = after.slice(start, start + ROWS_OF_A_CARD);
    const lacking = sum(before.slice(start, start + ROWS_OF_A_CARD)) - sum(now);
    const last = lacking > 0 ? `minmax(${(now.at(-1) ?? 0) + lacking}px, auto)` : "auto";
    rows.push(...Array<string>(ROWS_OF_A_CARD - 1).fill("auto"), last);
  }
  return rows.some((row) => row !== "auto") ? rows.join(" ") : null;
}

/** The heights of a grid's rows in CSS pixels, in a browser that tells those that no style names; else none. */
export function rowHeights(grid: Element | null): number[] {
  const sizes = grid ? getComputedStyle(grid).gridTemplateRows : "";
  return sizes
    .split(" ")
    .map((size) => Number.parseFloat(size))
    .filter(Number.isFinite);
}

/** Holds the rows of a grid as high as they were until the window changes. Gives what lets go of them. */
export function holdRows(grid: HTMLElement | null, before: readonly number[]): () => void {
  const rows = grid && steadyRows(before, rowHeights(grid));
  if (!rows) return () => undefined;
  grid.style.gridTemplateRows = rows;
  const letGo = (): void => {
    grid.style.gridTemplateRows = "";
    removeEventListener("resize", letGo);
  };
  addEventListener("resize", letGo);
  return letGo;
}
