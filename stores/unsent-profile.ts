import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Profile, ShopError } from "@/lib/contract";
import { isKind, isWaiting, type Snapshot } from "@/lib/offline";

/** A change of a customer's data that this device keeps until the shop has it, or its writer has let it go. */
export interface UnsentProfile {
  id: string;
  customer: string;
  profile: Profile;
  known: Profile;
  /** Goes out by itself; otherwise `error` says why it did not, and its writer decides. */
  isWaiting: boolean;
  error: ShopError | null;
}

export const unsentProfileStore = createStore<{ unsent: UnsentProfile | null }>(() => ({ unsent: null }));

/** Takes over what is stored now: of several changes the newest. */
export function showUnsentProfile({ tasks }: Pick<Snapshot, "tasks">): void {
  const task = tasks.findLast((each) => isKind(each, "profile"));
  const { unsent } = unsentProfileStore.getState();
  const isSame = task
    ? unsent?.id === task.task_id && unsent.isWaiting === isWaiting(task) && unsent.error?.code === task.error?.code
    : unsent === null;
  if (isSame) return;
  unsentProfileStore.setState({
    unsent: task
      ? { id: task.task_id, ...task.payload, isWaiting: isWaiting(task), error: isWaiting(task) ? null : task.error }
      : null,
  });
}

/** Only for whose it is. */
export const useUnsentProfile = (customer: string): UnsentProfile | null =>
  useStore(unsentProfileStore, ({ unsent }) => (unsent?.customer === customer ? unsent : null));
