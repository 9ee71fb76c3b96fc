import { createMemoryStorage, type StoredData } from "./memory-storage";
import { storageProblem, type OfflineStorage, type StorageProblem } from "./storage";

/** Keys that `StoredData.state` may hold; the memory copy starts from them. */
export const STATE_KEYS = ["cart", "applied", "doubts", "checkout"] as const;

async function readAll(primary: OfflineStorage): Promise<StoredData> {
  return primary.transact(async (transaction) => {
    const state = new Map<string, unknown>();
    for (const key of STATE_KEYS) {
      const value = await transaction.getState(key);
      if (value !== undefined) state.set(key, value);
    }
    return { state, tasks: await transaction.tasks(), orders: await transaction.orders() };
  });
}

/** An error thrown by the caller's own code must not look like a broken database. */
const isStorageError = (error: unknown): boolean =>
  error instanceof Error || error instanceof DOMException
    ? /Quota|OpenFailed|MissingAPI|InvalidState|UnknownError|DatabaseClosed|VersionError|SecurityError|AbortError/u.test(
        `${error.name} ${(error as { inner?: Error }).inner?.name ?? ""}`,
      )
    : false;

/**
 * When the browser's database refuses a write, the visit goes on in memory with all that could be read:
 * the cart works and is still sent, only a reload would lose what came after. `onProblem` says so once.
 */
export function createResilientStorage(
  primary: OfflineStorage,
  onProblem: (problem: StorageProblem) => void,
): OfflineStorage & { durable(): boolean } {
  let fallback: Promise<OfflineStorage> | null = null;
  const fallBack = (error: unknown): Promise<OfflineStorage> => {
    fallback ??= readAll(primary).then(createMemoryStorage, () => createMemoryStorage());
    onProblem(storageProblem(error));
    return fallback;
  };
  return {
    durable: () => fallback === null,
    async transact(body) {
      if (fallback) return (await fallback).transact(body);
      try {
        return await primary.transact(body);
      } catch (error) {
        if (!isStorageError(error)) throw error;
        const memory = await (fallback ?? fallBack(error));
        return memory.transact(body);
      }
    },
  };
}
