"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CartProviders } from "@/components/cart/cart-providers";
import { Skeleton } from "@/components/ui/skeleton";
import type { Source } from "@/lib/contract";
import { getStoreView } from "@/lib/store-views";
import { OpenOrderNotice } from "@/components/orders/open-orders";
import { useCartLines, useCartReady, useOnline, useOpenOrders, usePlacedOrders, type OpenOrder } from "@/stores/cart";
import { customerId, watchLoginEnd } from "@/stores/account-hint";
import { openCheckout } from "@/stores/cart-actions";
import { useCheckout } from "@/stores/checkout";
import { CheckoutFlow } from "./checkout-flow";
import { useCartStoreView } from "@/components/cart/use-cart-store-view";
import { EmptyCheckout } from "./empty-checkout";
import { OtherShop } from "@/components/cart/other-shop";
import { useStepAddress } from "./step-address";
import { ThankYou } from "./thank-you";
import { usePlaceOrder } from "./use-place-order";

interface Props {
  storeCode: string;
  sources: readonly Source[];
}

/** The checkout below the shop's header; what it shows lives in this browser. */
export default function CheckoutView({ storeCode, sources }: Props) {
  return (
    <CartProviders locale={getStoreView(storeCode).locale}>
      <Checkout storeCode={storeCode} sources={sources} />
    </CartProviders>
  );
}

export function CheckoutSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6 noscript:hidden">
      <Skeleton className="h-14 w-full max-w-2xl" />
      <div className="grid gap-12 lg:grid-cols-[1fr_400px] lg:items-start">
        <Skeleton className="h-160 w-full" />
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
    </div>
  );
}

/**
 * An order of this checkout that went out before a reload, or from another tab: while its answer is on its way nothing
 * can be filled in, and when it stands the thanks follow here too.
 */
function useSending(busyHere: boolean): { order?: OpenOrder; placedId: string | null } {
  const online = useOnline();
  const order = useOpenOrders().find(({ onItsWay }) => onItsWay);
  const placed = usePlacedOrders();
  const [watched, setWatched] = useState<string | null>(null);
  const shown = order && online && !busyHere ? order : undefined;
  if (shown && shown.orderId !== watched) setWatched(shown.orderId);
  return { order: shown, placedId: placed.some(({ orderId }) => orderId === watched) ? watched : null };
}

/** Whether somebody is logged in still, and what the account knows of them; guests load nothing of it. */
function useKnownRenter(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (customerId() === null) return;
    setKnown(true);
    const loading = import("@/stores/fill-known-renter").then(({ fillKnownRenter }) => fillKnownRenter());
    // Code that can't be fetched: the fields are there to be typed into.
    loading.catch(() => undefined);
    const stopFilling = () => void loading.then((stop) => stop()).catch(() => undefined);
    const unwatch = watchLoginEnd(() => {
      setKnown(false);
      stopFilling();
    });
    return () => {
      unwatch();
      stopFilling();
    };
  }, []);
  return isKnown;
}

function Checkout({ storeCode, sources }: Props) {
  const t = useTranslations("checkout");
  const { step, orderId } = useStepAddress();
  const cartReady = useCartReady();
  const draftReady = useCheckout((state) => state.ready);
  const lines = useCartLines();
  const storeView = getStoreView(storeCode);
  const shop = useCartStoreView(storeView);
  const placing = usePlaceOrder(storeView);
  const sending = useSending(placing.busy);
  const placedId = placing.placedId ?? sending.placedId ?? (step === "done" ? orderId : null);
  const isKnown = useKnownRenter();
  useEffect(() => {
    // Without the cart's code the screen keeps its skeleton.
    openCheckout().catch(() => undefined);
  }, []);
  const isSending = sending.order !== undefined;
  useEffect(() => {
    // Reloaded at the foot of a form that is not there any more.
    if (isSending) window.scrollTo({ top: 0 });
  }, [isSending]);
  if (placedId) return <ThankYou orderId={placedId} storeView={storeView} sources={sources} />;
  return (
    <>
      <header className="mb-6">
        <h1>{t("title")}</h1>
        <p className="mt-1 text-muted">{t(isKnown ? "known" : "guest")}</p>
      </header>
      {sending.order && <OpenOrderNotice order={sending.order} storeView={storeView} />}
      {sending.order ? null : !cartReady || !draftReady || (placing.busy && lines.length === 0) ? (
        <CheckoutSkeleton />
      ) : lines.length === 0 ? (
        <EmptyCheckout storeView={storeView} />
      ) : shop.storeCode !== storeView.storeCode ? (
        <OtherShop shop={shop} />
      ) : (
        <CheckoutFlow storeView={storeView} sources={sources} step={step} placing={placing} />
      )}
    </>
  );
}
