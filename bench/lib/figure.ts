import type { Rate } from "./load";

/** One line of the table. */
export interface Figure {
  /** Row of the table that it belongs to, as `--only` names it. */
  row: string;
  what: string;
  shop: string;
  floor: string;
  target: string;
  /** Null when nothing was measured, and `shop` says why, or when the row has no target. */
  isMet: boolean | null;
}

export const skipped = (row: string, what: string, reason: string): Figure => ({
  row,
  what,
  shop: `skipped: ${reason}`,
  floor: "",
  target: "",
  isMet: null,
});

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
export const format = (value: number, unit = ""): string => `${number.format(value)}${unit && ` ${unit}`}`;

/** A figure judged by its ratio to the floor. */
export function ratioFigure(
  row: string,
  what: string,
  values: { shop: number; floor: number; unit: string },
  bound: { atMost: number } | { atLeast: number },
): Figure {
  const ratio = values.shop / values.floor;
  const isMet = "atMost" in bound ? ratio <= bound.atMost : ratio >= bound.atLeast;
  const target = "atMost" in bound ? `≤ ${bound.atMost} ×` : `≥ ${bound.atLeast} ×`;
  return {
    row,
    what,
    shop: `${format(values.shop, values.unit)} (${ratio.toFixed(2)} ×)`,
    floor: format(values.floor, values.unit),
    target,
    isMet,
  };
}

/** A rate judged by its ratio to the floor's, with what each answer cost the processor. */
export function rateFigure(
  row: string,
  what: string,
  { shop, floor }: { shop: Rate; floor: Rate },
  bound: { atLeast: number },
): Figure {
  const values = { shop: shop.perSecond, floor: floor.perSecond, unit: "/s" };
  const figure = ratioFigure(row, what, values, bound);
  return { ...figure, shop: `${figure.shop}${cpuText(shop)}`, floor: `${figure.floor}${cpuText(floor)}` };
}

export const cpuText = ({ cpu }: Rate): string => (cpu === null ? "" : `, ${format(cpu, "ms CPU")}`);

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const mark = (figure: Figure): string => (figure.isMet === null ? "–" : figure.isMet ? "met" : "MISSED");

/** The table as text, each column as wide as its widest cell. */
export function table(figures: readonly Figure[]): string {
  const lines = [
    ["row", "what", "shop", "floor", "target", ""],
    ...figures.map((figure) => [figure.row, figure.what, figure.shop, figure.floor, figure.target, mark(figure)]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
