import { useTranslations } from "next-intl";
import { SumRow, SumRows } from "@/components/cart/sum-rows";
import type { Order } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";

/** The sum of the order; the deposit is separate because it is returned. */
export function OrderTotals({ order, locale }: { order: Order; locale: string }) {
  const t = useTranslations("order");
  const sums = useTranslations("cart.totals");
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <section aria-labelledby="order-totals" className="rounded-md bg-surface p-6">
      <h2 id="order-totals">{t("totals")}</h2>
      <SumRows>
        <SumRow label={sums("subtotal")} value={money(order.subtotal_incl_tax)} />
        {order.shipping > 0 ? (
          <>
            <SumRow
              label={sums("delivery")}
              value={order.shipping_amount === 0 ? sums("shippingFree") : money(order.shipping_amount)}
            />
            <SumRow
              label={sums("collection")}
              value={order.return_amount === 0 ? sums("shippingFree") : money(order.return_amount)}
            />
          </>
        ) : (
          <SumRow
            label={order.shipping_title || sums("shipping")}
            value={order.shipping === 0 ? sums("shippingFree") : money(order.shipping)}
          />
        )}
        {order.payment !== 0 && <SumRow label={sums("payment")} value={money(order.payment)} />}
        <SumRow label={sums("total")} value={money(order.grand_total)} strong />
      </SumRows>
      <p className="mt-3 text-sm text-muted">{`${t("paid")}: ${order.payment_title}`}</p>
      {order.deposit > 0 && (
        <div className="mt-4 border-t border-line pt-1">
          <SumRows>
            <SumRow label={sums("deposit")} value={money(order.deposit)} />
          </SumRows>
          <p className="mt-2 text-sm text-muted">{t("deposit.text", { deposit: money(order.deposit) })}</p>
        </div>
      )}
    </section>
  );
}
