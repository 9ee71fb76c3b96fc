import type { MouseEvent as ReactMouseEvent } from "react";

/** A press that means "take me there": any other opens a tab, a window or a menu, and that is the browser's matter. */
export const isPlainPress = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
