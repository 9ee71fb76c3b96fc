import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconWarning } from "./icons";

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The longest message that may come: it has its room from the start, so that none moves what a finger is to hit. */
  room?: string | undefined;
  /** "nepovinné" beside the label; required is the rule and stays unmarked. */
  optional?: string;
}

/** Ids that tie a control to its hint and error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">): string | undefined =>
  classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined;

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
      <IconWarning className="mt-0.5 size-4 flex-none" />
      <span>{children}</span>
    </p>
  );
}

/** As high as a message with this text. Drawn by the style sheet: nothing that is read or found. */
export const Room = ({ text }: { text: string }) => <span className="field-room text-sm" data-room={text} />;

/**
 * Label above, hint and error below: never a placeholder in place of a label. Hint and error share one place, as high
 * as the higher of them; the hint stays for who listens.
 */
export function Field({
  id,
  label,
  hint,
  error,
  room,
  optional,
  className,
  children,
}: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label} {optional && <span className="ml-1 text-sm font-normal text-muted">{optional}</span>}
      </label>
      {children}
      {(hint || error || room) && (
        <div className="grid *:[grid-area:1/1]">
          {hint && (
            <p id={`${id}-hint`} className={classNames("text-sm text-muted", Boolean(error) && "invisible")}>
              {hint}
            </p>
          )}
          {error && <FieldError id={id}>{error}</FieldError>}
          {room && <Room text={room} />}
        </div>
      )}
    </div>
  );
}
