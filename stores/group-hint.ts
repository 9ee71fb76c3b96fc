import { readStored } from "./browser-storage";

/** Where it is kept that somebody has logged in on this device (`account-hint.ts`). */
export const ACCOUNT_KEY = "sezona.account";

/** Whether whoever is logged in pays other prices than pages say: for everybody else nothing more is loaded. */
export const hasGroup = (): boolean => (readStored(ACCOUNT_KEY) as { group?: unknown } | null)?.group !== undefined;
