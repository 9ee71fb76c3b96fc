"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { ShippingMethod } from "@/lib/contract";
import { isSameMethod, needsAddress, type CheckoutForm } from "@/lib/domain/checkout";
import { destinationOf } from "@/lib/domain/checkout-checks";
import { AddressFields, addressLabels } from "./address-fields";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormCheckbox } from "./fields";
import { MethodPicker } from "./method-picker";

/** How the things go back: the way they come stands first and is chosen, unless the shopper wants it otherwise. */
export function StepReturn({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control } = useFormContext<CheckoutForm>();
  const [there, back] = useWatch({ control, name: ["shippingDetails", "returnShippingDetails"] });
  const asksAddress = needsAddress(back.shippingMethod);
  const canCopy = needsAddress(there.shippingMethod);
  const copies = canCopy && back.sameAsShipping;
  const isAsThere = (method: ShippingMethod) => isSameMethod(method, there.shippingMethod);
  return (
    <>
      <ErrorSummary
        labels={{
          "returnShippingDetails.shippingMethod": t("method.returnTitle"),
          ...addressLabels("returnShippingDetails", t),
        }}
      />
      <MethodPicker
        way="return"
        label={t("method.returnTitle")}
        methods={[...facts.methods.return].sort((a, b) => Number(isAsThere(b)) - Number(isAsThere(a)))}
        facts={facts}
        to={destinationOf(copies ? there : back) ?? facts.wished}
      />
      {asksAddress && canCopy && (
        <FormCheckbox name="returnShippingDetails.sameAsShipping" label={t("returning.copyAddress")} />
      )}
      {asksAddress && !copies && (
        <AddressFields part="returnShippingDetails" group="shipping" title={t("address.returnTitle")} />
      )}
    </>
  );
}
