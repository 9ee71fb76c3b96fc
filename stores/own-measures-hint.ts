import { readStored } from "./browser-storage";

export const OWN_MEASURES_KEY = "sezona.own-measures";

/** Whether somebody has told this device their measures; what they are is read only where they are used. */
export const hasOwnMeasures = (): boolean => readStored(OWN_MEASURES_KEY) !== null;
