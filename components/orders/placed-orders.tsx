"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatPeriod } from "@/lib/domain/formats";
import { shopDay } from "@/lib/domain/days";
import { orderedPath, passPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { usePlacedOrders } from "@/stores/cart";
import { forgetPass, isPassKept } from "@/stores/kept-passes";
import { forgetOrder } from "@/stores/order-actions";

/** Orders made in this browser whose days are not over: the way back to each, until it is forgotten here. */
export function PlacedOrders({ storeView, onLeave }: { storeView: StoreView; onLeave?: () => void }) {
  const t = useTranslations("order.kept");
  const today = shopDay(new Date());
  const placed = usePlacedOrders().filter(({ period }) => period && period.to >= today);
  const passes = useKeptPasses(
    storeView,
    placed.map(({ orderId }) => orderId),
  );
  if (placed.length === 0) return null;
  return (
    <section aria-label={t("title")} className="rounded-sm border border-line p-4">
      <h2 className="text-base font-semibold">{t("title")}</h2>
      <ul className="divide-y divide-line">
        {placed.map(({ orderId, number, period }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-40 flex-1">
              <strong>{t("one", { number })}</strong>
              <span className="block text-sm text-muted">{period && formatPeriod(period, storeView.locale)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink kind="secondary" size="small" href={orderedPath(storeView, orderId)} onClick={onLeave}>
                {t("open")}
              </ButtonLink>
              {passes.includes(orderId) && (
                <ButtonLink kind="secondary" size="small" href={passPath(storeView, orderId)}>
                  {t("pass")}
                </ButtonLink>
              )}
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  void forgetOrder(orderId);
                  void forgetPass(passPath(storeView, orderId));
                }}
              >
                {t("forget")}
                <span className="sr-only">: {t("one", { number })}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("hint")}</p>
    </section>
  );
}

/** Those of the orders whose pass this device keeps, so that they can be shown without a network. */
function useKeptPasses(storeView: StoreView, orderIds: readonly string[]): string[] {
  const [kept, setKept] = useState<string[]>([]);
  const ids = orderIds.join();
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<string[]> => {
      const found = await Promise.all(
        ids.split(",").map(async (id) => ((await isPassKept(passPath(storeView, id))) ? [id] : [])),
      );
      return found.flat();
    };
    look().then(
      (found) => isHere && found.length > 0 && setKept(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [storeView, ids]);
  return kept;
}
