import { useLocale, useTranslations } from "@/lib/i18n/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import { storeViews } from "@/lib/store-views";

/** The framework gives this page no parameters; the first store view of the language is the way back. */
export default function OrderNotFound() {
  const t = useTranslations("order.notFound");
  const locale = useLocale();
  const storeView = storeViews.find((view) => view.locale === locale);
  return (
    <div className="page py-8 lg:py-12">
      <EmptyState
        level="h1"
        title={t("title")}
        actions={storeView && <ButtonLink href={homePath(storeView)}>{t("action")}</ButtonLink>}
      >
        <p>{t("text")}</p>
      </EmptyState>
    </div>
  );
}
