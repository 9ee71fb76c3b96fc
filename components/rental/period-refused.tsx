"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { IconWarning } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import type { Period } from "@/lib/contract";
import { weekdayOf } from "@/lib/domain/days";
import { formatDay, formatPeriod } from "@/lib/domain/formats";
import { type Place, shortName } from "@/lib/domain/place";
import type { PlaceRefusal } from "@/lib/domain/place-days";
import { MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import type { PeriodDraft } from "./use-period-draft";

interface CommonProps {
  locale: Locale;
  onTake: (nearest: Period) => void;
}

interface PeriodRefusedProps extends CommonProps {
  problem: NonNullable<PeriodDraft["problem"]>;
  nearest: Period | null;
  className?: string;
}

/** Why no such period is rented, and the nearest that is, one press away. */
export function PeriodRefused({ problem, nearest, locale, onTake, className }: PeriodRefusedProps) {
  const t = useTranslations("rental.picker");
  const start = useRef<HTMLDivElement>(null);
  // On a phone it would stand below the edge of the dialog's window. Browsers answer with a promise, which React would
  // call when the refusal goes.
  useEffect(() => void start.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={start} className={className}>
      <Notice
        tone="warning"
        announce
        // Low on a phone, where the calendar has to be seen beside it.
        className="max-md:gap-2 max-md:px-3 max-md:py-2 max-md:text-sm"
        actions={
          nearest && (
            <Button kind="secondary" size="small" onClick={() => onTake(nearest)}>
              {problem === "too_long"
                ? t("latest", { day: formatDay(nearest.to, locale) })
                : t(problem === "reversed" ? "swapped" : "nearest", { period: formatPeriod(nearest, locale) })}
            </Button>
          )
        }
      >
        {t(`problems.${problem}`, { max: MAX_RENTAL_DAYS })}
      </Notice>
    </div>
  );
}

interface PlaceRefusedProps extends CommonProps {
  refusal: PlaceRefusal;
  /** Null where any branch will do. */
  branch: { name: string; locative?: string } | null;
  kind: Place["kind"];
}

const placeKeys = { branch: "", delivery: "Delivery", anywhere: "Anywhere" } as const;

/**
 * Why the chosen place can't do it in these days, and the nearest in which it can, one press away. It comes with the
 * shop's answer, whatever is being pressed then, so it stands where room is kept for it: beside the buttons.
 */
export function PlaceRefused({ refusal, branch, kind, locale, onTake }: PlaceRefusedProps) {
  const t = useTranslations("rental.picker");
  const onDay = useTranslations("formats");
  const { why, day, nearest } = refusal;
  return (
    <div className="flex items-start gap-3">
      <IconWarning className="mt-0.5 size-5 flex-none text-warning" />
      <div className="min-w-0 flex-1">
        <p>
          {t(`place.${why}${placeKeys[kind]}`, {
            name: branch ? shortName(branch) : "",
            where: branch?.locative ?? branch?.name ?? "",
            onDay: onDay("onDay", { weekday: String(weekdayOf(day)), date: formatDay(day, locale) }),
          })}
        </p>
        {nearest && (
          <button
            type="button"
            className="link min-h-10 text-left font-semibold md:min-h-6"
            onClick={() => onTake(nearest)}
          >
            {t("nearest", { period: formatPeriod(nearest, locale) })}
          </button>
        )}
      </div>
    </div>
  );
}
