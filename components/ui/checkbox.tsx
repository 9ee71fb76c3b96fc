import { useId, type ComponentProps } from "react";
import { classNames } from "./class-names";
import { describedBy, FieldError, Room, type FieldTexts } from "./field";

export function Checkbox({
  label,
  hint,
  error,
  room,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & Omit<FieldTexts, "optional">) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="tick"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {(error || room) && (
        <div className="grid *:[grid-area:1/1]">
          {error && <FieldError id={id}>{error}</FieldError>}
          {room && <Room text={room} />}
        </div>
      )}
    </div>
  );
}
