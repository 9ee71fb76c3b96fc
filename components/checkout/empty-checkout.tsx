"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyCart } from "@/components/cart/empty-cart";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { lastOrder } from "./last-order";
import { donePath } from "./use-place-order";

/** Nothing to order: because it has just been ordered, or because nothing has been chosen yet. */
export function EmptyCheckout({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("checkout.empty");
  const [orderId] = useState(lastOrder);
  if (orderId === null) return <EmptyCart storeView={storeView} where="checkout" />;
  return (
    <EmptyState
      title={t("placedTitle")}
      actions={
        <>
          <ButtonLink href={donePath(storeView, orderId)}>{t("placed")}</ButtonLink>
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
