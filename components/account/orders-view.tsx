import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import type { OrderHistory, OrderSummary } from "@/lib/contract";
import { ORDERS_PAGE_SIZE } from "@/lib/contract/limits";
import { formatPeriod } from "@/lib/domain/formats";
import { orderTone } from "@/lib/domain/order-tone";
import { useTranslations } from "@/lib/i18n/server";
import { accountOrderPath, accountOrdersPath, homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { AccountNav } from "./account-nav";
import { AccountPart } from "./account-page";

interface Props {
  storeView: StoreView;
  orders: OrderHistory;
  page: number;
}

/** One's orders, the newest first; each says how it stands. */
export function OrdersView({ storeView, orders: { items, total_count }, page }: Props) {
  const t = useTranslations("account.orders");
  const pages = useTranslations("ui.pagination");
  return (
    <AccountPart title={t("title")} nav={<AccountNav storeView={storeView} current="orders" />}>
      {items.length === 0 ? (
        <EmptyState title={t("empty")} actions={<ButtonLink href={homePath(storeView)}>{t("emptyAction")}</ButtonLink>}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((order) => (
            <OrderRow key={order.order_id} order={order} storeView={storeView} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        count={Math.ceil(total_count / ORDERS_PAGE_SIZE)}
        hrefFor={(number) => accountOrdersPath(storeView, { page: number > 1 ? String(number) : undefined })}
        labels={{
          nav: pages("nav"),
          previous: pages("previous"),
          next: pages("next"),
          page: pages.raw("page") as string,
        }}
      />
    </AccountPart>
  );
}

function OrderRow({ order, storeView }: { order: OrderSummary; storeView: StoreView }) {
  const t = useTranslations("account.orders");
  const words = useTranslations("order");
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={accountOrderPath(storeView, order.order_id)}
          className="inline-flex min-h-6 items-center font-semibold"
        >
          {t("one", { number: order.increment_id })}
        </Link>
        <Badge tone={orderTone(order.status)}>{words(`status.${order.status}`)}</Badge>
      </p>
      <p className="font-semibold sm:text-right">
        <Price amount={order.grand_total} locale={storeView.locale} />
      </p>
      <p className="sm:col-span-2">{formatPeriod(order, storeView.locale)}</p>
      <p className="text-sm wrap-anywhere text-muted sm:col-span-2">{order.things.join(", ")}</p>
    </li>
  );
}
