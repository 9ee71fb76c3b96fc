import type { Order, OrderChange, Period } from "@/lib/contract";
import { samePeriod } from "./rental-period";

/** A line of an order as it is wished for. */
export type WishedLine = Period & { sku: string };

/** Days and sizes by where a line stands in its order; what is not named stays. */
export interface ChangeDraft {
  periods: Readonly<Record<number, Period>>;
  sizes: Readonly<Record<number, string>>;
}

export const wishedLines = (lines: Order["lines"], { periods, sizes }: ChangeDraft): WishedLine[] =>
  lines.map(({ from, to, sku }, index) => ({ ...(periods[index] ?? { from, to }), sku: sizes[index] ?? sku }));

/** What the shop is asked to change: lines that are wished for as they are already are not named. */
export const changedLines = (lines: Order["lines"], wished: readonly WishedLine[]): OrderChange["lines"] =>
  wished.flatMap((wish, line) => {
    const now = lines[line];
    return now && (wish.sku !== now.sku || !samePeriod(wish, now)) ? [{ line, ...wish }] : [];
  });

export interface Together {
  period: Period;
  /** Where its lines stand in the order. */
  indexes: number[];
}

/** Lines of the same days: they are fetched and brought back together, and so moved together. */
export function together(periods: readonly Period[]): Together[] {
  const groups: Together[] = [];
  for (const [index, { from, to }] of periods.entries()) {
    const group = groups.find(({ period }) => samePeriod(period, { from, to }));
    if (group) group.indexes.push(index);
    else groups.push({ period: { from, to }, indexes: [index] });
  }
  return groups;
}
