"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { needsAddress, type CheckoutForm, type MethodChoice } from "@/lib/domain/checkout";
import { AddressFields, addressLabels } from "./address-fields";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormText } from "./fields";
import { MethodPicker } from "./method-picker";
import { methodKey } from "./methods";

/** Who rents, and how the things get to them. A pick-up asks for no address. */
export function StepShipping({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control, getValues, setValue } = useFormContext<CheckoutForm>();
  const method = useWatch({ control, name: "shippingDetails.shippingMethod" });
  /** The return goes the same way until the shopper has chosen another. */
  const follow = (before: MethodChoice | null, picked: MethodChoice) => {
    if (methodKey(getValues("returnShippingDetails.shippingMethod")) === methodKey(before))
      setValue("returnShippingDetails.shippingMethod", picked);
  };
  const labels = {
    "personalDetails.firstName": t("personal.firstName"),
    "personalDetails.lastName": t("personal.lastName"),
    "personalDetails.emailAddress": t("personal.email"),
    "personalDetails.phoneNumber": t("personal.phone"),
    "shippingDetails.shippingMethod": t("method.shippingTitle"),
    ...addressLabels("shippingDetails", t),
  };
  return (
    <>
      <ErrorSummary labels={labels} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-4 font-semibold">{t("personal.title")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="personalDetails.firstName" label={t("personal.firstName")} autoComplete="given-name" />
          <FormText name="personalDetails.lastName" label={t("personal.lastName")} autoComplete="family-name" />
        </div>
        <FormText
          name="personalDetails.emailAddress"
          label={t("personal.email")}
          hint={t("personal.emailHint")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormText
          name="personalDetails.phoneNumber"
          label={t("personal.phone")}
          hint={t("personal.phoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </fieldset>
      <MethodPicker
        part="shippingDetails"
        label={t("method.shippingTitle")}
        {...facts}
        methods={facts.shippingMethods}
        onPick={follow}
      />
      {needsAddress(method) && <AddressFields part="shippingDetails" group="shipping" title={t("address.title")} />}
    </>
  );
}
