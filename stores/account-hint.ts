import type { OwnGroup } from "@/lib/domain/customer-group";
import { readStored, writeStored } from "./browser-storage";
import { ACCOUNT_KEY } from "./group-hint";

/*
 * That somebody has logged in on this device: tokens are in cookies that no script reads. Logging out clears it with
 * all that the browser stores.
 */

const KEY = ACCOUNT_KEY;

interface AccountHint {
  /** Whose account, as orders name it. */
  id: string;
  /** The cart is still to be made theirs. */
  connects: boolean;
  /** When the login began, or was renewed, by this device's clock. */
  renewedAt: number;
  /** Whose prices are theirs, where these are not everybody's; and when that was heard. */
  group?: OwnGroup & { at: number };
}

const isGroup = (group: AccountHint["group"]): boolean =>
  typeof group?.id === "number" && typeof group.token === "string" && typeof group.at === "number";

function readHint(): AccountHint | null {
  const stored = readStored(KEY) as Partial<AccountHint> | null;
  return typeof stored?.id === "string" && typeof stored.renewedAt === "number"
    ? {
        id: stored.id,
        renewedAt: stored.renewedAt,
        connects: stored.connects === true,
        ...(isGroup(stored.group) && { group: stored.group }),
      }
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

export const noteLogin = (id: string, at: number, group?: OwnGroup): void =>
  void writeStored(KEY, {
    ...{ id, connects: true, renewedAt: at },
    ...(group && { group: { ...group, at } }),
  } satisfies AccountHint);
/** Null while nobody is logged in, and for whoever pays what pages say. */
export const groupNow = (): AccountHint["group"] | null => readHint()?.group ?? null;
export const noteGroup = (group: OwnGroup | undefined, at: number): void =>
  change({ group: group && { ...group, at } });
export const noteConnected = (): void => change({ connects: false });
export const noteRenewed = (at: number): void => change({ renewedAt: at });

const endings = new Set<() => void>();

export function forgetLogin(): void {
  writeStored(KEY, null);
  for (const tell of endings) tell();
}

/** Calls back once nobody is logged in any more, whichever tab has found that. @returns what ends it */
export function watchLoginEnd(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if ((key === KEY || key === null) && customerId() === null) listener();
  };
  endings.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    endings.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
