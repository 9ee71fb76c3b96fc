import { hash } from "./drawings/canvas";

/** Repeatable chance: the same seed always gives the same shop. */
export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  happens(probability: number): boolean;
}

export function chance(seed: string): Chance {
  let state = hash(seed) || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[Math.floor(next() * items.length)] as T;
    },
    happens: (probability) => next() < probability,
  };
}
