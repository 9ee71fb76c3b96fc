"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { FormProvider, useForm, type Resolver } from "react-hook-form";
import { CartHold } from "@/components/cart/cart-hold";
import { useCartBlock } from "@/components/cart/use-cart-block";
import { useCartTotals } from "@/components/cart/use-cart-totals";
import { useSoonestHold } from "@/components/cart/use-soonest-hold";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { ProgressTrail } from "@/components/ui/progress-trail";
import type { Source } from "@/lib/contract";
import { depositTotal, isBought } from "@/lib/domain/cart";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { firstOpenStep } from "@/lib/domain/checkout-checks";
import { findMethod } from "@/lib/domain/method-choice";
import { orderPeriods } from "@/lib/domain/order-times";
import type { StoreView } from "@/lib/store-views";
import { orders } from "@/shop.config";
import { useCart, useOnline } from "@/stores/cart";
import { extendHolds, recheck } from "@/stores/cart-actions";
import { checkoutStore, useCheckout } from "@/stores/checkout";
import { BlockedCart, LargeCart } from "./blocked-cart";
import { CheckoutBar } from "./checkout-bar";
import type { CheckoutFacts } from "./checkout-facts";
import { FoldedSummary, SideSummary } from "./checkout-summary";
import { isScreen, screenOf, screensFor, screenSchema, type FormContext, type Screen } from "./form-schema";
import { followStepLink, pushStep, replaceStep, stepPath } from "./step-address";
import { StepBody, StepHeading } from "./step-body";
import { useAgreedTotal } from "./use-agreed-total";
import { useDefaults, useKeptForm, useRefusedField } from "./use-checkout-form";
import { useMethods } from "./use-methods";
import { useWishedDestination } from "./use-wished-destination";
import type { Placing } from "./use-place-order";

interface Props {
  storeView: StoreView;
  sources: readonly Source[];
  /** `?step=` of the address; what is not ready yet leads to the first step that is open. */
  step: string | null;
  placing: Placing;
}

/** The rules of the screen that is shown, passed by context: the form outlives the screen. */
const resolver: Resolver<CheckoutForm, FormContext> = (values, context, options) =>
  zodResolver(screenSchema(context?.screen ?? "shipping", context?.offered))(values, context, options);

/** The furthest screen that may be shown: everything before it is filled in. */
function reachable(
  wanted: string | null,
  form: CheckoutForm,
  offered: FormContext["offered"],
  screens: readonly Screen[],
): Screen {
  const open = firstOpenStep(form, offered);
  const furthest = open ? screens.indexOf(screenOf(open)) : screens.length - 1;
  return isScreen(wanted) && screens.includes(wanted) && screens.indexOf(wanted) <= furthest
    ? wanted
    : (screens[wanted === null ? 0 : furthest] ?? "shipping");
}

export function CheckoutFlow({ storeView, sources, step, placing }: Props) {
  const t = useTranslations("checkout");
  const cart = useCart();
  const online = useOnline();
  const isHeld = useSoonestHold() !== null;
  const wished = useWishedDestination();
  const methods = useMethods(storeView.locale);
  const values = useCheckout((state) => state.form);
  const bought = isBought(cart.lines);
  const screens = screensFor(cart.lines);
  const screen = reachable(step, values, methods.offered, screens);
  const form = useForm<CheckoutForm, FormContext>({
    resolver,
    context: { screen, offered: methods.offered },
    defaultValues: checkoutStore.getState().form,
    mode: "onTouched",
    shouldFocusError: false,
  });

  useKeptForm(form, screen);
  useRefusedField(form, storeView, screen, placing.refusal);
  useDefaults(form, methods, { online, wished });
  useEffect(() => {
    if (step !== null && step !== screen) replaceStep(stepPath(storeView, screen));
  }, [step, screen, storeView]);

  const there = findMethod(methods.offered.shipping, values.shippingDetails.shippingMethod);
  const chosen = {
    shipping: there,
    // It may have to follow: the way there of a cart that moved is chosen anew first.
    back: there && findMethod(methods.offered.return, values.returnShippingDetails.shippingMethod),
    payment: methods.payment.find((method) => method.code === values.paymentDetails.paymentMethod) ?? null,
  };
  const totals = useCartTotals(chosen);
  const ways = {
    delivery: chosen.shipping?.price_incl_tax ?? 0,
    collection: chosen.back?.price_incl_tax ?? 0,
  };
  const blocked = useCartBlock() !== null;
  const agreedTotal = useAgreedTotal(
    cart.lines,
    // Another coupon is another agreement.
    [chosen.shipping?.method_code, chosen.back?.method_code, chosen.payment?.code, String(totals.sums.discount)],
    totals.sums.grand_total,
  );
  const facts: CheckoutFacts = {
    locale: storeView.locale,
    sources,
    periods: orderPeriods(cart.lines.filter(({ withoutDays }) => !withoutDays)),
    bought,
    wished,
    methods: methods.offered,
    paymentMethods: methods.payment,
    deposit: depositTotal(cart),
    sums: totals.sums,
    ways,
    online,
  };

  const next = () => {
    if (blocked) return;
    const following = screens[screens.indexOf(screen) + 1];
    if (!following) return void placing.place(form.getValues(), agreedTotal(), chosen.payment);
    // Moving on counts as activity: expired holds are requested again, the others are renewed.
    if (online) void (cart.lines.some((line) => line.status === "expired") ? recheck() : extendHolds());
    pushStep(stepPath(storeView, following));
  };
  return (
    <FormProvider {...form}>
      <div onClickCapture={followStepLink}>
        <div className="max-w-2xl">
          <ProgressTrail
            label={t("progress")}
            doneLabel={t("stepDone")}
            current={screen}
            steps={screens.map((id) => ({
              id,
              label: t(`steps.${bought && id === "shipping" ? "buyer" : id}`),
              href: stepPath(storeView, id),
            }))}
          />
        </div>
        <FoldedSummary storeView={storeView} sums={totals.sums} confirmed={totals.confirmed} ways={ways} />
        <div
          className={classNames(
            "mt-6 grid grid-cols-[minmax(0,1fr)] gap-8",
            "lg:mt-10 lg:grid-cols-[1fr_400px] lg:items-start lg:gap-12",
          )}
        >
          <form
            noValidate
            aria-labelledby="checkout-step"
            className={classNames(
              "flex min-w-0 flex-col gap-6 lg:gap-8",
              "[&_button]:scroll-my-32 [&_input]:scroll-my-32 [&_select]:scroll-my-32 [&_textarea]:scroll-my-32",
            )}
            onSubmit={(event) => void form.handleSubmit(next)(event)}
          >
            <StepHeading screen={screen} screens={screens} bought={bought} storeView={storeView} />
            <BlockedCart storeView={storeView} />
            {/* Once it was refused for that, the refusal says so itself. */}
            {placing.refusal?.code !== "notice_needed" && <LargeCart storeView={storeView} />}
            <CartHold locale={storeView.locale} />
            {!online && (
              <Notice tone="warning" title={t("offline.title")}>
                {t(orders.offline_orders.automatic_transmission_enabled ? "offline.cash" : "offline.cashAsking")}{" "}
                {t(isHeld ? "offline.held" : "offline.unheld")}
              </Notice>
            )}
            <StepBody screen={screen} facts={facts} methods={methods} storeView={storeView} placing={placing} />
            <CheckoutBar
              storeView={storeView}
              screen={screen}
              screens={screens}
              busy={placing.busy}
              total={totals.sums.grand_total}
              online={online}
              disabled={methods.state !== "ready" || blocked}
            />
          </form>
          <SideSummary storeView={storeView} sums={totals.sums} confirmed={totals.confirmed} ways={ways} />
        </div>
      </div>
    </FormProvider>
  );
}
