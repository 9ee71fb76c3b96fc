"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LIST_LIMITS } from "@/lib/domain/lists";
import { formatPeriod } from "@/lib/domain/formats";
import { namedCards } from "@/lib/queries";
import { comparePath, homePath } from "@/lib/routes";
import { wishQuery } from "@/lib/domain/place";
import { loadApi, queryClient } from "@/stores/api";
import { clearList, followLists, restoreList, useList } from "@/stores/lists";
import { usePeriod, usePlace } from "@/stores/reservation";
import { noteWishes } from "@/stores/wishes-seen";
import { ListFailed, ListFrame, ListLoading, type ListProps } from "./list-frame";
import { NamedCards } from "./named-cards";

/** What the visitor wished for, as it can be had in their days at their place. */
export default function WishlistView({ storeCode }: { storeCode: string }) {
  return <ListFrame storeCode={storeCode} list={Wishlist} />;
}

function Wishlist({ storeView }: ListProps) {
  const t = useTranslations("lists.wishlist");
  const skus = useList("wishlist");
  const period = usePeriod();
  const place = usePlace();
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  const [freed, setFreed] = useState<readonly string[]>([]);
  const { data, isError, refetch, isPlaceholderData } = useQuery(
    {
      ...namedCards(loadApi, skus ?? [], period, place),
      enabled: skus !== null && skus.length > 0,
      // A thing taken off the list goes at once; the others stand still meanwhile.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

  useEffect(followLists, []);
  useEffect(() => {
    if (data && period && !isPlaceholderData) setFreed(noteWishes(period, place, data).freed);
    else if (!period) setFreed([]);
  }, [data, period, place, isPlaceholderData]);

  if (skus?.length === 0) {
    return (
      <EmptyState
        title={t("empty.title")}
        actions={
          <>
            {cleared && (
              <Button kind="secondary" autoFocus onClick={() => restoreList("wishlist", cleared)}>
                {t("undo")}
              </Button>
            )}
            <ButtonLink href={homePath(storeView)}>{t("empty.action")}</ButtonLink>
          </>
        }
      >
        {t("empty.text")}
      </EmptyState>
    );
  }
  if (isError && !data) {
    return <ListFailed text={t("failed")} again={t("again")} onAgain={() => void refetch()} />;
  }
  const cards = data?.filter(({ sku }) => skus?.includes(sku));
  if (!skus || !cards) return <ListLoading />;
  const again = cards.filter(({ sku }) => freed.includes(sku));
  const elsewhere = isPlaceholderData ? 0 : skus.length - cards.length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          {period
            ? t("inDays", { count: cards.length, period: formatPeriod(period, storeView.locale) })
            : t("count", { count: cards.length })}
        </p>
        {cards.length > 1 && cards.length <= LIST_LIMITS.compare && (
          <a
            className="link"
            href={comparePath(
              storeView,
              cards.map(({ sku }) => sku),
              wishQuery(period, place),
            )}
          >
            {t("compare")}
          </a>
        )}
        <Button kind="quiet" size="small" className="ml-auto" onClick={() => setCleared(clearList("wishlist"))}>
          {t("clear")}
        </Button>
      </div>
      {period && again.length > 0 && (
        <Notice tone="success" className="mb-6" announce>
          {t("freeAgain", { names: again.map(({ name }) => name).join(", "), count: again.length })}
        </Notice>
      )}
      {elsewhere > 0 && <p className="mb-6 text-muted">{t("elsewhere", { count: elsewhere })}</p>}
      <div>
        <NamedCards cards={cards} period={period} storeView={storeView} />
      </div>
    </>
  );
}
