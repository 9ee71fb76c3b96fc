import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SumRow, SumRows } from "@/components/cart/sum-rows";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
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
import { NotFree } from "./add-from-cart";
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
      {quoted && <Sums order={order} after={quoted} locale={storeView.locale} />}
      {change.isChanged && failure && <Refused failure={failure} order={order} change={change} storeView={storeView} />}
      {/* What it comes to stands beside the button that agrees to it, in sight however long the change above is. */}
      <div
        className={classNames(
          "-mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 px-4",
          change.isChanged && "sticky bottom-[var(--under-actions)] z-10 border-y border-line bg-bg py-3",
        )}
      >
        <p role="status" aria-busy={quote.isFetching} className="basis-full font-medium empty:hidden">
          {quoted && keptAmounts(differenceText(t, order, quoted, storeView.locale))}
          {change.isChanged && quote.isPending && t("pricing")}
        </p>
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

type Words = ReturnType<typeof useTranslations<"order.change">>;

/** "Zaplatíte o 300,- Kč víc." */
function differenceText(t: Words, order: ChangeableOrder, after: Order, locale: string): string {
  const difference = after.grand_total - order.grand_total;
  if (difference === 0) return t("same");
  const kind = difference > 0 ? "more" : "less";
  const amount = formatMoney(Math.abs(difference), locale);
  return t(order.payment_status === "paid" ? `${kind}Paid` : kind, { amount });
}

function Sums({ order, after, locale }: { order: ChangeableOrder; after: Order; locale: string }) {
  const t = useTranslations("order.change");
  return (
    <div>
      <SumRows className="mt-0">
        <SumRow label={t("before")} value={formatMoney(order.grand_total, locale)} />
        <SumRow label={t("after")} value={formatMoney(after.grand_total, locale)} strong />
      </SumRows>
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
    </div>
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

/**
 * Why not, and the nearest days in one press each; sizes of what is in the order stand in their lists, those of what
 * would come from the cart here.
 */
function Refused({ failure, order, change, storeView }: Omit<Props, "onClose"> & { failure: Error }) {
  const t = useTranslations("order.change");
  const errors = useTranslations("errors");
  const reason = failure instanceof QueryFailure ? failure.reason : NOT_REACHED;
  const line = reason.code === "out_of_stock" ? (reason.details?.line ?? 0) : null;
  const coming = line === null ? undefined : change.comingAs(line);
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
          line !== null &&
          !coming && <NearestDays order={order} change={change} line={line} locale={storeView.locale} />
        )
      }
    >
      {errors(reason.code)}
      {coming && <NotFree line={coming} storeView={storeView} onInstead={change.putInstead} />}
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
