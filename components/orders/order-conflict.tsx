"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { acceptStandingOrder, orderAnother } from "@/stores/order-actions";

interface Props {
  orderId: string;
  /** Leads to the order that stands. */
  onStanding: () => void;
  /** Goes on with the second order; without it the one that waits is sent. */
  onAnother?: () => Promise<void>;
}

/** A mistake of ours: the shopper is not left with buttons that do nothing. */
function isBroken(error: unknown): false {
  reportError(error);
  return false;
}

/** The shop has an order under this id already. Which of the two is meant only the shopper knows. */
export function OrderConflict({ orderId, onStanding, onAnother }: Props) {
  const t = useTranslations("order.open.conflict");
  const [state, setState] = useState<"open" | "busy" | "failed">("open");
  const accept = async () => {
    setState("busy");
    const isAccepted = await acceptStandingOrder(orderId).catch(isBroken);
    if (isAccepted) onStanding();
    else setState("failed");
  };
  const another = async () => {
    setState("busy");
    const isOrdered = await orderAnother(orderId)
      .then(onAnother)
      .then(() => true, isBroken);
    setState(isOrdered ? "open" : "failed");
  };
  return (
    <Notice
      tone="warning"
      announce
      title={t("title")}
      actions={
        <>
          <Button size="small" disabled={state === "busy"} onClick={() => void accept()}>
            {t("standing")}
          </Button>
          <Button kind="secondary" size="small" disabled={state === "busy"} onClick={() => void another()}>
            {t("another")}
          </Button>
        </>
      }
    >
      <p>{t("text")}</p>
      <p role="status" className="empty:hidden">
        {state === "failed" ? t("failed") : ""}
      </p>
    </Notice>
  );
}
