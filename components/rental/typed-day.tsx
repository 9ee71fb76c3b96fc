"use client";

import { useEffect, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import type { Day } from "@/lib/contract";
import { parseTypedDay, writeTypedDay } from "@/lib/domain/typed-day";
import type { Locale } from "@/lib/store-views";

export interface TypedDayProps {
  label: string;
  hint?: string;
  locale: Locale;
  value: Day | null;
  today: Day;
  /** Said when the text is no day. */
  invalid: string;
  onChange: (day: Day | null) => void;
  /** Told whether the field holds text that is no day; has to be the same function at every render. */
  onUnread?: (unread: boolean) => void;
  /** Enter on text that is a day. */
  onEnter?: (day: Day) => void;
}

/** A day typed by hand; read when the field is left or Enter is pressed, so nothing nags while typing. */
export function TypedDay({ label, hint, locale, value, today, invalid, onChange, onUnread, onEnter }: TypedDayProps) {
  const written = value ? writeTypedDay(value, locale) : "";
  const [text, setText] = useState(written);
  const [wrong, setWrong] = useState(false);
  const typed = text.trim();
  const day = parseTypedDay(typed, today, locale);
  const unread = typed !== "" && day === null;

  useEffect(() => {
    setText(written);
    setWrong(false);
  }, [written]);

  useEffect(() => onUnread?.(unread), [onUnread, unread]);

  const read = () => {
    setWrong(unread);
    if (day) setText(writeTypedDay(day, locale));
    if (!unread && day !== value) onChange(day);
  };

  return (
    <TextField
      label={label}
      hint={hint}
      error={wrong ? invalid : undefined}
      room={invalid}
      value={text}
      inputMode="text"
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          read();
          if (day) onEnter?.(day);
        }
      }}
    />
  );
}
