"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmptyCart } from "@/components/cart/empty-cart";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath, orderedPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useOpenOrders, usePlacedOrders } from "@/stores/cart";
import { lastOrder } from "@/stores/last-order";
import { OpenOrders } from "@/components/orders/open-orders";
import { PlacedOrders } from "@/components/orders/placed-orders";

/** Nothing to order: because it has just been ordered, or because nothing has been chosen yet. */
export function EmptyCheckout({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("checkout.empty");
  const placed = usePlacedOrders();
  const open = useOpenOrders();
  const last = lastOrder();
  useEffect(() => {
    // Back from paying: at the foot of a form that is not there any more.
    window.scrollTo({ top: 0 });
  }, []);
  if (open.length > 0)
    return (
      <div className="flex flex-col gap-4">
        <OpenOrders storeView={storeView} />
        <EmptyCart storeView={storeView} where="checkout" />
        <PlacedOrders storeView={storeView} />
      </div>
    );
  if (!last || !placed.some(({ orderId }) => orderId === last.id))
    return (
      <div className="flex flex-col gap-6">
        <EmptyCart storeView={storeView} where="checkout" />
        <PlacedOrders storeView={storeView} />
      </div>
    );
  return (
    <EmptyState
      title={t("placedTitle")}
      actions={
        <>
          <ButtonLink href={orderedPath(storeView, last.id)}>{t("placed")}</ButtonLink>
          <ButtonLink kind="secondary" href={homePath(storeView)}>
            {t("action")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("placedText")}</p>
    </EmptyState>
  );
}
