"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { ShippingMethod } from "@/lib/contract";
import { isSameMethod, returnPlace, type CheckoutForm } from "@/lib/domain/checkout";
import { destinationOf } from "@/lib/domain/checkout-checks";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { MethodPicker } from "./method-picker";
import { WayDetails, wayLabels } from "./way-details";

/** How the things go back: the way they come stands first and is chosen, unless the shopper wants it otherwise. */
export function StepReturn({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control } = useFormContext<CheckoutForm>();
  const form = useWatch({ control }) as CheckoutForm;
  const there = form.shippingDetails;
  const isAsThere = (method: ShippingMethod) => isSameMethod(method, there.shippingMethod);
  return (
    <>
      <ErrorSummary labels={wayLabels("return", t, facts)} />
      <MethodPicker
        way="return"
        label={t("method.returnTitle")}
        methods={[...facts.methods.return].sort((a, b) => Number(isAsThere(b)) - Number(isAsThere(a)))}
        facts={facts}
        to={destinationOf(returnPlace(form)) ?? facts.wished}
      />
      <WayDetails way="return" facts={facts} />
    </>
  );
}
