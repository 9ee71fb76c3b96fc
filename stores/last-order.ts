import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.orders";
/** So many at most: a storage that is full for a whole visit may have lost that many. */
const REMEMBERED = 10;

/** An order that this tab has placed, or has tried to place. */
export interface LastOrder {
  id: string;
  /** It is known what became of it: it stands, waits in the queue, or was refused. */
  decided: boolean;
  /** When this tab has tried it last, by the device's clock; empty where another tab did. */
  triedAt: string;
}
type Change = Omit<LastOrder, "triedAt"> & Partial<LastOrder>;

/** The orders of a tab, the newest last, with what is known of one of them now. */
export function withOrder(orders: readonly LastOrder[], change: Change): LastOrder[] {
  const known = orders.find(({ id }) => id === change.id);
  const others = orders.filter((order) => order !== known);
  return [...others, { ...change, triedAt: change.triedAt ?? known?.triedAt ?? "" }].slice(-REMEMBERED);
}

/**
 * Kept for this tab only: whoever comes Back from the thank-you finds the order, the next person at the computer
 * doesn't.
 */
export const rememberOrder = (order: Change): void => void writeStored(KEY, withOrder(triedOrders(), order), "session");

export const forgetLastOrder = (): void => void writeStored(KEY, triedOrders().slice(0, -1), "session");

const isOrder = (stored: Partial<LastOrder> | null): stored is LastOrder =>
  typeof stored?.id === "string" &&
  /^[\da-f-]{36}$/u.test(stored.id) &&
  typeof stored.decided === "boolean" &&
  typeof stored.triedAt === "string";

/** All that this tab has tried to place, the newest last. */
export function triedOrders(): LastOrder[] {
  const stored = readStored(KEY, "session");
  return Array.isArray(stored) ? stored.filter(isOrder) : [];
}

export const lastOrder = (): LastOrder | null => triedOrders().at(-1) ?? null;

/** The order that this tab has tried to place without learning what became of it. */
export const undecidedOrder = (last = lastOrder()): string | null => (last && !last.decided ? last.id : null);
