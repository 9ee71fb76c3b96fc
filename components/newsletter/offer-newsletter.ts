import { ignoreFailure } from "@/components/ui/load-part";
import { newsletter } from "@/shop.config";
import { acknowledge, acknowledgementOf } from "@/stores/acknowledgements";
import { readStored } from "@/stores/browser-storage";
import { subscribedEmail } from "@/stores/newsletter";

const CODE = "newsletter-offered";
/** Where it was kept before there were acknowledgements: whoever was asked then is not asked again. */
const FORMER_KEY = "sezona.newsletter-offered";
/** Whoever has been here for so long may be asked; who is busy just then, a little later. */
export const OFFER_AFTER_MS = 60_000;
const LATER_MS = 10_000;

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether a question would come between a visitor and nothing that they are doing. */
function isQuiet(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState === "visible" &&
    navigator.onLine &&
    !/\/cart\/?$/u.test(location.pathname) &&
    !document.querySelector("dialog[open], :popover-open") &&
    !activeElement?.matches(FIELDS)
  );
}

const isAnswered = (): boolean =>
  acknowledgementOf(CODE) !== null || readStored(FORMER_KEY) !== null || subscribedEmail() !== null;
const remember = (): boolean =>
  acknowledge({ code: CODE, value: true, description: "The newsletter was offered on this device" }, new Date());

/**
 * Offers the newsletter once on this device, where the owner wishes it (`newsletter.popup`): never while something is
 * being ordered, chosen or typed. Where nothing can be remembered, not at all.
 * @param isInTheMiddle whether the page is one of an order or an account
 * @returns what ends it
 */
export function offerNewsletter(isInTheMiddle: () => boolean, isWished: boolean = newsletter.popup): () => void {
  if (!isWished || isAnswered()) return () => undefined;
  const isIdle = (): boolean => !isInTheMiddle() && isQuiet();
  let timer = setTimeout(look, OFFER_AFTER_MS);
  function look(): void {
    if (isAnswered()) return;
    if (!isIdle()) return void (timer = setTimeout(look, LATER_MS));
    const shown = import("./newsletter-dialog").then(({ showNewsletterDialog }) => {
      // Fetching it takes a moment, in which another tab may have asked, or something been opened.
      if (isAnswered()) return;
      if (!isIdle()) timer = setTimeout(look, LATER_MS);
      else if (remember()) showNewsletterDialog();
    });
    ignoreFailure(shown);
  }
  return () => clearTimeout(timer);
}
