/** Base of the commerce API of the store view that is on the screen; set by `runtime.start`. */
let base = "/api";

export const setApiBase = (next: string): void => {
  base = next;
};
export const apiBaseNow = (): string => base;
