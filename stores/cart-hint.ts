import { readStored, writeStored } from "./browser-storage";
import type { CartCommand } from "./cart-commands";
import { CART_KEY } from "./kept-cart";

/*
 * What a page must know of the cart before the cart's own code is loaded: a few numbers for the header, and
 * commands that the shopper gave while that code was on its way.
 */

const INTENTS_KEY = "sezona.intents";

export interface CartHint {
  lines: number;
  quantity: number;
  /** There is something to show or to send, so the cart's code is worth loading. */
  active: boolean;
}
export interface Intent {
  id: string;
  /** Store view in which it was given; earlier versions kept none. */
  storeCode?: string;
  command: CartCommand;
}

export const noCart: CartHint = { lines: 0, quantity: 0, active: false };

const countOrNone = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;

export function readHint(): CartHint {
  const stored = (readStored(CART_KEY) ?? {}) as Partial<Record<keyof CartHint, unknown>>;
  return { lines: countOrNone(stored.lines), quantity: countOrNone(stored.quantity), active: stored.active === true };
}

export function writeHint(hint: CartHint): void {
  writeStored(CART_KEY, hint.active || hint.lines > 0 ? hint : null);
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Intent).id === "string" &&
  typeof (value as Intent).command?.type === "string";

export function readIntents(): Intent[] {
  const stored = readStored(INTENTS_KEY);
  return Array.isArray(stored) ? stored.filter(isIntent) : [];
}

export function keepIntent(intent: Intent): void {
  writeStored(INTENTS_KEY, [...readIntents(), intent]);
}

export function dropIntent(id: string): void {
  const left = readIntents().filter((intent) => intent.id !== id);
  writeStored(INTENTS_KEY, left.length > 0 ? left : null);
}

/** What the header shows at once; the rules' own count follows when they have been applied. */
export function guessHint(hint: CartHint, command: CartCommand): CartHint {
  if (command.type !== "add") return hint;
  const qty = Math.max(Math.trunc(Number(command.line.qty ?? 1)) || 1, 1);
  return { lines: hint.lines + 1, quantity: hint.quantity + qty, active: true };
}

/** Calls back when another tab changed the numbers. */
export function watchHint(listener: (hint: CartHint) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) listener(readHint());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
