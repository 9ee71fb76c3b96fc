"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { getStoreView } from "@/lib/store-views";
import type { OpenOrder } from "@/stores/cart";
import { putOffOrder, sendOrder } from "@/stores/order-actions";

export interface OrderQuestionProps {
  storeCode: string;
  order: OpenOrder;
}

/** Asked once, when the network has returned; put off, the question stands in the cart. */
export default function OrderQuestion({ storeCode, order }: OrderQuestionProps) {
  return (
    <LazyIntl locale={getStoreView(storeCode).locale} optional>
      <Question order={order} />
    </LazyIntl>
  );
}

function Question({ order }: { order: OpenOrder }) {
  const t = useTranslations("order.open.asking");
  const [open, setOpen] = useState(true);
  const later = () => {
    setOpen(false);
    void putOffOrder(order.orderId);
  };
  const send = () => {
    setOpen(false);
    void sendOrder(order.orderId);
  };
  return (
    <Dialog
      open={open}
      onClose={later}
      title={t("title")}
      closeLabel={t("later")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={later}>
            {t("later")}
          </Button>
          <Button onClick={send}>{t("send")}</Button>
        </div>
      }
    >
      <p>{t("text", { things: order.things.join(", ") })}</p>
    </Dialog>
  );
}
