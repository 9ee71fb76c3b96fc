import { useEffect, useRef } from "react";
import { get, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { ShippingMethod } from "@/lib/contract";
import { checkoutSteps, type CheckoutForm, type MethodChoice } from "@/lib/domain/checkout";
import { defaultWays } from "@/lib/domain/default-ways";
import { defaultPayment, toChoice } from "@/lib/domain/method-choice";
import { fieldOfRefusal } from "@/lib/domain/order-refusal";
import { changedFields } from "@/lib/domain/typed-last";
import type { Destination } from "@/lib/domain/ways";
import type { StoreView } from "@/lib/store-views";
import { checkoutStore, draftLevels, saveCheckout } from "@/stores/checkout";
import { screenOf, type FormContext, type Screen } from "./form-schema";
import { pushStep, stepPath } from "./step-address";
import type { Methods } from "./use-methods";
import type { Placing } from "./use-place-order";

/** Every change goes to the store, which keeps it through reload and Back, and shares it with other tabs. */
export function useKeptForm(
  { subscribe, clearErrors, setValue, getValues }: UseFormReturn<CheckoutForm, FormContext>,
  screen: Screen,
): void {
  useEffect(() => {
    let following = false;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!following) saveCheckout({ form: structuredClone(values) });
      },
    });
    // Field by field: a form that is reset as a whole doesn't hear what is typed until it is drawn anew.
    const follow = ({ form }: { form: CheckoutForm }) => {
      following = true;
      for (const path of changedFields({ form: getValues() }, { form }, draftLevels)) {
        const field = path.slice("form.".length) as FieldPath<CheckoutForm>;
        setValue(field, structuredClone(get(form, field)));
      }
      following = false;
    };
    // Also what came between the first drawing and now.
    follow(checkoutStore.getState());
    const stopFollowing = checkoutStore.subscribe((state, before) => {
      if (state.form !== before.form) follow(state);
    });
    return () => {
      stop();
      stopFollowing();
    };
  }, [subscribe, setValue, getValues]);
  useEffect(() => {
    clearErrors();
    const step = checkoutSteps.find((candidate) => screenOf(candidate) === screen);
    if (step) saveCheckout({ step });
  }, [screen, clearErrors]);
}

/** A refused order leads to the field that can mend it, which says what is wrong. */
export function useRefusedField(
  { setError }: UseFormReturn<CheckoutForm, FormContext>,
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

/** What was wished or what most people want is selected; a method that is no longer offered is taken back. */
export function useDefaults(
  { getValues, setValue }: UseFormReturn<CheckoutForm, FormContext>,
  methods: Methods,
  { online, wished }: { online: boolean; wished: Destination | null },
): void {
  useEffect(() => {
    if (methods.state !== "ready") return;
    const { shippingDetails, returnShippingDetails, paymentDetails } = getValues();
    const chosen = { shipping: shippingDetails.shippingMethod, return: returnShippingDetails.shippingMethod };
    const { there, back, isWished } = defaultWays(chosen, methods.offered, { online, wished });
    const isKept = (before: MethodChoice | null, method: ShippingMethod) =>
      JSON.stringify(before) === JSON.stringify(toChoice(method));
    if (there && !isKept(shippingDetails.shippingMethod, there)) {
      setValue("shippingDetails.shippingMethod", toChoice(there));
      if (isWished && shippingDetails.zipCode === "") setValue("shippingDetails.zipCode", wished?.postcode ?? "");
    }
    if (back && !isKept(returnShippingDetails.shippingMethod, back))
      setValue("returnShippingDetails.shippingMethod", toChoice(back));
    const payment =
      methods.payment.find((method) => method.code === paymentDetails.paymentMethod) ??
      defaultPayment(methods.payment, online);
    if (payment && payment.code !== paymentDetails.paymentMethod)
      setValue("paymentDetails.paymentMethod", payment.code);
  }, [methods.state, methods.offered, methods.payment, online, wished, getValues, setValue]);
}
