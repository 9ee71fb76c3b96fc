"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { namedCards } from "@/lib/queries";
import { homePath } from "@/lib/routes";
import { loadApi, queryClient } from "@/stores/api";
import { usePeriod, usePlace } from "@/stores/reservation";
import { followViewed, forgetViewed, useViewed } from "@/stores/viewed";
import { ListFailed, ListFrame, ListLoading, type ListProps } from "./list-frame";
import { NamedCards } from "./named-cards";

/** All that was looked at in this browser, for the visitor's days. */
export default function ViewedView({ storeCode }: { storeCode: string }) {
  return <ListFrame storeCode={storeCode} list={ViewedList} />;
}

function ViewedList({ storeView }: ListProps) {
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
  if (isError && !data) return <ListFailed text={t("failed")} again={t("again")} onAgain={() => void refetch()} />;
  if (!data) return <ListLoading />;
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
