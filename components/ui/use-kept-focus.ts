import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * Keeps the focus within a part of the page whose pressed button goes away with what it did: without this it would
 * fall to the page's start. Focus that is elsewhere is never touched.
 * @param next what of the part takes the focus then
 */
export function useKeptFocus<T extends HTMLElement>(next: (part: T) => HTMLElement | null) {
  const part = useRef<T>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.isConnected || !part.current) return;
    focused.current = null;
    if (document.activeElement === document.body || document.activeElement === null) next(part.current)?.focus();
  });
  return {
    ref: part,
    onFocus: (event: FocusEvent) => void (focused.current = event.target),
    onBlur: () => void (focused.current = null),
  };
}
