import { isClosed, type Draft, type Snapshot } from "@/lib/offline";
import { adoptDraft, clearCheckout, draftOf, type CheckoutStore } from "./checkout";

export interface DraftKeeperDeps {
  store: CheckoutStore;
  /** Stores it; the answer is what is stored then: the same, or what other tabs have made of it. */
  write(draft: Draft): Promise<Draft | null>;
  /** The order that this tab has tried to place without learning what became of it. */
  tried(): string | null;
  /** The order that was in the making here has left the checkout, by this tab or another. */
  onClosed(orderId: string): void;
  onFault(error: unknown): void;
}

/** Keeps the checkout's draft and the stored one the same, in this tab and in all others. */
export function createDraftKeeper({ store, write, tried, onClosed, onFault }: DraftKeeperDeps) {
  /** A change that comes from storage must not go back there. */
  let adopting = false;
  let changed = false;
  let writing = false;

  const silently = (change: () => void): void => {
    adopting = true;
    change();
    adopting = false;
  };

  async function writeLatest(): Promise<void> {
    writing = true;
    try {
      while (changed) {
        changed = false;
        const draft = draftOf(store.getState());
        const stored = await write(draft);
        // What was typed meanwhile is written in the next round.
        if (changed || stored === null) continue;
        if (stored.orderId === draft.orderId) silently(() => store.setState({ revision: stored.revision }));
        else silently(() => adoptDraft(stored, store));
      }
    } finally {
      writing = false;
    }
  }

  return {
    /** Writes what changes from now on; what changes during a write is written after it, as one. */
    start: (): (() => void) =>
      store.subscribe(() => {
        if (adopting) return;
        changed = true;
        if (!writing) writeLatest().catch(onFault);
      }),

    /** Follows what is stored. */
    follow({ tasks, draft }: Pick<Snapshot, "tasks" | "draft">): void {
      const triedId = tried();
      // Also while the tab still starts: the order of before a reload may be the first that goes out.
      if (triedId !== null && isClosed(tasks, triedId)) onClosed(triedId);
      const { orderId, ready } = store.getState();
      if (!ready) return;
      if (orderId !== null && isClosed(tasks, orderId)) {
        silently(() => clearCheckout(store));
        onClosed(orderId);
      }
      const own = store.getState();
      const isNewer = draft !== null && (draft.orderId !== own.orderId || draft.revision > own.revision);
      if (isNewer && !changed && !writing) silently(() => adoptDraft(draft, store));
    },
  };
}
