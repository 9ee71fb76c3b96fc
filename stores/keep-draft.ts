import { isClosed, type Draft, type Snapshot } from "@/lib/offline";
import { adoptDraft, clearCheckout, draftOf, mergeDrafts, restoreCheckout, type CheckoutStore } from "./checkout";

export interface DraftKeeperDeps {
  store: CheckoutStore;
  /** Stores it beside what other tabs have typed; the answer is what is stored then. */
  write(draft: Draft): Promise<Draft | null>;
  /** The order that this tab has tried to place without learning what became of it. */
  tried(): string | null;
  /** The order that was in the making here has left the checkout, by this tab or another. */
  onClosed(orderId: string): void;
  onFault(error: unknown): void;
}

/**
 * Keeps the checkout's draft and the stored one the same, in this tab and in all others. Copies are merged by field
 * (`lib/domain/typed-last.ts`), so nothing typed gives way to something older, however late a write is, or if it fails.
 */
export function createDraftKeeper({ store, write, tried, onClosed, onFault }: DraftKeeperDeps) {
  /** A change that comes from storage was not typed here and must not go back there. */
  let adopting = false;
  let started = false;
  let changed = false;
  let writing = false;

  const silently = (change: () => void): void => {
    adopting = true;
    change();
    adopting = false;
  };

  /** What changes during a write is written after it, as one; what could not be written is tried again. */
  async function writeLatest(): Promise<void> {
    if (writing || !started) return;
    writing = true;
    try {
      while (changed) {
        changed = false;
        const stored = await write(draftOf(store.getState()));
        if (stored) silently(() => adoptDraft(stored, store));
      }
    } catch (error) {
      changed = true;
      throw error;
    } finally {
      writing = false;
    }
  }

  store.subscribe((state, before) => {
    // What is typed is heard of once: with its time.
    if (adopting || (state.typedAt === before.typedAt && state.orderId === before.orderId)) return;
    changed = true;
    writeLatest().catch(onFault);
  });

  return {
    /**
     * Shows what was kept from before, and writes from now on what changes.
     * @param left what this tab could not write any more before it was loaded again
     */
    start(stored: Draft | null, left: Draft | null): void {
      const kept = left && stored ? mergeDrafts(left, stored) : (left ?? stored);
      silently(() => restoreCheckout(kept, store));
      started = true;
      changed ||= left !== null;
      writeLatest().catch(onFault);
    },

    /** What is not stored yet. */
    unwritten: (): Draft | null => (changed || writing ? draftOf(store.getState()) : null),

    /** Follows what is stored. */
    follow({ tasks, draft }: Pick<Snapshot, "tasks" | "draft">): void {
      const triedId = tried();
      // Also while the tab still starts: the order of before a reload may be the first that goes out.
      if (triedId !== null && isClosed(tasks, triedId)) onClosed(triedId);
      const { orderId } = store.getState();
      if (!started) return;
      if (orderId !== null && isClosed(tasks, orderId)) {
        silently(() => clearCheckout(store));
        changed = false;
        onClosed(orderId);
      }
      if (draft !== null && !isClosed(tasks, draft.orderId)) silently(() => adoptDraft(draft, store));
      writeLatest().catch(onFault);
    },
  };
}
