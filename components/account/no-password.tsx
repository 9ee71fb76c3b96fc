import { ButtonLink } from "@/components/ui/button";
import { useTranslations } from "@/lib/i18n/server";
import { passwordResetPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** In place of what asks for a password, where the account has none. */
export function NoPassword({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("account.mine.noPassword");
  return (
    <div className="grid max-w-md gap-4">
      <p>{t("text")}</p>
      <ButtonLink href={passwordResetPath(storeView)} kind="secondary" wide>
        {t("action")}
      </ButtonLink>
    </div>
  );
}
