import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldTexts } from "./field";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The system's own list: it is the accessible one, and costs no script. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  className,
  ...rest
}: ComponentProps<"select"> & FieldTexts & { options: readonly SelectOption[] }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <select
        {...rest}
        id={id}
        className="input"
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
