/** Time, network and locks as replaceable objects, so that tests decide when each of them moves. */

export interface Clock {
  now(): Date;
  /** Runs once after `ms`; the answer cancels it. */
  later(ms: number, run: () => void): () => void;
}

export interface OnlineManager {
  isOnline(): boolean;
  subscribe(listener: (online: boolean) => void): () => void;
}

/** The part of the Web Locks API that is used: one holder among all tabs, freed when its tab closes. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

export interface Channel {
  tell(): void;
  listen(listener: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => new Date(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const browserOnline: OnlineManager = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const up = () => listener(true);
    const down = () => listener(false);
    window.addEventListener("online", up);
    window.addEventListener("offline", down);
    return () => {
      window.removeEventListener("online", up);
      window.removeEventListener("offline", down);
    };
  },
};

/** One holder at a time within this page; all there is where the Web Locks API is missing. */
export function createPageLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name, run) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(run);
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

export function browserLocks(): Locks {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return createPageLocks();
  return { request: (name, run) => navigator.locks.request(name, run) };
}

/** Tells other tabs that the stored cart has changed. */
export function browserChannel(name = "sezona-cart"): Channel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage("changed"),
    listen(listener) {
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
  };
}
