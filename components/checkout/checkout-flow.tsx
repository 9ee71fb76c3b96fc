"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FormProvider, useForm, type FieldPath, type Resolver, type UseFormReturn } from "react-hook-form";
import { CartHold } from "@/components/cart/cart-hold";
import { useCartBlock } from "@/components/cart/use-cart-block";
import { useCartTotals } from "@/components/cart/use-cart-totals";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { ProgressTrail } from "@/components/ui/progress-trail";
import { Skeleton } from "@/components/ui/skeleton";
import type { Source } from "@/lib/contract";
import { depositTotal } from "@/lib/domain/cart";
import { checkoutSteps, firstOpenStep, type CheckoutForm } from "@/lib/domain/checkout";
import { orderPeriods } from "@/lib/domain/order-times";
import { fieldOfRefusal } from "@/lib/domain/order-refusal";
import { checkoutPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { orders } from "@/shop.config";
import { useCart, useOnline } from "@/stores/cart";
import { extendHolds, recheck } from "@/stores/cart-actions";
import { checkoutStore, saveCheckout, useCheckout } from "@/stores/checkout";
import { BlockedCart } from "./blocked-cart";
import { CheckoutBar } from "./checkout-bar";
import type { CheckoutFacts } from "./checkout-facts";
import { FoldedSummary, SideSummary } from "./checkout-summary";
import { isScreen, screenOf, screens, screenSchema, type Screen } from "./form-schema";
import { defaultMethod, defaultPayment, findMethod, methodKey, toChoice } from "./methods";
import { pushStep, replaceStep, followStepLink } from "./step-address";
import { StepPayment } from "./step-payment";
import { StepReturn } from "./step-return";
import { StepReview } from "./step-review";
import { StepShipping } from "./step-shipping";
import { useAgreedTotal } from "./use-agreed-total";
import { useMethods } from "./use-methods";
import type { Placing } from "./use-place-order";

interface Props {
  storeView: StoreView;
  sources: readonly Source[];
  /** `?step=` of the address; what is not ready yet leads to the first step that is open. */
  step: string | null;
  placing: Placing;
}

/** The rules of the screen that is shown; passed by context, because the form outlives the screen. */
const resolver: Resolver<CheckoutForm, { screen: Screen }> = (values, context, options) =>
  zodResolver(screenSchema(context?.screen ?? "shipping"))(values, context, options);

export const stepPath = (storeView: StoreView, screen: Screen): string => `${checkoutPath(storeView)}?step=${screen}`;

/** The furthest screen that may be shown: everything before it is filled in. */
function reachable(wanted: string | null, form: CheckoutForm): Screen {
  const open = firstOpenStep(form);
  const furthest = open ? screens.indexOf(screenOf(open)) : screens.length - 1;
  return isScreen(wanted) && screens.indexOf(wanted) <= furthest
    ? wanted
    : (screens[wanted === null ? 0 : furthest] ?? "shipping");
}

export function CheckoutFlow({ storeView, sources, step, placing }: Props) {
  const t = useTranslations("checkout");
  const cart = useCart();
  const online = useOnline();
  const methods = useMethods(storeView.locale);
  const values = useCheckout((state) => state.form);
  const screen = reachable(step, values);
  const form = useForm<CheckoutForm, { screen: Screen }>({
    resolver,
    context: { screen },
    defaultValues: checkoutStore.getState().form,
    mode: "onTouched",
    shouldFocusError: false,
  });

  useKeptForm(form, screen);
  useRefusedField(form, storeView, screen, placing.refusal);
  useDefaults(form, methods, online);
  useEffect(() => {
    if (step !== null && step !== screen) replaceStep(stepPath(storeView, screen));
  }, [step, screen, storeView]);

  const chosen = {
    shipping: findMethod(methods.shipping, values.shippingDetails.shippingMethod),
    back: findMethod(methods.shipping, values.returnShippingDetails.shippingMethod),
    payment: methods.payment.find((method) => method.code === values.paymentDetails.paymentMethod) ?? null,
  };
  const totals = useCartTotals(chosen);
  const ways = { delivery: chosen.shipping?.price_incl_tax ?? 0, collection: chosen.back?.price_incl_tax ?? 0 };
  const blocked = useCartBlock() !== null;
  const agreedTotal = useAgreedTotal(
    cart.lines,
    [chosen.shipping?.method_code, chosen.back?.method_code, chosen.payment?.code],
    totals.sums.grand_total,
  );
  const facts: CheckoutFacts = {
    locale: storeView.locale,
    sources,
    periods: orderPeriods(cart.lines),
    shippingMethods: methods.shipping,
    paymentMethods: methods.payment,
    deposit: depositTotal(cart),
    online,
  };

  const next = () => {
    if (blocked) return;
    const following = screens[screens.indexOf(screen) + 1];
    if (!following) return void placing.place(form.getValues(), agreedTotal());
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
            steps={screens.map((id) => ({ id, label: t(`steps.${id}`), href: stepPath(storeView, id) }))}
          />
        </div>
        <FoldedSummary storeView={storeView} sums={totals.sums} ways={ways} />
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
            <StepHeading screen={screen} />
            <BlockedCart storeView={storeView} />
            <CartHold locale={storeView.locale} />
            {!online && (
              <Notice tone="warning" title={t("offline.title")}>
                {t(orders.offline_orders.automatic_transmission_enabled ? "offline.cash" : "offline.cashAsking")}
              </Notice>
            )}
            <StepBody screen={screen} facts={facts} methods={methods} storeView={storeView} placing={placing} />
            <CheckoutBar
              storeView={storeView}
              screen={screen}
              busy={placing.busy}
              total={totals.sums.grand_total}
              online={online}
              disabled={methods.state !== "ready" || blocked}
            />
          </form>
          <SideSummary storeView={storeView} sums={totals.sums} ways={ways} />
        </div>
      </div>
    </FormProvider>
  );
}

function StepBody({
  screen,
  facts,
  methods,
  storeView,
  placing,
}: {
  screen: Screen;
  facts: CheckoutFacts;
  methods: ReturnType<typeof useMethods>;
  storeView: StoreView;
  placing: Placing;
}) {
  const t = useTranslations("checkout.method");
  if (methods.state === "failed") {
    return (
      <Notice
        tone="error"
        announce
        actions={
          <Button kind="secondary" size="small" onClick={methods.retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("failed")}
      </Notice>
    );
  }
  if (methods.state === "loading") {
    return (
      <div role="status">
        <span className="sr-only">{t("loading")}</span>
        {/* As high as a step: the bar under it must not move when the step comes. */}
        <Skeleton className="h-160 w-full" />
      </div>
    );
  }
  if (screen === "shipping") return <StepShipping facts={facts} />;
  if (screen === "return") return <StepReturn facts={facts} />;
  if (screen === "payment") return <StepPayment facts={facts} />;
  return <StepReview facts={facts} storeView={storeView} placing={placing} />;
}

/** Takes the focus when the step changes, so that keyboard and screen reader start at its top. */
function StepHeading({ screen }: { screen: Screen }) {
  const t = useTranslations("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [screen]);
  return (
    <h2 id="checkout-step" ref={heading} tabIndex={-1} className="outline-none">
      <span className="block font-sans text-sm font-normal tracking-normal text-muted">
        {t("stepOf", { step: screens.indexOf(screen) + 1, total: screens.length })}
      </span>
      {t(`headings.${screen}`)}
    </h2>
  );
}

/** Every change goes to the store, which keeps it through reload and Back, and shares it with other tabs. */
function useKeptForm(
  { subscribe, clearErrors, reset, getValues }: UseFormReturn<CheckoutForm, { screen: Screen }>,
  screen: Screen,
): void {
  const own = useRef<CheckoutForm>(undefined);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          own.current = structuredClone(values);
          saveCheckout({ form: own.current });
        },
      }),
    [subscribe],
  );
  useEffect(
    () =>
      checkoutStore.subscribe(({ form }, before) => {
        if (form === before.form || form === own.current) return;
        // Typed in another tab: the same order is filled in there.
        if (JSON.stringify(form) !== JSON.stringify(getValues())) reset(structuredClone(form), { keepErrors: true });
      }),
    [reset, getValues],
  );
  useEffect(() => {
    clearErrors();
    const step = checkoutSteps.find((candidate) => screenOf(candidate) === screen);
    if (step) saveCheckout({ step });
  }, [screen, clearErrors]);
}

/** A refused order leads to the field that can mend it, which says what is wrong. */
function useRefusedField(
  { setError }: UseFormReturn<CheckoutForm, { screen: Screen }>,
  storeView: StoreView,
  screen: Screen,
  refusal: Placing["refusal"],
): void {
  const led = useRef<Placing["refusal"]>(null);
  useEffect(() => {
    const field = refusal && fieldOfRefusal(refusal);
    if (!field || led.current === refusal) return;
    const wanted = screenOf(field.step);
    if (wanted !== screen) return pushStep(stepPath(storeView, wanted));
    // Once: who comes back to this screen later has been told.
    led.current = refusal;
    setError(field.path as FieldPath<CheckoutForm>, { type: "shop", message: field.problem }, { shouldFocus: true });
  }, [refusal, screen, setError, storeView]);
}

/** What most people want is selected; a method that is no longer offered is taken back. */
function useDefaults(
  { getValues, setValue }: UseFormReturn<CheckoutForm, { screen: Screen }>,
  methods: ReturnType<typeof useMethods>,
  online: boolean,
): void {
  useEffect(() => {
    if (methods.state !== "ready") return;
    const { shippingDetails, returnShippingDetails, paymentDetails } = getValues();
    const preset = defaultMethod(methods.shipping, online);
    const there = findMethod(methods.shipping, shippingDetails.shippingMethod) ?? preset;
    const back = findMethod(methods.shipping, returnShippingDetails.shippingMethod) ?? there;
    if (there && methodKey(shippingDetails.shippingMethod) !== methodKey(there))
      setValue("shippingDetails.shippingMethod", toChoice(there));
    if (back && methodKey(returnShippingDetails.shippingMethod) !== methodKey(back))
      setValue("returnShippingDetails.shippingMethod", toChoice(back));
    const payment =
      methods.payment.find((method) => method.code === paymentDetails.paymentMethod) ??
      defaultPayment(methods.payment, online);
    if (payment && payment.code !== paymentDetails.paymentMethod)
      setValue("paymentDetails.paymentMethod", payment.code);
  }, [methods.state, methods.shipping, methods.payment, online, getValues, setValue]);
}
