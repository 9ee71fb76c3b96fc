"use client";

import { classNames } from "./class-names";
import { IconMinus, IconPlus } from "./icons";

export interface QuantityStepperProps {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
  labels: { quantity: string; less: string; more: string };
  className?: string;
}

const side =
  "grid size-[44px] place-items-center text-ink hover:bg-surface disabled:text-muted disabled:hover:bg-transparent";

/** Two buttons and a spoken number; the number itself is a spin button for the keyboard. */
export function QuantityStepper({
  value,
  min = 1,
  max = 99,
  onChange,
  disabled = false,
  labels,
  className,
}: QuantityStepperProps) {
  const set = (wanted: number) => {
    const next = Math.min(Math.max(wanted, min), max);
    if (next !== value) onChange(next);
  };
  const steps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: min,
    End: max,
  };
  return (
    <div className={classNames("inline-flex items-center rounded-sm border border-control bg-raised", className)}>
      <button
        type="button"
        tabIndex={-1}
        className={side}
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <IconMinus className="size-4" />
      </button>
      <span
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={labels.quantity}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-disabled={disabled || undefined}
        className="min-w-8 rounded-sm text-center font-semibold"
        onKeyDown={(event) => {
          const next = steps[event.key];
          if (next === undefined || disabled) return;
          event.preventDefault();
          set(next);
        }}
      >
        {value}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={side}
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <IconPlus className="size-4" />
      </button>
    </div>
  );
}
