"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ProgressTrail } from "@/components/ui/progress-trail";
import { TrailDrawing } from "@/components/ui/scenery";
import { Skeleton } from "@/components/ui/skeleton";
import type { Source } from "@/lib/contract";
import { hasDays } from "@/lib/domain/line-days";
import { cartPath, homePath, orderPath } from "@/lib/routes";
import { order as orderQuery, QueryFailure } from "@/lib/queries";
import type { StoreView } from "@/lib/store-views";
import { loadApi } from "@/stores/api";
import { orders } from "@/shop.config";
import { useCartReady, useOnline, useOpenOrders, type OpenOrder } from "@/stores/cart";
import { sendOrder } from "@/stores/order-actions";
import { screens } from "./form-schema";
import { OpenOrderNotice } from "@/components/orders/open-orders";
import { OpenedAccount } from "./opened-account";
import { OrderView } from "./order/order-view";
import { useTitle } from "./use-title";

interface Props {
  orderId: string;
  storeView: StoreView;
  sources: readonly Source[];
}

/** The end of the checkout: the order as the shop has it, or waiting in this browser for the network. */
export function ThankYou({ orderId, storeView, sources }: Props) {
  const ready = useCartReady();
  const open = useOpenOrders().find((order) => order.orderId === orderId);
  if (!ready) return <Skeleton className="h-96 w-full" />;
  if (open?.state === "refused") return <OpenOrderNotice order={open} storeView={storeView} />;
  return open ? (
    <QueuedOrder order={open} storeView={storeView} />
  ) : (
    <PlacedOrder orderId={orderId} storeView={storeView} sources={sources} />
  );
}

/** The heading takes the focus and stands at the top: the page has changed without a load. */
function useFocusOnce<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return ref;
}

const stepsOf = (bought: boolean) => screens.filter((id) => !bought || id !== "return");

/** `arrived`: the shop has the order; one that waits has not reached the top yet. */
function Arrival({
  title,
  storeView,
  arrived = true,
  bought = false,
  children,
}: {
  title: string;
  storeView: StoreView;
  arrived?: boolean;
  /** Nothing of it comes back: its way here was a shorter one. */
  bought?: boolean;
  children?: React.ReactNode;
}) {
  const t = useTranslations("checkout");
  const heading = useFocusOnce<HTMLHeadingElement>();
  useTitle(title, storeView);
  return (
    <header className="flex flex-col gap-6">
      <div className="max-w-2xl print:hidden">
        <ProgressTrail
          label={t("progress")}
          doneLabel={t("stepDone")}
          current={arrived ? null : "review"}
          steps={stepsOf(bought).map((id) => ({ id, label: t(`steps.${bought && id === "shipping" ? "buyer" : id}`) }))}
        />
      </div>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8">
        <TrailDrawing className="w-44 flex-none print:hidden" arrived={arrived} />
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {title}
          </h1>
          {children}
        </div>
      </div>
    </header>
  );
}

function QueuedOrder({ order: { orderId, state }, storeView }: { order: OpenOrder; storeView: StoreView }) {
  const t = useTranslations("order.queued");
  const order = useTranslations("order");
  const online = useOnline();
  useEffect(() => {
    // Whoever looks at the order when the network returns need not be asked (spec §4, "Offline orders").
    if (online && state === "asking") void sendOrder(orderId);
  }, [online, state, orderId]);
  return (
    <div className="flex flex-col gap-6">
      <Arrival title={online ? t("sending") : t("title")} storeView={storeView} arrived={false}>
        <p className="mt-2">
          <Badge tone="warning">{t("badge")}</Badge>
        </p>
      </Arrival>
      <p className="max-w-2xl text-lg">
        {t(orders.offline_orders.automatic_transmission_enabled ? "text" : "textAsking")}
      </p>
      <div>
        <ButtonLink kind="secondary" href={homePath(storeView)}>
          {order("home")}
        </ButtonLink>
      </div>
    </div>
  );
}

function PlacedOrder({ orderId, storeView, sources }: Props) {
  const t = useTranslations("order");
  const query = useQuery(orderQuery(loadApi, orderId));
  if (query.isPending) {
    return (
      <div role="status">
        <p className="sr-only">{t("loading")}</p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (query.isError)
    return (
      <NotShown error={query.error} orderId={orderId} storeView={storeView} onRetry={() => void query.refetch()} />
    );
  const branch = (id: string | undefined) => sources.find((candidate) => candidate.id === id) ?? null;
  const source = branch(query.data.source_id);
  return (
    <div className="flex flex-col gap-10">
      <Arrival
        title={
          query.data.status === "pending_payment"
            ? t("payment.toPay")
            : query.data.firstname
              ? t("thanksNamed", { name: query.data.firstname })
              : t("thanks")
        }
        storeView={storeView}
        bought={!query.data.lines.some(hasDays)}
      />
      <OpenedAccount orderId={orderId} storeView={storeView} />
      <OrderView
        order={query.data}
        source={source}
        returnSource={branch(query.data.return_source_id) ?? source}
        storeView={storeView}
        now={new Date()}
        thanks
      />
    </div>
  );
}

/**
 * Unknown to the shop: a wrong address, or it was refused after waiting. Otherwise the order stands and only its page
 * is late.
 */
function NotShown({
  error,
  orderId,
  storeView,
  onRetry,
}: {
  error: Error;
  orderId: string;
  storeView: StoreView;
  onRetry: () => void;
}) {
  const t = useTranslations("order");
  // An address that is no number of an order is refused as input.
  const unknown = error instanceof QueryFailure && ["order_not_found", "invalid_input"].includes(error.reason.code);
  if (unknown) {
    return (
      <Notice
        tone="error"
        title={t("refusedLater.title")}
        actions={
          <ButtonLink kind="secondary" size="small" href={cartPath(storeView)}>
            {t("refusedLater.action")}
          </ButtonLink>
        }
      >
        {t("refusedLater.text")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      announce
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onRetry}>
            {t("retry")}
          </Button>
          <ButtonLink kind="quiet" size="small" href={orderPath(storeView, orderId)}>
            {t("openOrder")}
          </ButtonLink>
        </>
      }
    >
      {t("loadFailed")}
    </Notice>
  );
}
