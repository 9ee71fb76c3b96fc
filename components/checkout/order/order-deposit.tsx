import { useTranslations } from "next-intl";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import type { Order } from "@/lib/contract";
import { depositHold } from "@/lib/domain/deposit-hold";
import { formatMoney } from "@/lib/domain/money";
import type { StoreView } from "@/lib/store-views";
import type { PaymentAttempt } from "./order-payment";
import { PayButton } from "./pay-button";
import { PaymentWatch } from "./payment-watch";

interface Props {
  order: Order;
  attempt: PaymentAttempt | null;
  now: Date;
  storeView: StoreView;
}

/** The way to have the deposit held on a card, where the shop offers it, and how that went. */
export function OrderDeposit({ order, attempt, now, storeView }: Props) {
  const t = useTranslations("order.depositHold");
  const opening = useTranslations("order.payment");
  const { payment_gateway: gateway, status, deposit_status } = order;
  const tried = attempt?.purpose === "deposit" ? attempt : null;
  const values = { deposit: formatMoney(order.deposit, storeView.locale) };
  if (status !== "confirmed" || gateway === null) return null;
  if (deposit_status === "authorized") return tried && <Notice tone="success" title={keptAmounts(t("held", values))} />;
  if (depositHold(order, now)?.when !== "now") return null;
  const hold = (label: string, kind: "primary" | "secondary" = "primary") => (
    <PayButton
      gateway={gateway}
      orderId={order.order_id}
      purpose="deposit"
      kind={kind}
      words={{ pay: label, opening: opening("opening"), failed: opening("notOpened") }}
    />
  );
  if (tried?.status === "open")
    return (
      <Notice tone="info" title={t("checking")} actions={hold(t("notFinished"), "secondary")}>
        <p>{opening("checkingText")}</p>
        <PaymentWatch gateway={gateway} id={tried.id} />
      </Notice>
    );
  if (tried)
    return (
      <Notice tone="warning" title={t("failed")} actions={hold(t("again"))}>
        <p>{keptAmounts(t("failedText", values))}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={keptAmounts(t("offer", values))} actions={hold(t("hold"), "secondary")}>
      <p>{t("offerText")}</p>
    </Notice>
  );
}
