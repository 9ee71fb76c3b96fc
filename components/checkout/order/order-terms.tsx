import { useTranslations } from "next-intl";
import { CancellationTerms } from "@/components/orders/cancellation-terms";
import type { Order } from "@/lib/contract";
import { moneyBack } from "@/lib/domain/bank-transfer";
import { hasDays } from "@/lib/domain/line-days";
import { formatMoney } from "@/lib/domain/money";
import { cancelProblem, changeProblem, paidSum } from "@/lib/domain/order-terms";
import { promisedDeadline } from "@/lib/domain/order-times";
import { orderPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { CancelOrder } from "./cancel-order";
import { ChangeOrder } from "./change/change-order";
import type { ChangeableOrder } from "./change/use-order-change";

interface Props {
  order: Order;
  /** Of the branch that is called where nothing can be done here. */
  phone: string;
  now: Date;
  storeView: StoreView;
}

/** Until when an order can be called off, and the way to do it. */
export function OrderTerms({ order, phone, now, storeView }: Props) {
  const t = useTranslations("order.cancellation");
  const change = useTranslations("order.change");
  if (order.lines.length === 0 || order.status === "cancelled") return null;
  const canCancel = cancelProblem(order, now) === null;
  const canChange = changeProblem(order, now) === null;
  return (
    <section aria-labelledby="order-cancellation">
      <h2 id="order-cancellation">{t("title")}</h2>
      <CancellationTerms
        deadline={order.lines.some(hasDays) ? promisedDeadline(order) : null}
        now={now}
        locale={storeView.locale}
        className="mt-2"
      />
      {canCancel && (
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:flex-auto print:hidden">
          {canChange && <ChangeOrder order={changeable(order)} storeView={storeView} label={change("open")} />}
          <Cancel order={order} phone={phone} storeView={storeView} />
        </div>
      )}
      {canCancel && !canChange && (
        <p className="mt-2 text-sm text-muted">
          {order.status === "pending_payment" ? change("unpaid") : change("ask", { phone })}
        </p>
      )}
    </section>
  );
}

/** All that travels to the browser for it. */
const changeable = (order: Order): ChangeableOrder => ({
  order_id: order.order_id,
  increment_id: order.increment_id,
  revision: order.revision,
  lines: order.lines,
  grand_total: order.grand_total,
  deposit: order.deposit,
  payment_status: order.payment_status,
  free_until: order.free_until,
});

function Cancel({ order, phone, storeView }: Omit<Props, "now">) {
  const t = useTranslations("order.cancel");
  const total = formatMoney(paidSum(order), storeView.locale);
  return (
    <CancelOrder
      orderId={order.order_id}
      href={orderPath(storeView, order.order_id)}
      consequences={[
        t("units"),
        order.payment_status === "paid" ? t("paidBack", { total, way: moneyBack(order) }) : t("nothingPaid"),
        ...(order.deposit_status === "authorized" ? [t("holdReleased")] : []),
      ]}
      words={{
        open: t("open"),
        title: t("title", { number: order.increment_id }),
        confirm: t("confirm"),
        keep: t("keep"),
        busy: t("busy"),
        failed: t("failed"),
        late: t("late", { phone }),
        state: t("state", { phone }),
      }}
    />
  );
}
