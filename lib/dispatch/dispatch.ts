import { MAX_REDIRECTED_QUERY_LENGTH } from "@/lib/limits";
import type { StoreView } from "@/lib/store-views";
import type { AddressTarget } from "./address";
import { type Asked, decide, type Decision, type Question, settle } from "./decide";

/** A former path that leads to a misspelt one, which leads to the page: nothing is farther away. */
const MOST_STEPS = 4;

/** Whether a redirect can take the query along. */
export const isCarried = (query: URLSearchParams): boolean =>
  `?${query.toString()}`.length <= MAX_REDIRECTED_QUERY_LENGTH;

/**
 * What answers an address. Who would be led on with a query that no header carries is answered where they are: dropping
 * it would silently show them other things than they asked for. The page itself names its one address to crawlers.
 */
export async function dispatch(
  asked: Asked,
  views: readonly StoreView[],
  look: (question: Question) => Promise<AddressTarget>,
): Promise<Decision> {
  let { path } = asked;
  for (let step = 1; ; step += 1) {
    const first = decide({ ...asked, path }, views);
    const decision = first.type === "ask" ? settle(first, await look(first), asked.query) : first;
    if (decision.type !== "redirect" || isCarried(asked.query) || step === MOST_STEPS) return decision;
    path = decision.path;
  }
}
