"use client";

import { useId } from "react";
import { countText, type CountForms } from "@/components/ui/text";
import { type UnitState, unitState } from "@/lib/domain/availability";

export interface Size {
  value: string;
  label: string;
  /** Units free in the chosen days; null while no days are chosen or the answer is on its way. */
  free: number | null;
  /** No such combination exists; a taken size may still be chosen, to see when and where it is free. */
  disabled?: boolean;
  /** Nothing of it can be had in these days, however many are free: why, in a word or two. */
  barred?: string | undefined;
  /** It suits the renter's own measures. */
  isOwn?: boolean | undefined;
}

export interface SizePickerProps {
  label: string;
  sizes: readonly Size[];
  value: string | null;
  onChange: (value: string) => void;
  locale: string;
  labels: { free: CountForms; last: string; taken: string; own?: { mark: string } };
}

/** Native radios under the boxes: arrows, forms and screen readers work as everywhere. */
export function SizePicker({ label, sizes, value, onChange, locale, labels }: SizePickerProps) {
  const name = useId();
  const notes: Record<UnitState, (free: number) => string | null> = {
    unknown: () => null,
    free: (free) => countText(free, labels.free, locale),
    last: () => labels.last,
    taken: () => labels.taken,
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => {
          const state = size.barred ? "taken" : unitState(size.free);
          const note = size.barred ?? notes[state](size.free ?? 0);
          return (
            <label key={size.value} className="size" data-state={state}>
              <input
                type="radio"
                name={name}
                value={size.value}
                checked={size.value === value}
                disabled={size.disabled}
                onChange={() => onChange(size.value)}
              />
              <span className="size-label">{size.label}</span>
              {size.isOwn && <span className="size-own">{labels.own?.mark}</span>}
              {note && <span className="size-note">{note}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
