import { useLocale, useTranslations } from "@/lib/i18n/server";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The framework gives this page no parameters; the locale tells the language, the links lead to the default shop's prefix. */
export default function NotFound() {
  const t = useTranslations("content.notFound");
  const prefix = { "cs-CZ": "", "en-US": "/en", "de-DE": "/de", "it-IT": "/it" }[useLocale()] ?? "";
  return (
    <div className="page page-narrow">
      <EmptyState
        level="h1"
        title={t("title")}
        actions={
          <>
            <ButtonLink href={prefix || "/"}>{t("home")}</ButtonLink>
            <ButtonLink kind="secondary" href={`${prefix}/search`}>
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
