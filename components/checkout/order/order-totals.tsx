import { useTranslations } from "next-intl";
import { SumRow, SumRows } from "@/components/cart/sum-rows";
import type { Order } from "@/lib/contract";
import { depositTerm, isDepositDue } from "@/lib/domain/deposit-hold";
import { formatMoney } from "@/lib/domain/money";
import { isPaid } from "@/lib/domain/order-money";
import { paidSum } from "@/lib/domain/order-terms";
import { IS_CARRIAGE, orderSums } from "@/lib/domain/order-sums";

/** The sum of the order; the deposit is separate because it is returned. */
export function OrderTotals({ order, now, locale }: { order: Order; now: Date; locale: string }) {
  const t = useTranslations("order");
  const sums = useTranslations("cart.totals");
  const deposit = depositTerm(order, now, locale);
  // What was called off before it was given is asked of nobody.
  const saysDeposit = order.deposit > 0 && !(order.status === "cancelled" && isDepositDue(order));
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <section aria-labelledby="order-totals" className="rounded-md bg-surface p-6">
      <h2 id="order-totals">{t("totals")}</h2>
      <SumRows>
        {orderSums(order).map(({ key, amount, values }) => (
          <SumRow
            key={key}
            label={(key === "shipping" && order.shipping_title) || sums(key, values)}
            value={amount === 0 && IS_CARRIAGE.has(key) ? sums("shippingFree") : money(amount)}
            strong={key === "total"}
          />
        ))}
      </SumRows>
      <p className="mt-3 text-sm text-muted">{`${t("paid")}: ${order.payment_title}`}</p>
      {isPaid(order) && <p className="mt-1 font-medium">{t("paidSum", { total: money(paidSum(order)) })}</p>}
      {order.due !== 0 && order.status === "confirmed" && (
        <p className="mt-1 font-medium">
          {t(order.due > 0 ? "leftToPay" : "leftToReturn", { amount: money(Math.abs(order.due)) })}
        </p>
      )}
      {saysDeposit && (
        <div className="mt-4 border-t border-line pt-1">
          <SumRows>
            <SumRow label={sums("deposit")} value={money(order.deposit)} />
          </SumRows>
          <p className="mt-2 text-sm text-muted">{t(`deposit.${deposit.key}`, deposit.values)}</p>
        </div>
      )}
    </section>
  );
}
