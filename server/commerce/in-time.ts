import { refuse } from "@/lib/contract/errors";
import { SEARCH_SERVER_MS } from "@/lib/contract/limits";
import type { CommercePort } from "./port";

/** What comes later than that is not waited for; the database ends such statements by its own limit. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | ReturnType<typeof refuse>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ReturnType<typeof refuse>>((resolve) => {
    timer = setTimeout(() => resolve(refuse("unavailable", `the search took longer than ${ms} ms`)), ms);
  });
  // One that fails after the time is nobody's any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The port with the specification's limit on searches by words, whoever answers them: nobody who types waits longer,
 * and a database under load isn't left with questions that nobody reads the answers of.
 */
export const inTime = (port: CommercePort, ms = SEARCH_SERVER_MS): CommercePort => ({
  ...port,
  suggest: (input, call) => within(port.suggest(input, call), ms),
  searchProducts: (input, call) => {
    const found = port.searchProducts(input, call);
    return (input.query ?? input.searchQuery?.search) ? within(found, ms) : found;
  },
});
