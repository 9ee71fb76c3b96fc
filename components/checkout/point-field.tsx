"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { ignoreFailure, showWhenLoaded } from "@/components/ui/load-part";
import type { Way } from "@/lib/contract";
import type { CheckoutForm } from "@/lib/domain/checkout";
import { destinationOf, partOf } from "@/lib/domain/checkout-checks";
import { turnDays } from "@/lib/domain/turn-times";
import type { CheckoutFacts } from "./checkout-facts";
import { useFieldError } from "./fields";
import { PointText } from "./point-text";

const load = () => import("./point-picker");
const PointPicker = lazy(load);

/** The parcel point that was chosen, which stays readable without a network, and the way to choose one. */
export function PointField({ way, carrier, facts }: { way: Way; carrier: string; facts: CheckoutFacts }) {
  const t = useTranslations("checkout.point");
  const { control, getValues } = useFormContext<CheckoutForm>();
  const name = `${partOf[way]}.pickupPoint` as const;
  const {
    field: { ref, value: point, onChange },
  } = useController({ control, name });
  const billing = useWatch({ control, name: "paymentDetails" });
  const error = useFieldError(name);
  const [open, setOpen] = useState(false);
  const days = turnDays(facts.periods, way === "shipping" ? "from" : "to");
  const near = destinationOf(getValues(partOf[way])) ?? destinationOf(billing) ?? facts.wished;
  return (
    <div role="group" aria-labelledby={`${name}-title`} className="flex flex-col items-start gap-3">
      <p id={`${name}-title`} className="font-semibold">
        {t("title")}
      </p>
      {point && (
        <PointText point={point} days={days} locale={facts.locale} className="w-full rounded-sm bg-surface p-4" />
      )}
      <Button
        ref={ref}
        name={name}
        kind="secondary"
        aria-haspopup="dialog"
        aria-describedby={error ? `${name}-error` : undefined}
        onPointerEnter={() => ignoreFailure(load())}
        onFocus={() => ignoreFailure(load())}
        onClick={() => showWhenLoaded(load, () => setOpen(true))}
      >
        {t(point ? "change" : "choose")}
      </Button>
      {error && <FieldError id={name}>{error}</FieldError>}
      {open && (
        <Suspense fallback={null}>
          <PointPicker
            carrier={carrier}
            way={way}
            chosen={point}
            near={near?.postcode ?? ""}
            days={days}
            locale={facts.locale}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
