"use client";

import { useTranslations } from "next-intl";
import { isRentAlone } from "@/lib/domain/line-days";
import { formatMoney } from "@/lib/domain/money";
import type { Sums } from "@/lib/domain/own-totals";
import { useCartLines, useOnline } from "@/stores/cart";
import { SumRow, SumRows } from "./sum-rows";

interface Props {
  sums: Sums;
  locale: string;
  /** Shipping is in the sum once a method has been chosen. */
  withShipping?: boolean;
  /** Prices of delivery and collection; shown separately once they add up to the sum of shipping. */
  ways?: { delivery: number; collection: number };
  /** Drawer: without explanations. */
  compact?: boolean;
}

/** Rent, shipping and total. The deposit is part of none of them and has a line of its own. */
export function CartSums({ sums, locale, withShipping = false, ways, compact = false }: Props) {
  const t = useTranslations("cart.totals");
  const online = useOnline();
  const lines = useCartLines();
  const money = (amount: number) => formatMoney(amount, locale);
  const shipping = (amount: number) => (amount === 0 ? t("shippingFree") : money(amount));
  const separate = ways !== undefined && sums.shipping > 0 && ways.delivery + ways.collection === sums.shipping;
  return (
    <div>
      <SumRows>
        {!sums.incomplete && !(compact && sums.subtotal_incl_tax === sums.grand_total) && (
          <SumRow label={t(isRentAlone(lines) ? "subtotal" : "bought")} value={money(sums.subtotal_incl_tax)} />
        )}
        {sums.services > 0 && <SumRow label={t("services")} value={money(sums.services)} />}
        {withShipping && separate && (
          <>
            <SumRow label={t("delivery")} value={shipping(ways.delivery)} />
            <SumRow label={t("collection")} value={shipping(ways.collection)} />
          </>
        )}
        {withShipping && !separate && <SumRow label={t("shipping")} value={shipping(sums.shipping)} />}
        {sums.payment > 0 && <SumRow label={t("payment")} value={money(sums.payment)} />}
        {(sums.discount > 0 || sums.discountOpen) && (
          <SumRow
            label={sums.coupon_code ? t("discountOf", { code: sums.coupon_code }) : t("discount")}
            value={sums.discountOpen ? t("discountLater") : money(-sums.discount)}
          />
        )}
        {sums.net_total !== undefined && (
          <>
            <SumRow label={t("net")} value={money(sums.net_total)} />
            <SumRow label={t("vat")} value={money(sums.tax)} />
          </>
        )}
        <SumRow label={t("total")} value={sums.incomplete ? t("unknown") : money(sums.grand_total)} strong />
      </SumRows>
      {/* The tax comes with the server's answer; its line is kept, so that nothing moves then. */}
      {(!compact || !online) && (
        <p className="mt-1 min-h-[1.45em] text-sm text-muted">
          {!online
            ? t("estimated")
            : sums.tax > 0 && sums.net_total === undefined && t("tax", { tax: money(sums.tax) })}
        </p>
      )}
      {sums.without && <p className="text-sm">{t("without", { count: sums.without })}</p>}
      {sums.deposit > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{t("deposit")}</span>
            <span className="font-semibold whitespace-nowrap">{money(sums.deposit)}</span>
          </div>
          <p className="mt-1 text-sm text-muted">{t(compact ? "depositShort" : "depositNote")}</p>
        </div>
      )}
    </div>
  );
}
