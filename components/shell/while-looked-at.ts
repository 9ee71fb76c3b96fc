import { followAccountLinks } from "@/components/account/follow-account-links";
import { followConsent } from "@/components/consent/follow-consent";
import { followNewsletterForms } from "@/components/newsletter/follow-form";
import { offerNewsletter } from "@/components/newsletter/offer-newsletter";
import { followShare } from "@/components/product/follow-share";
import { fetchCardsAhead } from "./cards-ahead";
import { isInTheMiddle, leadHome } from "./lead-home";
import { retryPictures } from "./retry-pictures";
import { mayFetchAhead } from "./when-idle";

/**
 * What is done for whoever looks at a page, fetched when somebody does.
 * @param pressed what was pressed meanwhile
 * @returns how to end it
 */
export function whileLookedAt(
  router: Parameters<typeof fetchCardsAhead>[0] & Parameters<typeof leadHome>[0],
  pressed: EventTarget | null,
): () => void {
  const ends = [
    retryPictures(),
    followAccountLinks(),
    followNewsletterForms(),
    followConsent(pressed),
    followShare(pressed),
    leadHome(router),
    ...(mayFetchAhead() ? [fetchCardsAhead(router), offerNewsletter(isInTheMiddle)] : []),
  ];
  return () => ends.forEach((end) => end());
}
