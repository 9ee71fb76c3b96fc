import timers from "node:timers";

type SetImmediate = typeof setImmediate;

/**
 * `setImmediate` whose callbacks don't know what called them. An error keeps the receivers of the calls on its stack
 * until somebody reads that stack, and Node's `Immediate` keeps the next one of its turn. So an error that a finished
 * page left unread kept the next page, that one's error the page after it, and with one old page still held by an open
 * connection a process kept everything it had rendered since (decision 143).
 */
export function withoutReceiver(original: SetImmediate): SetImmediate {
  const own = (callback: (...args: unknown[]) => void, ...args: unknown[]): NodeJS.Immediate =>
    original(typeof callback === "function" ? callback.bind(undefined) : callback, ...args);
  // Among them the one by which `promisify` knows it.
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(original)) as SetImmediate;
}

/** For all of this process; before anything is rendered. */
export function letImmediatesGo(): void {
  globalThis.setImmediate = timers.setImmediate = withoutReceiver(globalThis.setImmediate);
}
