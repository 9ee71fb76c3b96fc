"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Way } from "@/lib/contract";
import { canCopyPlace, handoverOf, needsAddress, type CheckoutForm } from "@/lib/domain/checkout";
import { partOf } from "@/lib/domain/checkout-checks";
import { countriesOf } from "@/lib/domain/carrier-rules";
import { findMethod } from "@/lib/domain/method-choice";
import { formatDayLong } from "@/lib/domain/formats";
import { spokenTime } from "@/lib/domain/opening";
import { turnDays } from "@/lib/domain/turn-times";
import { AddressFields, addressLabels } from "./address-fields";
import type { CheckoutFacts } from "./checkout-facts";
import { FormCheckbox, useFieldError } from "./fields";
import { PointField } from "./point-field";
import { useWayWords } from "./use-way-words";
import { turnLabel, TurnTimes } from "./turn-times";

/** What the chosen method of a way has to know: hours, a parcel point, or an address. */
export function WayDetails({ way, facts }: { way: Way; facts: CheckoutFacts }) {
  const t = useTranslations("checkout");
  const { control } = useFormContext<CheckoutForm>();
  const [there, back] = useWatch({ control, name: ["shippingDetails", "returnShippingDetails"] });
  const part = partOf[way];
  const chosen = (way === "return" ? back : there).shippingMethod;
  const canCopy = way === "return" && canCopyPlace(there.shippingMethod, chosen);
  const asksPlace = !(canCopy && back.sameAsShipping);
  const method = findMethod(facts.methods[way], chosen);
  const isPoint = handoverOf(chosen) === "pickup_point";
  return (
    <>
      <WindowPicker key={chosen?.method_code} way={way} facts={facts} />
      <TurnTimes way={way} method={method} locale={facts.locale} />
      {canCopy && (
        <FormCheckbox
          name="returnShippingDetails.sameAsShipping"
          label={t(isPoint ? "returning.copyPoint" : "returning.copyAddress")}
        />
      )}
      {isPoint && asksPlace && chosen && <PointField way={way} carrier={chosen.method_code} facts={facts} />}
      {needsAddress(chosen) && asksPlace && (
        <AddressFields
          part={part}
          group="shipping"
          title={t(way === "return" ? "address.returnTitle" : "address.title")}
          isLodging={handoverOf(chosen) === "lodging"}
          served={method ? countriesOf(method) : undefined}
        />
      )}
    </>
  );
}

/** Names of its fields with their labels, for the error summary. */
export const wayLabels = (
  way: Way,
  t: (key: string, values?: Record<string, string>) => string,
  { periods, locale }: CheckoutFacts,
): Record<string, string> => ({
  [`${partOf[way]}.shippingMethod`]: t(`method.${way}Title`),
  [`${partOf[way]}.window`]: t(`window.${way}`),
  ...Object.fromEntries(
    turnDays(periods, way === "shipping" ? "from" : "to").map((day) => [
      `${partOf[way]}.times.${day}`,
      turnLabel(t, way, formatDayLong(day, locale)),
    ]),
  ),
  [`${partOf[way]}.pickupPoint`]: t("point.title"),
  ...addressLabels(partOf[way], t),
});

/** The hours in which the carrier is awaited; those that are too late say so. */
function WindowPicker({ way, facts }: { way: Way; facts: CheckoutFacts }) {
  const t = useTranslations("checkout.window");
  const { control, getValues } = useFormContext<CheckoutForm>();
  const name = `${partOf[way]}.window` as const;
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const { reasonOf } = useWayWords(facts.locale);
  const method = findMethod(facts.methods[way], getValues(`${partOf[way]}.shippingMethod`));
  if (!method?.windows) return null;
  return (
    <RadioGroup
      label={t(way)}
      name={name}
      value={field.value}
      error={error}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value)}
      options={method.windows.map(({ code, from, to, problem }) => ({
        value: code,
        label: t("hours", { from: spokenTime(from), to: spokenTime(to) }),
        note: problem && reasonOf(problem),
        disabled: problem !== undefined && field.value !== code,
      }))}
    />
  );
}
