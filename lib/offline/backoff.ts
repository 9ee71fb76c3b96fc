const FIRST_MS = 1_000;
/** Reconnected shoppers are told within a minute what became of their order, so no wait is longer than this. */
const LONGEST_MS = 20_000;

/** Milliseconds before the n-th repetition (1, 2, …); `random` in [0,1) spreads the shoppers of one outage. */
export function backoff(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.round(full * (0.75 + random * 0.25));
}
