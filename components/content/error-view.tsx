"use client";

import { useTranslations } from "next-intl";
import { useParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { homePath } from "@/lib/routes";
import { defaultStoreCode, findStoreView, getStoreView } from "@/lib/store-views";

/** What a shopper sees when rendering failed: whose fault it is, and that nothing was lost. */
export default function ErrorView({ onRetry }: { onRetry: () => void }) {
  const { store } = useParams<{ store: string }>();
  const storeView = findStoreView(store) ?? getStoreView(defaultStoreCode);
  return (
    <LazyIntl locale={storeView.locale}>
      <Failure home={homePath(storeView)} onRetry={onRetry} />
    </LazyIntl>
  );
}

function Failure({ home, onRetry }: { home: string; onRetry: () => void }) {
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
            <a className="button button-secondary" href={home} data-reload="">
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
