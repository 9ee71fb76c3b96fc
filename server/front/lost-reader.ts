import type { EventEmitter } from "node:events";

/**
 * Whoever reads what this process says may end before it does, as a program that keeps the log. Nobody can be told of
 * that: it would be said into the same broken pipe, fail, and be told again, without an end.
 */
export const outliveReader = (stream: Pick<EventEmitter, "on">): void =>
  void stream.on("error", () => {
    // What is said from now on is lost, which is less than a shop.
  });
