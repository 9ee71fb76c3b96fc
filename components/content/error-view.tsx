"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { defaultLocale, locales } from "@/lib/store-views";

/** What a shopper sees when rendering failed: whose fault it is, and that nothing was lost. */
export default function ErrorView({ onRetry }: { onRetry: () => void }) {
  const language = document.documentElement.lang;
  return (
    <LazyIntl locale={locales.find((locale) => locale.startsWith(language)) ?? defaultLocale}>
      <Failure onRetry={onRetry} />
    </LazyIntl>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("content.error");
  return (
    <div className="page page-narrow" role="alert">
      <EmptyState
        level="h1"
        title={t("title")}
        actions={
          <>
            <Button onClick={onRetry}>{t("retry")}</Button>
            {/* A full load: the state that broke is left behind. */}
            <a className="button button-secondary" href="/" data-reload="">
              {t("home")}
            </a>
          </>
        }
      >
        {t("text")}
      </EmptyState>
    </div>
  );
}
