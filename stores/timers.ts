/** Time as an argument, so that tests move it by hand. */
export interface Timers {
  now(): number;
  /** Runs once after `ms`; the answer cancels it. */
  later(ms: number, run: () => void): () => void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
