"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconClock } from "@/components/ui/icons";
import { countText, fill, type CountForms } from "@/components/ui/text";
import { shownSeconds } from "@/lib/domain/holds";

export interface HoldCountdownProps {
  /** Instant when the hold runs out, ISO 8601. */
  expiresAt: string;
  locale: string;
  onExtend?: () => void;
  extending?: boolean;
  labels: {
    /** "Držíme pro vás ještě {time}". */
    remaining: string;
    expired: string;
    extend: string;
    /** Spoken at five minutes and at one: "Zboží vám držíme už jen {minutes}". */
    warning: string;
    minutes: CountForms;
  };
}

/** Minutes at which a screen reader is told; more often would drown the page. */
const SPOKEN_AT = [5, 1];
const SECOND_MS = 1000;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function HoldCountdown({ expiresAt, locale, onExtend, extending, labels }: HoldCountdownProps) {
  const [now, setNow] = useState<Date | null>(null);
  const seconds = now === null ? null : shownSeconds(expiresAt, now);
  const over = seconds === 0;

  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);

  // The clock is the visitor's, so the server can't know what it shows.
  if (seconds === null) return null;
  const spoken = SPOKEN_AT.find((minute) => Math.ceil(seconds / 60) === minute);
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-4 py-2",
        seconds <= 300 ? "bg-warning-soft" : "bg-surface",
      )}
    >
      <IconClock className="size-5 flex-none" />
      <p role="timer" aria-live="off" className="grow basis-40 tabular-nums">
        {over ? labels.expired : fill(labels.remaining, { time: clock(seconds) })}
      </p>
      {onExtend && (
        <Button kind="quiet" size="small" className="-mr-3 px-3!" loading={extending} onClick={onExtend}>
          {labels.extend}
        </Button>
      )}
      <span className="sr-only" aria-live="polite">
        {over
          ? labels.expired
          : spoken !== undefined && fill(labels.warning, { minutes: countText(spoken, labels.minutes, locale) })}
      </span>
    </div>
  );
}
