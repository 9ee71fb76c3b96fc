"use client";

import { useRef, useState, type ComponentType } from "react";
import { loadPart, onceMore } from "@/components/ui/load-part";
import type { Period } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/formats";
import type { Locale } from "@/lib/store-views";
import type { ProductCalendarProps } from "./product-calendar";
import type { RentalLabels } from "./rental-labels";

/** The calendar below the days, loaded with the first press that opens it. */
export function useCalendarPanel(locale: Locale) {
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<ProductCalendarProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [failed, setFailed] = useState(false);
  const fetchCalendar = (): void =>
    void loadPart(import("./product-calendar"), locale).then(
      ({ default: loaded }) => setCalendar(() => loaded),
      () => onceMore(failed, () => setFailed(true), fetchCalendar),
    );
  const open = () => {
    setOpen(true);
    fetchCalendar();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, failed, Calendar, button, open, close, toggle: isOpen ? () => setOpen(false) : open };
}

interface Props {
  panel: ReturnType<typeof useCalendarPanel>;
  period: Period | null;
  labels: RentalLabels;
  /** Whose days the calendar shows. */
  days: Omit<ProductCalendarProps, "onDone">;
}

/** The visitor's days, and the way to others. */
export function DaysField({ panel: { isOpen, failed, Calendar, button, close, toggle }, period, labels, days }: Props) {
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rental-period"
        aria-expanded={isOpen}
        aria-controls="rental-calendar"
        onClick={toggle}
      >
        <span>
          <small>{labels.periodLabel}</small>
          <strong>{period ? formatPeriod(period, days.locale) : labels.choosePeriod}</strong>
        </span>
        <em>{period ? labels.changePeriod : labels.chooseDays}</em>
      </button>
      <div id="rental-calendar" hidden={!isOpen}>
        {isOpen &&
          (Calendar ? (
            <Calendar {...days} onDone={close} />
          ) : (
            <p className="rental-hint" role="status">
              {failed ? labels.notLoaded : labels.loading}
            </p>
          ))}
      </div>
    </>
  );
}
