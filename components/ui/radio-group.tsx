import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names";
import { describedBy, FieldError, type FieldTexts } from "./field";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line: what it means, when it comes. */
  note?: ReactNode;
  /** Right end of the row, e.g. a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

type Inputs = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "children">;

/**
 * Native radios in a fieldset; everything given beside the texts goes to each input (`register`, `name`, `onChange`).
 */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  className,
  ...inputs
}: Inputs & FieldTexts & { options: readonly RadioOption[]; value?: string; defaultValue?: string }) {
  const id = useId();
  const ownName = useId();
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-2 font-semibold">
        {label} {optional && <span className="ml-1 text-sm font-normal text-muted">{optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "option flex min-h-12 flex-wrap items-start gap-x-3 rounded-sm border border-control bg-raised px-4 py-3",
              option.disabled ? "cursor-not-allowed text-muted" : "cursor-pointer",
            )}
          >
            <input
              name={ownName}
              {...inputs}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? inputs.disabled}
              className="tick"
              aria-invalid={Boolean(error) || undefined}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <span className="min-w-0 flex-[1_1_6rem] leading-6">
              <span className="font-medium">{option.label}</span>
              {option.note && <span className="block text-sm text-muted">{option.note}</span>}
            </span>
            {option.aside && <span className="ml-auto leading-6 font-semibold whitespace-nowrap">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
