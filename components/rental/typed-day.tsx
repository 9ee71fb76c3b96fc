"use client";

import { useEffect, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import type { Day } from "@/lib/contract";
import { civilDay } from "@/lib/domain/days";
import { parseTypedDay } from "@/lib/domain/rental-period";

const NBSP = "\u00A0";

/** "12. 2. 2027": as Czechs write it and as it can be typed back in every language. */
export function writeDay(day: Day): string {
  const { year, month, day: number } = civilDay(day);
  return `${number}.${NBSP}${month}.${NBSP}${year}`;
}

export interface TypedDayProps {
  label: string;
  hint?: string;
  value: Day | null;
  today: Day;
  /** Said when the text is no day. */
  invalid: string;
  onChange: (day: Day | null) => void;
  autoFocus?: boolean;
}

/** A day typed by hand; read when the field is left or Enter is pressed, so nothing nags while typing. */
export function TypedDay({ label, hint, value, today, invalid, onChange }: TypedDayProps) {
  const [text, setText] = useState(value ? writeDay(value) : "");
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    setText(value ? writeDay(value) : "");
    setWrong(false);
  }, [value]);

  const read = () => {
    const typed = text.trim();
    const day = typed === "" ? null : parseTypedDay(typed, today);
    setWrong(typed !== "" && day === null);
    if (day) setText(writeDay(day));
    if ((day || typed === "") && day !== value) onChange(day);
  };

  return (
    <TextField
      label={label}
      hint={hint}
      error={wrong ? invalid : undefined}
      value={text}
      inputMode="text"
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          read();
        }
      }}
    />
  );
}
