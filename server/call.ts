import type { Day } from "@/lib/contract";
import { shopDay } from "@/lib/domain/days";
import { catalogueStoreCode, languageOf, type Language, type StoreView } from "@/lib/store-views";

/** What a caller shows of himself. What it opens, if anything, is for whoever answers the call to find out. */
export interface Session {
  /** Opens a cart. */
  cartToken?: string;
  /** Opens a customer's account. */
  customerToken?: string;
  /** Of the login that this browser has had so far, over or not: a new one takes its place. */
  refreshToken?: string;
  /** Proves the customer group that a call of the catalogue names. */
  groupToken?: string;
  /** Of a browser that was given something to sign with a passkey: nobody else can bring it back. */
  browserToken?: string;
}

/** What a caller says; the rest of a call follows from it. */
export interface CallFacts {
  storeView: StoreView;
  now: Date;
  session?: Session;
  /** Through which partner's shop it comes, as that shop calls itself; it opens nothing. */
  partnerCode?: string;
  /** A repeated write with the same key answers as the first one did. */
  idempotencyKey?: string;
  /** Who calls, for limits and logs: an address, or the page that is being rendered. */
  client: string;
  /** Where the caller's page is: an address of the shop's own, or it would have been refused. */
  origin?: string;
  /** What the caller's browser calls itself, for the list of devices that somebody is logged in on. */
  agent?: string;
}

/** Who asks, where, when and in whose name: made once for each request or rendering, and handed down unchanged. */
export interface CallContext extends CallFacts {
  session: Session;
  /** The shop's calendar day of `now`. */
  today: Day;
  /** Store view whose catalogue and sources count: the extended one's. */
  storeCode: string;
  language: Language;
}

export const makeCall = (facts: CallFacts): CallContext => ({
  ...facts,
  session: facts.session ?? {},
  today: shopDay(facts.now),
  storeCode: catalogueStoreCode(facts.storeView),
  language: languageOf(facts.storeView),
});

/** The two halves of a login. The second goes to the API alone, which renews the first with it. */
export const CUSTOMER_COOKIE = "customer_token";
export const REFRESH_COOKIE = "refresh_token";

/** Tells a browser that is asked for a passkey from all others. */
export const BROWSER_COOKIE = "login_browser";

/** What somebody typed into a form that was refused without script: in no address, and not for long. */
export const TYPED_COOKIE = "typed_fields";
export const TYPED_SECONDS = 120;

/** Set with an answer. Scripts never read it, and it goes to this shop only. */
export interface Cookie {
  name: string;
  value: string;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  path?: string;
}
