import { ButtonLink } from "@/components/ui/button";
import { useTranslations } from "@/lib/i18n/server";
import { loginPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** In place of what asks for a password, where the account has none and its login began a while ago. */
export function LoginAgain({ storeView, next }: { storeView: StoreView; next: string }) {
  const t = useTranslations("account.loginAgain");
  return (
    <div className="grid max-w-md gap-4">
      <p>{t("text")}</p>
      <ButtonLink href={loginPath(storeView, { next })} kind="secondary" wide>
        {t("action")}
      </ButtonLink>
    </div>
  );
}
