"use client";

import { useTranslations } from "next-intl";
import type { ShippingMethod, Way } from "@/lib/contract";
import { partOf } from "@/lib/domain/checkout-checks";
import { formatDayLong } from "@/lib/domain/formats";
import { spokenTime } from "@/lib/domain/opening";
import { mustSayTimes, turnSlots } from "@/lib/domain/turn-times";
import { FormSelect } from "./fields";

interface Props {
  way: Way;
  method: ShippingMethod | null;
  locale: string;
}

/** At what time the renter comes to the branch, for each day on which things change hands there. */
export function TurnTimes({ way, method, locale }: Props) {
  const t = useTranslations("checkout");
  const turns = (method?.turns ?? [])
    .map((hours) => ({ day: hours.day, slots: turnSlots(hours) }))
    .filter(({ slots }) => slots.length > 0);
  if (turns.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {turns.map(({ day, slots }) => (
        <FormSelect
          key={day}
          name={`${partOf[way]}.times.${day}`}
          label={turnLabel(t, way, turns.length > 1 ? formatDayLong(day, locale) : null)}
          optional={mustSayTimes ? undefined : t("optional")}
          hint={t("turn.hint")}
          options={[
            { value: "", label: t(mustSayTimes ? "turn.choose" : "turn.any") },
            ...slots.map((slot) => ({ value: slot, label: t("turn.time", { time: spokenTime(slot) }) })),
          ]}
        />
      ))}
    </div>
  );
}

type T = (key: string, values?: Record<string, string>) => string;

/** @param day null where there is one alone */
export const turnLabel = (t: T, way: Way, day: string | null): string =>
  day === null ? t(`turn.${way}`) : t(`turn.${way}On`, { day });
