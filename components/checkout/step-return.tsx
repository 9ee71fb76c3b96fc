"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { needsAddress, type CheckoutForm } from "@/lib/domain/checkout";
import { formatMoney } from "@/lib/domain/money";
import { AddressFields, addressLabels } from "./address-fields";
import type { CheckoutFacts } from "./checkout-facts";
import { ErrorSummary } from "./error-summary";
import { FormCheckbox } from "./fields";
import { MethodPicker } from "./method-picker";
import { findMethod, methodKey } from "./methods";
import { PlaceAndTime } from "./place-and-time";

/** How the things come back: the way they came, unless the shopper wants it otherwise. */
export function StepReturn({ facts }: { facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control, setValue } = useFormContext<CheckoutForm>();
  const [there, back] = useWatch({ control, name: ["shippingDetails.shippingMethod", "returnShippingDetails"] });
  const [other, setOther] = useState(
    () => methodKey(back.shippingMethod) !== "" && methodKey(back.shippingMethod) !== methodKey(there),
  );
  const sameMethod = findMethod(facts.shippingMethods, there);
  const way = other ? "other" : "same";
  const choose = (next: "same" | "other") => {
    setOther(next === "other");
    if (next === "same")
      setValue(
        "returnShippingDetails",
        { ...back, shippingMethod: there, sameAsShipping: true },
        { shouldValidate: true },
      );
  };
  const asksAddress = other && needsAddress(back.shippingMethod);
  const canCopy = needsAddress(there);
  return (
    <>
      <ErrorSummary
        labels={{
          "returnShippingDetails.shippingMethod": t("method.returnTitle"),
          ...addressLabels("returnShippingDetails", t),
        }}
      />
      <RadioGroup
        label={t("method.returnTitle")}
        name="return-way"
        value={way}
        onChange={(event) => choose(event.target.value === "other" ? "other" : "same")}
        options={[
          {
            value: "same",
            label: t("returning.same"),
            note: sameMethod?.method_title,
            aside: sameMethod
              ? sameMethod.price_incl_tax === 0
                ? t("method.free")
                : formatMoney(sameMethod.price_incl_tax, facts.locale)
              : undefined,
          },
          { value: "other", label: t("returning.other"), note: t("returning.otherText") },
        ]}
      />
      {!other && sameMethod && (
        <PlaceAndTime
          source={facts.sources.find((source) => source.id === sameMethod.source_id) ?? null}
          periods={facts.periods}
          end="to"
          locale={facts.locale}
        />
      )}
      {other && (
        <MethodPicker
          part="returnShippingDetails"
          label={t("returning.choice")}
          {...facts}
          methods={facts.shippingMethods}
        />
      )}
      {asksAddress && canCopy && (
        <FormCheckbox name="returnShippingDetails.sameAsShipping" label={t("returning.copyAddress")} />
      )}
      {asksAddress && !(canCopy && back.sameAsShipping) && (
        <AddressFields part="returnShippingDetails" group="shipping" title={t("address.returnTitle")} />
      )}
    </>
  );
}
