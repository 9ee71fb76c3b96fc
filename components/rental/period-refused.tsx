"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
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
  className?: string;
}

interface RefusedProps extends Omit<CommonProps, "locale"> {
  nearest: Period | null;
  /** What the button says that takes the nearest. */
  take: string | null;
  children: ReactNode;
}

function Refused({ nearest, take, onTake, className, children }: RefusedProps) {
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
              {take}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  );
}

interface PeriodRefusedProps extends CommonProps {
  problem: NonNullable<PeriodDraft["problem"]>;
  nearest: Period | null;
}

/** Why no such period is rented, and the nearest that is, one press away. */
export function PeriodRefused({ problem, nearest, locale, ...common }: PeriodRefusedProps) {
  const t = useTranslations("rental.picker");
  const take =
    nearest &&
    (problem === "too_long"
      ? t("latest", { day: formatDay(nearest.to, locale) })
      : t(problem === "reversed" ? "swapped" : "nearest", { period: formatPeriod(nearest, locale) }));
  return (
    <Refused nearest={nearest} take={take} {...common}>
      {t(`problems.${problem}`, { max: MAX_RENTAL_DAYS })}
    </Refused>
  );
}

interface PlaceRefusedProps extends CommonProps {
  refusal: PlaceRefusal;
  /** Null where any branch will do. */
  branch: { name: string; locative?: string } | null;
  kind: Place["kind"];
}

const placeKeys = { branch: "", delivery: "Delivery", anywhere: "Anywhere" } as const;

/** Why the chosen place can't do it in these days, and the nearest in which it can, one press away. */
export function PlaceRefused({ refusal, branch, kind, locale, ...common }: PlaceRefusedProps) {
  const t = useTranslations("rental.picker");
  const onDay = useTranslations("formats");
  const { why, day, nearest } = refusal;
  const take = nearest && t("nearest", { period: formatPeriod(nearest, locale) });
  return (
    <Refused nearest={nearest} take={take} {...common}>
      {t(`place.${why}${placeKeys[kind]}`, {
        name: branch ? shortName(branch) : "",
        where: branch?.locative ?? branch?.name ?? "",
        onDay: onDay("onDay", { weekday: String(weekdayOf(day)), date: formatDay(day, locale) }),
      })}
    </Refused>
  );
}
