import { readStored, writeStored } from "./browser-storage";

const KEY = "sezona.adding-to-order";

/** An order that somebody chooses more things for. */
export interface AddingTo {
  id: string;
  /** As people say it. */
  number: string;
}

/** Kept for this tab: who has gone for more things to an order finds the way back to it in the cart. */
export const addTo = (order: AddingTo): void => void writeStored(KEY, order, "session");
export const addToNone = (): void => void writeStored(KEY, null, "session");

const isOrder = (stored: Partial<AddingTo> | null): stored is AddingTo =>
  typeof stored?.id === "string" && /^[\da-f-]{36}$/u.test(stored.id) && typeof stored.number === "string";

export function addingTo(): AddingTo | null {
  const stored = readStored(KEY, "session") as Partial<AddingTo> | null;
  return isOrder(stored) ? stored : null;
}
