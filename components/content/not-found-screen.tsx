import { useTranslations } from "@/lib/i18n/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath, searchPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

/** Nothing is here: says so kindly and leads on, within the same shop. */
export function NotFoundScreen({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("content.notFound");
  return (
    <div className="page page-narrow">
      <EmptyState
        level="h1"
        title={t("title")}
        actions={
          <>
            <ButtonLink href={homePath(storeView)}>{t("home")}</ButtonLink>
            <ButtonLink kind="secondary" href={searchPath(storeView)}>
              {t("search")}
            </ButtonLink>
          </>
        }
      >
        {t("text")}
      </EmptyState>
    </div>
  );
}
