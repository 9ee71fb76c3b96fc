import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.lastOrder";

/** The order that this tab has placed, or has tried to place, last. */
export interface LastOrder {
  id: string;
  /** It is known what became of it: it stands, waits in the queue, or was refused. */
  decided: boolean;
}

/** Kept for this tab only: whoever comes Back from the thank-you finds the order, the next person at the computer doesn't. */
export const rememberOrder = (order: LastOrder): void => void writeStored(KEY, order, "session");

export const forgetLastOrder = (): void => void writeStored(KEY, null, "session");

export function lastOrder(): LastOrder | null {
  const stored = readStored(KEY, "session") as Partial<LastOrder> | null;
  return typeof stored?.id === "string" && /^[\da-f-]{36}$/u.test(stored.id)
    ? { id: stored.id, decided: stored.decided === true }
    : null;
}
