import type { Day } from "@/lib/contract";
import { STOCK_BATCH } from "@/lib/contract/limits";
import type { CartLine } from "@/lib/domain/cart";
import type { Making } from "./lines";
import type { Transaction } from "./storage";
import { isKind, isWaiting, newTask } from "./tasks";

/** Whether things are free on all days of a period at a source; asked, not kept. */
export interface StockCheck {
  from: Day;
  to: Day;
  source: string;
  lines: { key: string; sku: string }[];
}
export type StockAnswer = { sku: string; qty: number }[];

/** Questions for these lines: those of the same days and source go together, as many as one question takes. */
export function checksFor(lines: readonly Pick<CartLine, "key" | "sku" | "source" | "from" | "to">[]): StockCheck[] {
  const together = new Map<string, StockCheck[]>();
  for (const { key, sku, from, to, source } of lines) {
    const id = `${source}~${from}~${to}`;
    const checks = together.get(id) ?? [];
    const open = checks.find((check) => new Set([...check.lines.map((line) => line.sku), sku]).size <= STOCK_BATCH);
    if (open) open.lines.push({ key, sku });
    else checks.push({ from, to, source, lines: [{ key, sku }] });
    together.set(id, checks);
  }
  return [...together.values()].flat();
}

/** A line that a waiting question asks about already is not asked about twice. */
export async function enqueueChecks(
  transaction: Transaction,
  lines: readonly CartLine[],
  storeCode: string,
  { now, newId }: Making,
): Promise<void> {
  if (lines.length === 0) return;
  const waiting = (await transaction.tasks()).filter((task) => isKind(task, "stock-check")).filter(isWaiting);
  const asked = new Set(waiting.flatMap(({ payload }) => payload.lines.map(({ key }) => key)));
  for (const payload of checksFor(lines.filter(({ key }) => !asked.has(key)))) {
    const task_id = newId();
    // It touches nothing that others wait for: a question that can't be answered now holds up no line.
    const task = { task_id, kind: "stock-check" as const, keys: [task_id], store_code: storeCode, payload };
    await transaction.putTask(newTask(task, now()));
  }
}
