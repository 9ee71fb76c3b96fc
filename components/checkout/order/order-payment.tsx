import { useTranslations } from "next-intl";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import type { AttemptState, Order, PaymentPurpose } from "@/lib/contract";
import { refundTerm } from "@/lib/domain/cancellation";
import { formatClock } from "@/lib/domain/clock";
import { formatMoney } from "@/lib/domain/money";
import { gatewayPayment } from "@/lib/domain/order-money";
import { paidSum } from "@/lib/domain/order-terms";
import type { StoreView } from "@/lib/store-views";
import { PayButton } from "./pay-button";
import { PaymentWatch } from "./payment-watch";

export interface PaymentAttempt {
  id: string;
  status: AttemptState;
  /** The order's sum, when left out. */
  purpose?: PaymentPurpose | undefined;
}

/** What is said of an order that was called off; whoever has just done it is led there. */
export const CANCELLED_ID = "order-cancelled";

interface Props {
  order: Order;
  attempt: PaymentAttempt | null;
  storeView: StoreView;
}

/**
 * How the payment through a gateway stands, by our own server's word alone, and the way on from there; of an order that
 * was called off, what becomes of its money.
 */
export function OrderPayment({ order, attempt: tried, storeView }: Props) {
  const t = useTranslations("order.payment");
  const { payment_gateway: gateway } = order;
  const attempt = tried?.purpose === "deposit" ? null : tried;
  const state = gatewayPayment(order, attempt?.status ?? null);
  const total = formatMoney(order.grand_total, storeView.locale);
  if (state === "cancelled")
    return (
      <div id={CANCELLED_ID} tabIndex={-1} className="scroll-mt-32 rounded-sm">
        <GivenUp order={order} locale={storeView.locale} isTried={attempt !== null} />
      </div>
    );
  if (state === "paid")
    return (
      <Notice tone="success" title={keptAmounts(t("paid", { total: formatMoney(paidSum(order), storeView.locale) }))} />
    );
  if (state === null || gateway === null) return null;
  const until = order.pay_until && formatClock(new Date(order.pay_until), storeView.locale);
  const pay = (label: string, kind: "primary" | "secondary" = "primary") => (
    <PayButton
      gateway={gateway}
      orderId={order.order_id}
      kind={kind}
      words={{ pay: label, opening: t("opening"), failed: t("notOpened") }}
    />
  );
  if (state === "checking" && attempt)
    return (
      <Notice tone="info" title={t("checking")} actions={pay(t("notFinished"), "secondary")}>
        <p>{t("checkingText")}</p>
        <PaymentWatch gateway={gateway} id={attempt.id} />
      </Notice>
    );
  if (state === "failed")
    return (
      <Notice tone="warning" title={t("failed")} actions={pay(t("again"))}>
        {until && <p>{t("failedText", { until })}</p>}
      </Notice>
    );
  return (
    <Notice tone="warning" title={keptAmounts(t("waiting", { total }))} actions={pay(t("pay"))}>
      {until && <p>{t("waitingText", { until })}</p>}
    </Notice>
  );
}

/** An order that does not stand: what becomes, or became, of the money, if any came. */
function GivenUp({ order, locale, isTried }: { order: Order; locale: string; isTried: boolean }) {
  const t = useTranslations("order.payment");
  const cancel = useTranslations("order.cancel");
  const refund = useTranslations("order.refund");
  const term = refundTerm(order, locale);
  if (term) {
    const { key, values } = term;
    const title = t(order.payment_status === "paid" ? "returning" : "returned", { total: values.back });
    return (
      <Notice tone="warning" title={key === "none" ? cancel("done") : title}>
        <p>{refund(key, values)}</p>
        {order.paid_late && <p>{t("returnText")}</p>}
      </Notice>
    );
  }
  return isTried ? (
    <Notice tone="warning" title={t("expired")}>
      {t("expiredText")}
    </Notice>
  ) : (
    <Notice tone="info" title={cancel("done")}>
      {cancel("doneText")}
    </Notice>
  );
}
