import { NewsletterPart } from "@/components/account/newsletter-part";
import { WelcomeOffer } from "@/components/newsletter/welcome-offer";
import { accountNewsletterPath } from "@/lib/routes-account";
import {
  accountMetadata,
  type AccountPageProps,
  askAsCustomer,
  loadCustomer,
  readAccountPage,
} from "../../account-pages";

/* Personal: never in a shared cache. */
export const dynamic = "force-dynamic";

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, "newsletter.title");

export default async function AccountNewsletterPage(props: AccountPageProps) {
  const { storeView } = await readAccountPage(props);
  const path = accountNewsletterPath(storeView);
  const { email } = await loadCustomer(storeView, path);
  const state = await askAsCustomer(storeView, path, (port, call) => port.getNewsletter({ email }, call));
  return (
    <NewsletterPart
      storeView={storeView}
      email={email}
      isSubscribed={state === "subscribed"}
      offer={<WelcomeOffer storeView={storeView} />}
    />
  );
}
