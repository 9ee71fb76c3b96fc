import { createMemoryStorage, type StoredData } from "./memory-storage";
import { STATE_KEYS, type StateKey, storageProblem, type OfflineStorage, type StorageProblem } from "./storage";

export interface Rescue {
  /**
   * Ways to make room, the cheapest loss first: what is kept only to be faster or to be read offline goes before
   * anything that the shopper did.
   */
  makeRoom: readonly (() => Promise<void>)[];
  /** Nothing helped: the visit goes on in memory. Said once. */
  onProblem(problem: StorageProblem): void;
}

async function readAll(primary: OfflineStorage): Promise<StoredData> {
  return primary.transact(async (transaction) => {
    const state = new Map<StateKey, unknown>();
    for (const key of STATE_KEYS) {
      const value = await transaction.getState(key);
      if (value !== undefined) state.set(key, value);
    }
    return { state, tasks: await transaction.tasks() };
  });
}

const STORAGE_ERROR =
  /Quota|OpenFailed|MissingAPI|InvalidState|UnknownError|DatabaseClosed|VersionError|SecurityError|AbortError/u;

/** An error thrown by the caller's own code must not look like a broken database. */
const isStorageError = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) &&
  STORAGE_ERROR.test(`${error.name} ${(error as { inner?: Error }).inner?.name ?? ""}`);

/**
 * A full database first gives up caches. When that does not help, or it can't be used at all, the visit goes on in
 * memory with all that could be read: the cart works and is still sent, only a reload would lose what came after.
 */
export function createResilientStorage(primary: OfflineStorage, { makeRoom, onProblem }: Rescue): OfflineStorage {
  let fallback: Promise<OfflineStorage> | null = null;
  const left = [...makeRoom];
  const fallBack = (error: unknown): Promise<OfflineStorage> => {
    fallback ??= readAll(primary).then(createMemoryStorage, () => createMemoryStorage());
    onProblem(storageProblem(error));
    return fallback;
  };

  async function transact<T>(body: Parameters<typeof primary.transact<T>>[0]): Promise<T> {
    if (fallback) return (await fallback).transact(body);
    try {
      return await primary.transact(body);
    } catch (error) {
      if (!isStorageError(error)) throw error;
      const free = storageProblem(error) === "quota" ? left.shift() : undefined;
      if (free) {
        // Whatever hinders it, the write itself says whether there is room now.
        await free().catch(() => undefined);
        return transact(body);
      }
      return (await (fallback ?? fallBack(error))).transact(body);
    }
  }
  return { transact, durable: () => fallback === null && primary.durable() };
}
