import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";

/**
 * Enter follows the suggestion that is reached, where it can be seen; else it is the form's, and the list would keep it
 * to itself.
 */
function submitWritten(event: KeyboardEvent<HTMLElement>, isShown: boolean): void {
  const { target } = event;
  if (event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (isShown && target.hasAttribute("aria-activedescendant")) return;
  event.stopPropagation();
  target.form?.requestSubmit();
}

/**
 * Whether suggestions are shown. In a dialog they always are; over a page they open with the field, and close with
 * Escape, with a press beside them and when the focus goes on.
 */
export function useOpening(form: RefObject<HTMLFormElement | null>, overPage: boolean) {
  const [isOpen, setOpen] = useState(true);
  const isShown = !overPage || isOpen;
  useEffect(() => {
    if (!overPage || !isOpen) return;
    const press = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [form, overPage, isOpen]);
  return {
    isOpen: isShown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** A press on a suggestion takes the focus from the field and gives it to nothing. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
    onKey: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Enter") submitWritten(event, isShown);
      else if (event.key !== "Escape") setOpen(true);
      else if (overPage && isOpen) {
        // Once more empties the field, as everywhere.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }
    },
  };
}
