import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";

interface Props {
  storeView: StoreView;
  email: string;
  isSubscribed: boolean;
  /** What subscribing brings. */
  offer: ReactNode;
}

/** Whether the account's e-mail gets the newsletter; one press changes that, on the newsletter's own page. */
export function NewsletterPart({ storeView, email, isSubscribed, offer }: Props) {
  const t = useTranslations("account.newsletter");
  return (
    <AccountPart title={t("title")} nav={<AccountNav storeView={storeView} current="newsletter" />}>
      <div className="grid max-w-md gap-6">
        <p>{isSubscribed ? t("subscribed", { email }) : offer}</p>
        {!isSubscribed && <p className="text-muted">{t("letter", { email })}</p>}
        <form method="post" action={`${apiBase(storeView)}/newsletter/form/${isSubscribed ? "leave" : "subscribe"}`}>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" kind={isSubscribed ? "secondary" : "primary"} wide>
            {isSubscribed ? t("leave") : t("subscribe")}
          </Button>
        </form>
      </div>
    </AccountPart>
  );
}
