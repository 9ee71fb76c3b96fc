import type { OrderRecord, SyncTask } from "./tables";

/** Reads and writes of one transaction: all of them happen or none. */
export interface Transaction {
  getState<T>(key: string): Promise<T | undefined>;
  putState(key: string, value: unknown): Promise<void>;
  /** In the order of sending. */
  tasks(): Promise<SyncTask[]>;
  /** Without `seq` it goes to the end of the queue, with it the stored one is replaced. */
  putTask(task: SyncTask): Promise<void>;
  deleteTasks(seqs: number[]): Promise<void>;
  orders(): Promise<OrderRecord[]>;
  putOrder(order: OrderRecord): Promise<void>;
  deleteOrder(id: string): Promise<void>;
}

/** The body may await nothing but the transaction's own calls: IndexedDB closes a transaction that idles. */
export interface OfflineStorage {
  transact<T>(body: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** Why a write did not stick. */
export type StorageProblem = "quota" | "unavailable";

export function storageProblem(error: unknown): StorageProblem {
  const names = [error, (error as { inner?: unknown } | null)?.inner].map((entry) =>
    entry instanceof Error || entry instanceof DOMException ? entry.name : "",
  );
  return names.includes("QuotaExceededError") ? "quota" : "unavailable";
}
