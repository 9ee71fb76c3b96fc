"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import type { Period, ShippingMethod, Source } from "@/lib/contract";
import type { CheckoutForm, MethodChoice } from "@/lib/domain/checkout";
import { formatMoney } from "@/lib/domain/money";
import { useFieldError } from "./fields";
import { findMethod, methodKey, toChoice } from "./methods";
import { PlaceAndTime } from "./place-and-time";

interface Props {
  part: "shippingDetails" | "returnShippingDetails";
  label: string;
  methods: readonly ShippingMethod[];
  sources: readonly Source[];
  periods: readonly Period[];
  locale: string;
  onPick?: (before: MethodChoice | null, picked: MethodChoice) => void;
}

/** Pick-up points and carriers with their prices; of the chosen one where it is and when. */
export function MethodPicker({ part, label, methods, sources, periods, locale, onPick }: Props) {
  const t = useTranslations("checkout.method");
  const { control } = useFormContext<CheckoutForm>();
  const name = `${part}.shippingMethod` as const;
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const chosen = findMethod(methods, field.value);
  const sourceOf = (method: ShippingMethod) => sources.find((source) => source.id === method.source_id);
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={label}
        name={name}
        value={methodKey(field.value)}
        error={error}
        onBlur={field.onBlur}
        onChange={(event) => {
          const picked = methods.find((method) => methodKey(method) === event.target.value);
          if (!picked) return;
          onPick?.(field.value, toChoice(picked));
          field.onChange(toChoice(picked));
        }}
        options={methods.map((method) => {
          const source = sourceOf(method);
          return {
            value: methodKey(method),
            label: method.method_title,
            note: source ? `${source.street}, ${source.city}` : undefined,
            aside: method.price_incl_tax === 0 ? t("free") : formatMoney(method.price_incl_tax, locale),
          };
        })}
      />
      {chosen && (
        <PlaceAndTime
          source={sourceOf(chosen) ?? null}
          periods={periods}
          end={part === "shippingDetails" ? "from" : "to"}
          locale={locale}
        />
      )}
    </div>
  );
}
