"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { RadioGroup } from "@/components/ui/radio-group";
import type { ShippingMethod, Way } from "@/lib/contract";
import { handoverOf, isSameMethod, type CheckoutForm, type MethodChoice } from "@/lib/domain/checkout";
import { partOf } from "@/lib/domain/checkout-checks";
import { findMethod, methodKey, toChoice } from "@/lib/domain/method-choice";
import { timesIn } from "@/lib/domain/turn-times";
import { wayProblem, type Destination } from "@/lib/domain/ways";
import type { CheckoutFacts } from "./checkout-facts";
import { useFieldError } from "./fields";
import { PlaceAndTime } from "./place-and-time";
import { useWayWords } from "./use-way-words";

interface Props {
  way: Way;
  label: string;
  methods: readonly ShippingMethod[];
  facts: CheckoutFacts;
  /** Where a carrier would go; null while nobody knows. */
  to: Destination | null;
  onPick?: (before: MethodChoice | null, picked: ShippingMethod) => void;
}

/**
 * Branches and carriers with what each costs, the way back too where it would be the same; of the chosen one where it
 * is and when. What can't be taken says why.
 */
export function MethodPicker({ way, label, methods, facts, to, onPick }: Props) {
  const t = useTranslations("checkout");
  const { control, setValue } = useFormContext<CheckoutForm>();
  const name = `${partOf[way]}.shippingMethod` as const;
  const { field } = useController({ control, name });
  const [there, back] = useWatch({
    control,
    name: ["shippingDetails.shippingMethod", "returnShippingDetails.shippingMethod"],
  });
  const [window, times] = useWatch({ control, name: [`${partOf[way]}.window`, `${partOf[way]}.times`] });
  const error = useFieldError(name);
  const { priceOf, reasonOf } = useWayWords(facts.locale);
  const chosen = findMethod(methods, field.value);
  const sourceOf = (method: ShippingMethod) => facts.sources.find((source) => source.id === method.source_id);
  /** Things go back as they come while nothing else is chosen, so the sum rises by both. */
  const alsoBack = (method: ShippingMethod) => {
    const sameBack = isSameMethod(there, back) ? findMethod(facts.methods.return, method) : null;
    return sameBack && !wayProblem(sameBack, to) ? sameBack : undefined;
  };
  const option = (method: ShippingMethod) => {
    const source = sourceOf(method);
    const problem = wayProblem(method, to);
    const notes = [
      source && `${source.street}, ${source.city}`,
      way === "return" && isSameMethod(method, there) && t("returning.same"),
      problem && reasonOf(problem),
    ].filter(Boolean);
    return {
      value: methodKey(method),
      label: method.method_title,
      note: notes.length > 0 ? notes.join(" · ") : undefined,
      aside: problem
        ? undefined
        : priceOf(way === "return" ? { return: method } : { shipping: method, return: alsoBack(method) }),
      // What is chosen already stays as it is until the shopper chooses again.
      disabled: problem !== null && !isSameMethod(method, field.value),
    };
  };
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
          onPick?.(field.value, picked);
          field.onChange(toChoice(picked));
          // Its hours are those of the other method.
          setValue(`${partOf[way]}.window`, "");
        }}
        options={methods.map(option)}
      />
      {chosen && handoverOf(chosen) !== "pickup_point" && (
        <PlaceAndTime
          source={sourceOf(chosen) ?? null}
          window={chosen.windows?.find(({ code }) => code === window)}
          times={timesIn(chosen, times)}
          periods={facts.periods}
          end={way === "shipping" ? "from" : "to"}
          locale={facts.locale}
        />
      )}
    </div>
  );
}
