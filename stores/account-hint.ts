import { readStored, writeStored } from "./browser-storage";

/*
 * That somebody has logged in on this device: tokens are in cookies that no script reads. Logging out clears it with
 * all that the browser stores.
 */

const KEY = "sezona.account";

interface AccountHint {
  /** The cart is still to be made theirs. */
  connects: boolean;
}

const readHint = (): Partial<AccountHint> | null => readStored(KEY) as Partial<AccountHint> | null;

export const isConnectDue = (): boolean => readHint()?.connects === true;

export const noteLogin = (connects: boolean): void => void writeStored(KEY, { connects } satisfies AccountHint);
