"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useOnce } from "@/components/ui/use-once";
import { orderedPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { useOnline, useOpenOrders, type OpenOrder } from "@/stores/cart";
import { forgetOrder, sendOrder, takeOrderBack } from "@/stores/order-actions";
import { OrderConflict } from "./order-conflict";

interface Props {
  storeView: StoreView;
  onLeave?: () => void;
}

/** Orders of this browser that are not with the shop: each says why, and what can be done about it. */
export function OpenOrders({ storeView, onLeave }: Props) {
  return useOpenOrders().map((order) => (
    <OpenOrderNotice key={order.orderId} order={order} storeView={storeView} onLeave={onLeave} />
  ));
}

export function OpenOrderNotice({ order, storeView, onLeave }: Props & { order: OpenOrder }) {
  if (order.state === "waiting") return <Waiting order={order} storeView={storeView} onLeave={onLeave} />;
  if (order.state === "asking") return <Asking order={order} />;
  if (order.error?.code !== "order_conflict") return <Refused order={order} />;
  const toStanding = () => window.location.assign(orderedPath(storeView, order.orderId));
  return <OrderConflict orderId={order.orderId} onStanding={toStanding} />;
}

const namesOf = (order: OpenOrder): string => order.things.join(", ");

function Waiting({ order, storeView, onLeave }: Props & { order: OpenOrder }) {
  const online = useOnline();
  const t = useTranslations("order.open");
  if (order.onItsWay && online)
    return (
      <Notice tone="info" announce title={t("sending.title")}>
        {t("sending.text", { things: namesOf(order) })}
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={t("waiting.title")}
      actions={
        <ButtonLink kind="secondary" size="small" href={orderedPath(storeView, order.orderId)} onClick={onLeave}>
          {t("waiting.action")}
        </ButtonLink>
      }
    >
      {t("waiting.text", { things: namesOf(order) })}
    </Notice>
  );
}

function Asking({ order }: { order: OpenOrder }) {
  const t = useTranslations("order.open.asking");
  const online = useOnline();
  const { busy, once } = useOnce();
  return (
    <Notice
      tone="warning"
      title={t("title")}
      actions={
        <>
          <Button size="small" disabled={!online} loading={busy} onClick={once(() => sendOrder(order.orderId))}>
            {t("send")}
          </Button>
          <TakeBack order={order} />
        </>
      }
    >
      <p>{t("text", { things: namesOf(order) })}</p>
      {!online && <p className="text-sm">{t("offline")}</p>}
    </Notice>
  );
}

function Refused({ order }: { order: OpenOrder }) {
  const t = useTranslations("order.open.refused");
  const errors = useTranslations("errors");
  const { busy, once } = useOnce();
  const forget = (label: ReactNode) => (
    <Button kind="quiet" size="small" disabled={busy} onClick={once(() => forgetOrder(order.orderId))}>
      {label}
    </Button>
  );
  return (
    <Notice
      tone="error"
      announce
      title={t("title")}
      actions={
        order.inCart ? (
          forget(t("close"))
        ) : (
          <>
            <TakeBack order={order} />
            <Button kind="secondary" size="small" loading={busy} onClick={once(() => sendOrder(order.orderId))}>
              {t("again")}
            </Button>
            {forget(t("forget"))}
          </>
        )
      }
    >
      <p>{namesOf(order)}</p>
      {order.error && <p>{errors(order.error.code)}</p>}
      {order.inCart && <p>{t("inCart")}</p>}
    </Notice>
  );
}

/** The things go back into the cart, unless another shop's are in it. */
function TakeBack({ order }: { order: OpenOrder }) {
  const t = useTranslations("order.open.refused");
  const { busy, once } = useOnce();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        loading={busy}
        onClick={once(async () => setRefused(!(await takeOrderBack(order.orderId))))}
      >
        {t("takeBack")}
      </Button>
      <span role="status" className="w-full text-sm empty:hidden">
        {refused ? t("otherShop") : ""}
      </span>
    </>
  );
}
