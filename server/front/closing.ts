import type { Server } from "node:http";
import { CLOSING_MS } from "@/lib/limits";
import { closingSteps } from "@/server/closing";

interface ClosingOptions {
  /** Before the first connection is refused. */
  onBegin: () => void;
  /** What is closed when nobody is being served any more. */
  steps: (() => Promise<void>)[];
}

const bounded = (work: Promise<unknown>, milliseconds: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())]);

/**
 * Asked to end, the process takes no new connection, finishes what is under way, lets its jobs come to a stop, and
 * ends. One request that never ends must not keep it.
 */
export function closeGracefully(server: Server, { onBegin, steps }: ClosingOptions): void {
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    onBegin();
    const served = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await bounded(served, CLOSING_MS);
    await bounded(Promise.allSettled([...steps, ...closingSteps()].map((step) => step())), CLOSING_MS);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void close());
  // A launcher that was killed cannot ask.
  process.on("disconnect", () => void close());
}
