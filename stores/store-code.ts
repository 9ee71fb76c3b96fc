/** Store view that is on the screen; set by `runtime.start`. */
let shown = "main";

export const setStoreCode = (storeCode: string): void => {
  shown = storeCode;
};
export const storeCodeNow = (): string => shown;
