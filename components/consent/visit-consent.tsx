import { createRoot, type Root } from "react-dom/client";
import { agreesToAny, type Consent, consentCookie, NOTHING, readConsent, tagCookies } from "@/lib/analytics/consent";
import { hasStarted, namedTagManager, startTagManager, tell, tellConsent } from "@/lib/analytics/tag-manager";
import { loadMessages } from "@/lib/i18n/lazy-messages";
import { getStoreView } from "@/lib/store-views";
import { storeCodeNow } from "@/stores/store-code";
import { followVisit, forgetPurchases } from "./follow-visit";
import { ConsentDialog, type ConsentWords } from "./consent-dialog";

let root: Root | null = null;
let begun = false;

function allow(consent: Consent): void {
  const tags = namedTagManager(document.documentElement.dataset.tagManager);
  if (!tags || !agreesToAny(consent) || hasStarted()) return;
  startTagManager(tags, consent);
}

/** What was agreed to earlier counts at once; without an answer the visitor is asked. */
export function startConsent(): void {
  if (begun) return;
  begun = true;
  const consent = readConsent(document.cookie);
  if (!consent) return void ask(NOTHING, null);
  allow(consent);
  tell("cookieConsentLoaded", { ...consent });
  if (hasStarted()) followVisit();
}

/** From the footer, at any time; the focus comes back to where it was. */
export const askAgain = (opener: HTMLElement): Promise<void> => ask(readConsent(document.cookie) ?? NOTHING, opener);

async function ask(now: Consent, opener: HTMLElement | null): Promise<void> {
  const messages = await loadMessages(getStoreView(storeCodeNow()).locale);
  close();
  // First in the order of the keyboard, after the link that skips the header; over the page, and moving nothing of it.
  const place = document.createElement("div");
  (document.querySelector("a[href='#main']") ?? document.body.firstElementChild)?.after(place);
  root = createRoot(place);
  const end = () => {
    close();
    place.remove();
    opener?.focus();
  };
  root.render(
    <ConsentDialog
      words={messages.consent as unknown as ConsentWords}
      now={now}
      takesFocus={opener !== null}
      onAnswer={(consent) => {
        answer(consent);
        end();
      }}
    />,
  );
}

function close(): void {
  root?.unmount();
  root = null;
}

function answer(consent: Consent): void {
  const { lang } = document.documentElement;
  document.cookie = consentCookie(consent, lang, location.protocol === "https:");
  const ranBefore = hasStarted();
  allow(consent);
  if (ranBefore) tellConsent(consent);
  tell("cookieConsentUpdated", { ...consent });
  if (!ranBefore && hasStarted()) followVisit();
  if (agreesToAny(consent)) return;
  forgetPurchases();
  for (const name of tagCookies(document.cookie)) expire(name);
  // A script that runs can't be taken back: the page is loaded anew without it.
  if (ranBefore) location.reload();
}

/** Tags set their cookies for the widest domain that the browser lets them. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
