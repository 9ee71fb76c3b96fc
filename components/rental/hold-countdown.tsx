"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconClock } from "@/components/ui/icons";
import { countText, fill, type CountForms } from "@/components/ui/text";
import { holds } from "@/shop.config";

export interface HoldCountdownProps {
  /** Instant when the hold runs out, ISO 8601. */
  expiresAt: string;
  locale: string;
  onExtend?: () => void;
  extending?: boolean;
  /** Called once when the time is up. */
  onExpire?: () => void;
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

/** Never more than a hold has: the visitor's clock may be behind the shop's. */
const secondsLeft = (expiresAt: string, now: number): number =>
  Math.min(holds.minutes * 60, Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / SECOND_MS)));

export function HoldCountdown({ expiresAt, locale, onExtend, extending, onExpire, labels }: HoldCountdownProps) {
  const [now, setNow] = useState<number | null>(null);
  const seconds = now === null ? null : secondsLeft(expiresAt, now);
  const over = seconds === 0;

  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (over) onExpire?.();
    // Only the moment counts; a new callback of the same hold is no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [over, expiresAt]);

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
