"use client";

import { parseDate, type CalendarDate, type DateValue } from "@internationalized/date";
import { useContext, useState, type ReactNode } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from "react-aria-components";
import { classNames } from "@/components/ui/class-names";
import { IconLeft, IconRight } from "@/components/ui/icons";
import type { Day, Period } from "@/lib/contract";
import { formatMonth } from "@/lib/domain/formats";
import { addDays } from "@/lib/domain/days";
import { MAX_ADVANCE_DAYS } from "@/lib/domain/rental-period";

export interface RangeCalendarProps {
  label: string;
  locale: string;
  today: Day;
  period: Period | null;
  /** Day typed elsewhere: when it changes, the calendar turns to its month. */
  turnTo?: Day | null;
  months: 1 | 2;
  labels: { previous: string; next: string };
  onChoose: (period: Period) => void;
  /** How a day is drawn while the rent that began at `anchor` is chosen. */
  markOf?: (day: Day, anchor: Day | null) => string | null;
  /** Whether a day can't be an end of the rent that began at `anchor` (null: can't begin one). */
  isBarred: (day: Day, anchor: Day | null) => boolean;
  /** Id of the hidden text that is read out with a day so marked. */
  textIdOf?: (mark: string, day: Day) => string;
  /** Last day that is known; default the furthest that can be rented. */
  lastDay?: Day;
  /** Told what the choice would be and where it began, while it is being made, and which days are in sight. */
  children?: (choice: { range: Period | null; anchor: Day | null; visible: Period }) => ReactNode;
}

interface DayProps extends Pick<RangeCalendarProps, "markOf" | "textIdOf"> {
  date: CalendarDate;
}

/** A barred day inside the range still belongs to it, so the range is painted by its ends. */
function DayCell({ date, markOf, textIdOf }: DayProps) {
  const state = useContext(RangeCalendarStateContext);
  const range = state?.highlightedRange;
  const inside = range && date.compare(range.start) >= 0 && date.compare(range.end) <= 0;
  const mark = markOf?.(date.toString(), state?.anchorDate?.toString() ?? null);
  const textId = mark ? textIdOf?.(mark, date.toString()) : undefined;
  return (
    <CalendarCell
      date={date}
      className="day"
      data-mark={mark ?? undefined}
      data-in-range={inside || undefined}
      // The cell takes no description of its own, so ours joins its prompt where both are known.
      render={(props) => (
        <div {...props} aria-describedby={classNames(props["aria-describedby"], textId) || undefined} />
      )}
    />
  );
}

function Months({
  months,
  labels,
  locale,
  markOf,
  textIdOf,
}: Pick<RangeCalendarProps, "months" | "labels" | "locale" | "markOf" | "textIdOf">) {
  const state = useContext(RangeCalendarStateContext);
  const first = state?.visibleRange.start;
  return (
    <div className="calendar-months">
      {Array.from({ length: months }, (_, offset) => (
        <div key={offset}>
          <div className="calendar-head">
            {offset === 0 && (
              <Button slot="previous" className="button button-icon" aria-label={labels.previous}>
                <IconLeft />
              </Button>
            )}
            <span className="calendar-title" aria-hidden="true">
              {first && formatMonth(first.add({ months: offset }).toString(), locale)}
            </span>
            {offset === months - 1 && (
              <Button slot="next" className="button button-icon" aria-label={labels.next}>
                <IconRight />
              </Button>
            )}
          </div>
          <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
            <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <DayCell date={date} markOf={markOf} textIdOf={textIdOf} />}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

const periodOf = ({ start, end }: { start: DateValue; end: DateValue }): Period => ({
  from: start.toString(),
  to: end.toString(),
});

function Choice({ children }: { children: NonNullable<RangeCalendarProps["children"]> }) {
  const state = useContext(RangeCalendarStateContext);
  if (!state) return null;
  return children({
    range: state.highlightedRange && periodOf(state.highlightedRange),
    anchor: state.anchorDate?.toString() ?? null,
    visible: periodOf(state.visibleRange),
  });
}

/**
 * React Aria's range calendar with the shop's rules. Ranges may pass over barred days (a closed day may lie
 * inside a rent); which ones they may not pass over, `isBarred` knows by the anchor.
 */
export function RangeCalendar({
  label,
  locale,
  today,
  period,
  turnTo = null,
  months,
  labels,
  onChoose,
  markOf,
  isBarred,
  textIdOf,
  lastDay,
  children,
}: RangeCalendarProps) {
  const [focused, setFocused] = useState<DateValue>(parseDate(turnTo ?? period?.from ?? today));
  const [turnedTo, setTurnedTo] = useState(turnTo);
  // Not by mounting it anew: the focus may have come into it with the Tab that left the typed field.
  if (turnTo !== turnedTo) {
    setTurnedTo(turnTo);
    if (turnTo) setFocused(parseDate(turnTo));
  }
  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        aria-label={label}
        className="calendar"
        visibleDuration={{ months }}
        pageBehavior="single"
        value={period && { start: parseDate(period.from), end: parseDate(period.to) }}
        focusedValue={focused}
        onFocusChange={setFocused}
        minValue={parseDate(today)}
        maxValue={parseDate(lastDay ?? addDays(today, MAX_ADVANCE_DAYS))}
        allowsNonContiguousRanges
        commitBehavior="reset"
        isDateUnavailable={(date, anchor) => isBarred(date.toString(), anchor ? anchor.toString() : null)}
        onChange={(range) => onChoose(periodOf(range))}
      >
        <Months months={months} labels={labels} locale={locale} markOf={markOf} textIdOf={textIdOf} />
        {children && <Choice>{children}</Choice>}
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
