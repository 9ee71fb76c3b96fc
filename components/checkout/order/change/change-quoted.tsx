import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SumRow, SumRows } from "@/components/cart/sum-rows";
import { Button } from "@/components/ui/button";
import { keptAmounts } from "@/components/ui/kept-amounts";
import { Notice } from "@/components/ui/notice";
import type { Order } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/formats";
import { formatMoney } from "@/lib/domain/money";
import { together } from "@/lib/domain/order-change";
import { formatMoment } from "@/lib/domain/order-times";
import { alternatives, QueryFailure } from "@/lib/queries";
import { orderPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { loadApi } from "@/stores/load-api";
import { showDone } from "../order-done";
import type { ChangeableOrder, useOrderChange } from "./use-order-change";

interface Props {
  order: ChangeableOrder;
  change: ReturnType<typeof useOrderChange>;
  storeView: StoreView;
  onClose: () => void;
}

/** What the wished change comes to, said before it is confirmed; or why it can't be, and what is nearest. */
export function ChangeQuoted({ order, change, storeView, onClose }: Props) {
  const t = useTranslations("order.change");
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ key: string; failure: Error } | null>(null);
  const { quote, key } = change;
  const confirm = async (total: number): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await change.confirm(total);
      showDone("changed", orderPath(storeView, order.order_id));
    } catch (failure) {
      setRefused({ key, failure: failure instanceof Error ? failure : new QueryFailure(NOT_REACHED) });
      setBusy(false);
      // Prices and units may be others by now.
      void quote.refetch();
    }
  };
  // What was refused of another wish says nothing of this one.
  const failure = refused?.key === key ? refused.failure : quote.error;
  const quoted = change.isChanged ? quote.data : undefined;
  return (
    <>
      <div aria-live="polite" aria-busy={quote.isFetching}>
        {quoted && <Difference order={order} after={quoted} locale={storeView.locale} />}
        {change.isChanged && quote.isPending && <p>{t("pricing")}</p>}
      </div>
      {change.isChanged && failure && (
        <Refused failure={failure} order={order} change={change} locale={storeView.locale} />
      )}
      <div className="flex flex-wrap gap-3">
        {quoted && (
          <Button loading={isBusy} loadingLabel={t("busy")} onClick={() => void confirm(quoted.grand_total)}>
            {t("confirm")}
          </Button>
        )}
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </>
  );
}

const NOT_REACHED = { code: "unavailable", message: "the shop could not be reached", transport: true } as const;

function Difference({ order, after, locale }: { order: ChangeableOrder; after: Order; locale: string }) {
  const t = useTranslations("order.change");
  const difference = after.grand_total - order.grand_total;
  const amount = formatMoney(Math.abs(difference), locale);
  const kind = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return (
    <>
      <SumRows className="mt-0">
        <SumRow label={t("before")} value={formatMoney(order.grand_total, locale)} />
        <SumRow label={t("after")} value={formatMoney(after.grand_total, locale)} strong />
      </SumRows>
      <p className="mt-2 font-medium">
        {kind === "same"
          ? t("same")
          : keptAmounts(t(order.payment_status === "paid" ? `${kind}Paid` : kind, { amount }))}
      </p>
      {Boolean(after.discount) && (
        <p className="text-sm text-muted">
          {keptAmounts(t("discount", { discount: formatMoney(after.discount ?? 0, locale) }))}
        </p>
      )}
      {after.deposit !== order.deposit && (
        <p className="text-sm text-muted">
          {keptAmounts(t("deposit", { deposit: formatMoney(after.deposit, locale) }))}
        </p>
      )}
      {after.free_until && after.free_until !== order.free_until && (
        <FreeUntil deadline={new Date(after.free_until)} locale={locale} />
      )}
    </>
  );
}

/** Until when it could be called off for free after the change: another first day is another promise. */
function FreeUntil({ deadline, locale }: { deadline: Date; locale: string }) {
  const t = useTranslations("order.change");
  const isAhead = deadline > new Date();
  return (
    <p className="text-sm text-muted">
      {isAhead ? t("freeUntil", { deadline: formatMoment(deadline, locale) }) : t("notFree")}
    </p>
  );
}

/** Why not, and the nearest days in one press each; sizes stand in their lists. */
function Refused({
  failure,
  order,
  change,
  locale,
}: Omit<Props, "storeView" | "onClose"> & { failure: Error; locale: string }) {
  const t = useTranslations("order.change");
  const errors = useTranslations("errors");
  const reason = failure instanceof QueryFailure ? failure.reason : NOT_REACHED;
  const line = reason.code === "out_of_stock" ? (reason.details?.line ?? 0) : null;
  const isOld = reason.code === "order_changed" || reason.code === "order_not_changeable";
  return (
    <Notice
      tone="warning"
      announce
      actions={
        isOld ? (
          <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
            {t("reload")}
          </Button>
        ) : (
          line !== null && <NearestDays order={order} change={change} line={line} locale={locale} />
        )
      }
    >
      {errors(reason.code)}
    </Notice>
  );
}

function NearestDays({
  order,
  change,
  line,
  locale,
}: Omit<Props, "storeView" | "onClose"> & { line: number; locale: string }) {
  const t = useTranslations("cart.alternatives");
  const [wish, now] = [change.wished[line], order.lines[line]];
  const asked = {
    sku: wish?.sku ?? "",
    source: now?.source ?? "",
    period: wish ?? { from: "", to: "" },
    qty: now?.qty ?? 1,
  };
  const query = useQuery({ ...alternatives(loadApi, asked), enabled: wish !== undefined });
  const indexes = together(change.wished).find((group) => group.indexes.includes(line))?.indexes ?? [];
  return query.data?.periods.map((period) => (
    <Button
      key={`${period.from} ${period.to}`}
      kind="secondary"
      size="small"
      onClick={() => change.setPeriod(indexes, period)}
    >
      {t("takePeriod", { period: formatPeriod(period, locale) })}
    </Button>
  ));
}
