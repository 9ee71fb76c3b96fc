"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { namedCards } from "@/lib/queries";
import { homePath } from "@/lib/routes";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { usePeriod, usePlace } from "@/stores/reservation";
import { followViewed, forgetViewed, useViewed } from "@/stores/viewed";
import { NamedCards } from "./named-cards";

/** All that was looked at in this browser, for the visitor's days. */
export default function ViewedView({ storeCode }: { storeCode: string }) {
  const storeView = getStoreView(storeCode);
  return (
    <Suspense fallback={<Loading />}>
      <LazyIntl locale={storeView.locale}>
        <ViewedList storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}

const Loading = () => (
  <div aria-hidden="true" className="product-grid noscript:hidden">
    <Skeleton className="aspect-[310/384] w-full" />
    <Skeleton className="aspect-[310/384] w-full" />
  </div>
);

function ViewedList({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("lists.viewed");
  const skus = useViewed();
  const period = usePeriod();
  const place = usePlace();
  useEffect(followViewed, []);
  const { data, isError, refetch } = useQuery(
    { ...namedCards(loadApi, skus ?? [], period, place), enabled: skus !== null && skus.length > 0 },
    queryClient,
  );
  // Another shop front has other things.
  if (skus?.length === 0 || data?.length === 0)
    return (
      <EmptyState title={t("empty")} actions={<ButtonLink href={homePath(storeView)}>{t("emptyAction")}</ButtonLink>}>
        {t("emptyText")}
      </EmptyState>
    );
  if (isError && !data)
    return (
      <Notice
        tone="error"
        announce
        actions={
          <Button kind="secondary" size="small" onClick={() => void refetch()}>
            {t("again")}
          </Button>
        }
      >
        {t("failed")}
      </Notice>
    );
  if (!data) return <Loading />;
  return (
    <>
      <p className="mb-4 flex justify-end">
        <Button kind="quiet" size="small" onClick={forgetViewed}>
          {t("clear")}
        </Button>
      </p>
      <NamedCards cards={data} period={period} storeView={storeView} />
    </>
  );
}
