import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldTexts } from "./field";

/** Works plain in a server-rendered form and with `{...register("name")}`. */
export function TextField({
  label,
  hint,
  error,
  room,
  optional,
  className,
  ...rest
}: ComponentProps<"input"> & FieldTexts) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} room={room} optional={optional} className={className}>
      <input
        type="text"
        {...rest}
        id={id}
        className="input"
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  room,
  optional,
  className,
  ...rest
}: ComponentProps<"textarea"> & FieldTexts) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} room={room} optional={optional} className={className}>
      <textarea
        {...rest}
        id={id}
        className="input"
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}
