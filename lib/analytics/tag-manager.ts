import type { Consent } from "./consent";

/** Where the tag manager is fetched from, and whose it is: what the page says of it (`data-tag-manager`). */
export interface TagManager {
  id: string;
  origin: string;
}

/** The page names one only where the owner has configured it. */
export function namedTagManager(named: string | undefined): TagManager | null {
  const [id, origin] = named?.split(" ") ?? [];
  return id && origin ? { id, origin } : null;
}

const layer = (): unknown[] => ((window as { dataLayer?: unknown[] }).dataLayer ??= []);

/** What Google's tags read of consent: a command travels as the arguments of a call. */
function command(...args: unknown[]): void {
  (function push(this: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- tags tell commands from events by this very kind of object
    this.push(arguments);
  }).apply(layer(), args as []);
}

const states = ({ analytics, targeting }: Consent) => {
  const said = (granted: boolean) => (granted ? "granted" : "denied");
  return {
    analytics_storage: said(analytics),
    ad_storage: said(targeting),
    ad_user_data: said(targeting),
    ad_personalization: said(targeting),
  };
};

let started = false;

/**
 * Fetches the tag manager, once; called only for a visitor who has agreed. Tags are told addresses without their
 * queries, which can open an order.
 */
export function startTagManager({ id, origin }: TagManager, consent: Consent): void {
  if (started) return;
  started = true;
  command("consent", "default", states(consent));
  tellAddress();
  layer().push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) script.nonce = nonce;
  script.src = `${origin}/gtm.js?${new URLSearchParams({ id }).toString()}`;
  document.head.append(script);
}

export const hasStarted = (): boolean => started;

const plainAddress = (): string => `${location.origin}${location.pathname}`;

/** What tags take for the page's address. */
export function tellAddress(): void {
  command("set", "page_location", plainAddress());
  command("set", "page_referrer", "");
}

export const tellConsent = (consent: Consent): void => command("consent", "update", states(consent));

/** An event for the tags; nothing is kept for later where none run. */
export function tell(event: string, data: Record<string, unknown> = {}): void {
  if (started) layer().push({ event, ...data });
}
