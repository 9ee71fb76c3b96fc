import { readStored, writeStored } from "./browser-storage";

/*
 * That somebody has logged in on this device: tokens are in cookies that no script reads. Logging out clears it with
 * all that the browser stores.
 */

const KEY = "sezona.account";

interface AccountHint {
  /** Whose account, as orders name it. */
  id: string;
  /** The cart is still to be made theirs. */
  connects: boolean;
  /** When the login began, or was renewed, by this device's clock. */
  renewedAt: number;
}

function readHint(): AccountHint | null {
  const stored = readStored(KEY) as Partial<AccountHint> | null;
  return typeof stored?.id === "string" && typeof stored.renewedAt === "number"
    ? { id: stored.id, renewedAt: stored.renewedAt, connects: stored.connects === true }
    : null;
}

function change(changed: Partial<AccountHint>): void {
  const hint = readHint();
  if (hint) writeStored(KEY, { ...hint, ...changed });
}

/** Null while nobody is logged in. */
export const customerId = (): string | null => readHint()?.id ?? null;
export const renewedAt = (): number | null => readHint()?.renewedAt ?? null;
export const isConnectDue = (): boolean => readHint()?.connects === true;

export const noteLogin = (id: string, at: number): void =>
  void writeStored(KEY, { id, connects: true, renewedAt: at } satisfies AccountHint);
export const noteConnected = (): void => change({ connects: false });
export const noteRenewed = (at: number): void => change({ renewedAt: at });
export const forgetLogin = (): void => void writeStored(KEY, null);
