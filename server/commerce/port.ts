import type { EndpointName, OutputOf, ParsedInputOf, Result } from "@/lib/contract";
import type { StoreView } from "@/lib/store-views";

/** What a call needs to know besides its input. */
export interface CallContext {
  storeView: StoreView;
  now: Date;
  /** Opens the caller's cart. */
  cartToken?: string;
  /** Who calls, for limits and logs: an address, or the page that is being rendered. */
  client: string;
}

/** The commerce API as functions; pages call them in-process, HTTP is one more caller. */
export type CommercePort = {
  [N in EndpointName]: (input: ParsedInputOf<N>, context: CallContext) => Promise<Result<OutputOf<N>>>;
};
