import type { OfflineStorage, Transaction } from "./storage";
import { isKind, type AnyTask, type Draft, type SyncTask } from "./tasks";

/* The checkout's draft inside one transaction. */

export const draftOf = async (transaction: Transaction): Promise<Draft | null> =>
  (await transaction.getState<Draft>("draft")) ?? null;

export const findOrder = (tasks: readonly AnyTask[], orderId: string | null): SyncTask<"order"> | undefined =>
  tasks.filter((task) => isKind(task, "order")).find((task) => task.task_id === orderId);

/** The order has left the checkout: it stands, or waits with the cart's things. Its draft is of no more use. */
export const hasLeft = ({ state, payload }: SyncTask<"order">): boolean =>
  state === "done" || (payload.tookCart && state !== "refused");

export function isClosed(tasks: readonly AnyTask[], orderId: string | null): boolean {
  const task = findOrder(tasks, orderId);
  return task !== undefined && hasLeft(task);
}

/**
 * Keeps what a tab has typed, beside what others have typed meanwhile. A draft whose order has left the checkout is not
 * written any more; the answer is then what is stored instead.
 */
export const saveDraft = (
  storage: Pick<OfflineStorage, "transact">,
  draft: Draft,
  merge: (own: Draft, stored: Draft) => Draft,
): Promise<Draft | null> =>
  storage.transact(async (transaction) => {
    const stored = await draftOf(transaction);
    if (isClosed(await transaction.tasks(), draft.orderId)) return stored;
    const merged = stored ? merge(draft, stored) : draft;
    const kept: Draft = { ...merged, revision: Math.max(stored?.revision ?? 0, draft.revision) + 1 };
    await transaction.putState("draft", kept);
    return kept;
  });

/** Ends the draft of an order. */
export async function closeDraft(transaction: Transaction, orderId: string): Promise<Draft | null> {
  const draft = await draftOf(transaction);
  if (draft?.orderId !== orderId) return null;
  await transaction.deleteState("draft");
  return draft;
}
