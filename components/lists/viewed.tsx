"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useId } from "react";
import { Button } from "@/components/ui/button";
import { VIEWED_SHOWN } from "@/lib/domain/lists";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { namedCards } from "@/lib/queries";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { loadApi, queryClient } from "@/stores/api";
import { usePeriod, usePlace } from "@/stores/reservation";
import { followViewed, forgetViewed, useViewed } from "@/stores/viewed";
import { NamedCards } from "./named-cards";

export interface ViewedProps {
  storeCode: string;
  /** The thing of the page, which is not shown once more. */
  sku?: string | undefined;
}

/** What was looked at lately, for the visitor's days; forgotten by a press. */
export default function Viewed({ storeCode, sku }: ViewedProps) {
  const viewed = useViewed();
  const storeView = getStoreView(storeCode);
  useEffect(followViewed, []);
  const others = viewed?.filter((other) => other !== sku) ?? [];
  if (others.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyIntl locale={storeView.locale} optional>
        <List skus={others} storeView={storeView} />
      </LazyIntl>
    </Suspense>
  );
}

function List({ skus, storeView }: { skus: readonly string[]; storeView: StoreView }) {
  const t = useTranslations("lists.viewed");
  const heading = useId();
  const period = usePeriod();
  const place = usePlace();
  const { data = [] } = useQuery(namedCards(loadApi, skus, period, place), queryClient);
  // Another shop front has other things.
  const cards = data.filter(({ sku }) => skus.includes(sku)).slice(0, VIEWED_SHOWN);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="viewed">
      <div className="viewed-head">
        <h2 id={heading}>{t("title")}</h2>
        <Button kind="quiet" size="small" onClick={forgetViewed}>
          {t("clear")}
        </Button>
      </div>
      <NamedCards cards={cards} period={period} storeView={storeView} />
    </section>
  );
}
