"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ActionBar } from "@/components/ui/action-bar";
import { ButtonLink } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { type CartBlock, isBought } from "@/lib/domain/cart";
import { shopDay } from "@/lib/domain/days";
import { cartNotice } from "@/lib/domain/large-order";
import { formatMoney } from "@/lib/domain/money";
import type { OpeningHours } from "@/lib/domain/opening";
import { cancellationDeadline } from "@/lib/domain/order-times";
import { checkoutPath, homePath } from "@/lib/routes";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { useCartLines, useCartReady, useCartSource } from "@/stores/cart";
import { CancellationTerms } from "@/components/orders/cancellation-terms";
import { LargeOrder } from "@/components/orders/large-order";
import { OpenOrders } from "@/components/orders/open-orders";
import { PlacedOrders } from "@/components/orders/placed-orders";
import { CartDates } from "./cart-dates";
import { BackToOrder } from "./back-to-order";
import { CartGoesWith } from "./cart-goes-with";
import { CartHold, OfflineNote } from "./cart-hold";
import { CartLines, RemovedLine, useRemoval } from "./cart-lines";
import { CartPlace } from "./cart-place";
import { CartProviders } from "./cart-providers";
import { CouponField } from "./coupon-field";
import { CartSums } from "./cart-sums";
import { ViewedInSight } from "@/components/lists/viewed-in-sight";
import { EmptyCart } from "./empty-cart";
import { OtherShop } from "./other-shop";
import { useCartBlock } from "./use-cart-block";
import { useCartStoreView } from "./use-cart-store-view";
import { useCartTotals } from "./use-cart-totals";

/** A branch as the cart's terms look at it: when it opens. */
export type BranchHours = OpeningHours & { id: string };

interface Props {
  storeCode: string;
  branches: readonly BranchHours[];
}

/** The cart page below its heading; what it shows lives in this browser. */
export default function CartView({ storeCode, branches }: Props) {
  const storeView = getStoreView(storeCode);
  return (
    <Suspense fallback={<CartSkeleton page />}>
      <CartProviders locale={storeView.locale}>
        <Cart storeView={storeView} branches={branches} />
      </CartProviders>
    </Suspense>
  );
}

/** `page`: with the sum beside the lines, where the cart's page will have it. */
export function CartSkeleton({ page = false }: { page?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "grid gap-4 noscript:hidden",
        page && "lg:grid-cols-[1fr_400px] lg:items-start lg:gap-x-12",
      )}
    >
      <Skeleton className="h-36 w-full" />
      {page && <Skeleton className="row-span-2 h-96 w-full max-lg:hidden" />}
      <Skeleton className="h-36 w-full" />
    </div>
  );
}

interface Sections {
  storeView: StoreView;
  branches: readonly BranchHours[];
}

function Cart({ storeView, branches }: Sections) {
  const t = useTranslations("cart");
  const lines = useCartLines();
  const ready = useCartReady();
  const removal = useRemoval();
  const shop = useCartStoreView(storeView);
  const needed = cartNotice(lines, shopDay(new Date()));
  if (!ready) return <CartSkeleton page />;
  return (
    <>
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {lines.length > 0 && shop !== storeView && <OtherShop shop={shop} />}
        <OpenOrders storeView={storeView} />
        {lines.length > 0 && <BackToOrder storeView={storeView} />}
      </div>
      {removal.removed && <RemovedLine removed={removal.removed} onUndo={() => void removal.undo()} />}
      {lines.length === 0 ? (
        <div className="flex flex-col gap-6">
          <EmptyCart storeView={storeView} />
          <ViewedInSight storeCode={storeView.storeCode} />
          <PlacedOrders storeView={storeView} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[1fr_400px] lg:items-start lg:gap-12">
          <section
            className={classNames(
              "flex min-w-0 flex-col gap-4",
              "[&_a]:scroll-my-32 [&_button]:scroll-my-32 [&_input]:scroll-my-32",
            )}
          >
            <OfflineNote locale={storeView.locale} />
            <h2 className="sr-only">{t("lines")}</h2>
            <CartDates locale={storeView.locale} />
            <CartHold locale={storeView.locale} />
            {needed && <LargeOrder needed={needed} locale={storeView.locale} />}
            {!isBought(lines) && <CartPlace storeView={shop} />}
            <CartLines lines={lines} storeView={shop} onRemove={removal.remove} />
            {!isBought(lines) && <p className="text-sm text-muted">{t("inclusive")}</p>}
            <CartGoesWith storeCode={shop.storeCode} />
          </section>
          <Summary storeView={shop} branches={branches} />
        </div>
      )}
    </>
  );
}

function Summary({ storeView, branches }: Sections) {
  const t = useTranslations("cart");
  const { sums, confirmed } = useCartTotals();
  const blocked = useCartBlock();
  const lines = useCartLines();
  const source = useCartSource();
  const rented = lines.filter(({ withoutDays }) => !withoutDays);
  return (
    <>
      <section aria-labelledby="cart-sum" className="rounded-md bg-surface p-6 lg:sticky lg:top-24">
        <h2 id="cart-sum">{t("totals.title")}</h2>
        <CartSums sums={sums} locale={storeView.locale} />
        <CouponField sums={sums} confirmed={confirmed} />
        <div className="hidden lg:block">
          <ToCheckout storeView={storeView} blocked={blocked} />
        </div>
        <CancellationTerms
          deadline={cancellationDeadline(rented, branches.find(({ id }) => id === source?.id) ?? null)}
          now={new Date()}
          locale={storeView.locale}
          className="mt-3 text-sm text-muted"
        />
        <p className="mt-1 -mb-2">
          <ButtonLink kind="quiet" size="small" className="-ml-3 px-3!" href={homePath(storeView)}>
            {t("keepShopping")}
          </ButtonLink>
        </p>
      </section>
      <ActionBar className="flex flex-wrap items-center gap-x-4 gap-y-2 *:flex-[1_1_auto] lg:hidden">
        {!blocked && (
          <p className="leading-tight">
            <span className="block text-sm">{t("totals.total")}</span>
            <strong className="whitespace-nowrap">
              {sums.incomplete ? t("totals.unknown") : formatMoney(sums.grand_total, storeView.locale)}
            </strong>
          </p>
        )}
        <ToCheckout storeView={storeView} blocked={blocked} />
      </ActionBar>
    </>
  );
}

/** Leads to the first line, of the drawer or the page, that stands in the way of an order. */
function showBlocked(button: HTMLElement): void {
  const line = (button.closest("dialog") ?? document).querySelector<HTMLElement>("[data-blocked]");
  line?.scrollIntoView({ block: "start" });
  line?.focus({ preventScroll: true });
}

/** The screen's primary action; when a unit is gone it says so, and leads there. */
export function ToCheckout({
  storeView,
  blocked,
  onLeave,
}: {
  storeView: StoreView;
  blocked: CartBlock | null;
  onLeave?: () => void;
}) {
  const t = useTranslations("cart");
  if (blocked)
    return (
      <button
        type="button"
        className="link mt-4 text-left font-semibold text-danger max-lg:mt-0"
        onClick={(event) => showBlocked(event.currentTarget)}
      >
        {t(`blocked.${blocked}`)}
      </button>
    );
  return (
    <ButtonLink wide className="lg:mt-4" href={checkoutPath(storeView)} onClick={onLeave}>
      {t("toCheckout")}
    </ButtonLink>
  );
}
