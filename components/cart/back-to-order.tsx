"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { orderChangePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { addingTo, addToNone, type AddingTo } from "@/stores/adding-to-order";

/** For whoever came for more things to an order: the way back to it, where they are added to it. */
export function BackToOrder({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("cart.backToOrder");
  const [order, setOrder] = useState<AddingTo | null>(null);
  useEffect(() => setOrder(addingTo()), []);
  if (!order) return null;
  return (
    <Notice
      title={t("title", { number: order.number })}
      actions={
        <>
          <ButtonLink size="small" href={orderChangePath(storeView, order.id)} data-reload>
            {t("action")}
          </ButtonLink>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              addToNone();
              setOrder(null);
            }}
          >
            {t("leave")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Notice>
  );
}
