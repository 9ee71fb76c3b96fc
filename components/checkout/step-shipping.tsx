"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { ChangePlace } from "@/components/cart/change-place";
import type { ShippingMethod } from "@/lib/contract";
import { handoverOf, needsAddress, type CheckoutForm, type MethodChoice } from "@/lib/domain/checkout";
import { destinationOf } from "@/lib/domain/checkout-checks";
import { followingReturn } from "@/lib/domain/default-ways";
import { toChoice } from "@/lib/domain/method-choice";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormText } from "./fields";
import { MethodPicker } from "./method-picker";
import { WayDetails, wayLabels } from "./way-details";

/** Who rents, and how the things get to them. A pick-up asks for no address. */
export function StepShipping({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control, getValues, setValue } = useFormContext<CheckoutForm>();
  const there = useWatch({ control, name: "shippingDetails" });
  const pick = (before: MethodChoice | null, picked: ShippingMethod) => {
    const back = getValues("returnShippingDetails.shippingMethod");
    const following = followingReturn(picked, before, back, facts.methods.return, facts.online);
    if (following) {
      setValue("returnShippingDetails.shippingMethod", toChoice(following));
      setValue("returnShippingDetails.window", "");
    }
    if (needsAddress(toChoice(picked)) && there.zipCode === "" && facts.wished)
      setValue("shippingDetails.zipCode", facts.wished.postcode);
  };
  const labels = {
    "personalDetails.firstName": t("personal.firstName"),
    "personalDetails.lastName": t("personal.lastName"),
    "personalDetails.emailAddress": t("personal.email"),
    "personalDetails.phoneNumber": t("personal.phone"),
    ...wayLabels("shipping", t, facts),
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
      {!facts.bought && (
        <>
          <MethodPicker
            way="shipping"
            label={t("method.shippingTitle")}
            methods={facts.methods.shipping}
            facts={facts}
            to={destinationOf(there) ?? facts.wished}
            onPick={pick}
          />
          {handoverOf(there.shippingMethod) === "branch" && <ChangePlace />}
          <WayDetails way="shipping" facts={facts} />
        </>
      )}
    </>
  );
}
