"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { OpenOrders } from "@/components/orders/open-orders";
import { PlacedOrders } from "@/components/orders/placed-orders";
import { ButtonLink } from "@/components/ui/button";
import { Drawer } from "@/components/ui/dialog";
import { isBought } from "@/lib/domain/cart";
import { cartPath } from "@/lib/routes";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { useCartLines, useCartReady } from "@/stores/cart";
import { closePanel, useIsOpen } from "@/stores/ui";
import { CartDates } from "./cart-dates";
import { CartHold, OfflineNote } from "./cart-hold";
import { CartLines, RemovedLine, useRemoval } from "./cart-lines";
import { CartPlace } from "./cart-place";
import { CartProviders } from "./cart-providers";
import { CartSums } from "./cart-sums";
import { CartSkeleton, ToCheckout } from "./cart-view";
import { EmptyCart } from "./empty-cart";
import { useCartBlock } from "./use-cart-block";
import { useCartStoreView } from "./use-cart-store-view";
import { useCartTotals } from "./use-cart-totals";

/** The cart beside the page; loaded with the first press on the header's cart. Open while `stores/ui` says so. */
export default function CartDrawer({ storeCode }: { storeCode: string }) {
  const storeView = getStoreView(storeCode);
  return (
    <Suspense fallback={null}>
      <CartProviders locale={storeView.locale}>
        <DrawerWithCart storeView={storeView} />
      </CartProviders>
    </Suspense>
  );
}

const close = () => closePanel("minicart");

function DrawerWithCart({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("cart");
  const open = useIsOpen("minicart");
  const lines = useCartLines();
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t("title")}
      closeLabel={t("close")}
      footer={lines.length > 0 ? <Footer storeView={storeView} /> : undefined}
    >
      {open && <Content storeView={storeView} />}
    </Drawer>
  );
}

function Content({ storeView }: { storeView: StoreView }) {
  const lines = useCartLines();
  const ready = useCartReady();
  const removal = useRemoval();
  const shop = useCartStoreView(storeView);
  if (!ready) return <CartSkeleton />;
  return (
    <div className="flex flex-col gap-3">
      <OpenOrders storeView={storeView} onLeave={close} />
      {removal.removed && <RemovedLine removed={removal.removed} onUndo={() => void removal.undo()} />}
      {lines.length === 0 ? (
        <>
          <EmptyCart storeView={storeView} onLeave={close} />
          <PlacedOrders storeView={storeView} onLeave={close} />
        </>
      ) : (
        <>
          <OfflineNote locale={storeView.locale} />
          {!isBought(lines) && <CartPlace storeView={shop} onLeave={close} />}
          <CartDates locale={storeView.locale} />
          <CartHold locale={storeView.locale} />
          <CartLines lines={lines} storeView={shop} compact onRemove={removal.remove} onNavigate={close} />
        </>
      )}
    </div>
  );
}

function Footer({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("cart");
  const { sums } = useCartTotals();
  const blocked = useCartBlock();
  const shop = useCartStoreView(storeView);
  return (
    <div className="flex flex-col gap-2">
      <CartSums sums={sums} locale={storeView.locale} compact />
      <ToCheckout storeView={shop} blocked={blocked} onLeave={close} />
      <ButtonLink kind="secondary" wide href={cartPath(storeView)} onClick={close}>
        {t("toCart")}
      </ButtonLink>
    </div>
  );
}
