import type { AnyTask } from "./tasks";

/** Reads and writes of one transaction: all of them happen or none. */
export interface Transaction {
  getState<T>(key: StateKey): Promise<T | undefined>;
  putState(key: StateKey, value: unknown): Promise<void>;
  deleteState(key: StateKey): Promise<void>;
  /** In the order of making. */
  tasks(): Promise<AnyTask[]>;
  /** Without `seq` it goes to the end of the queue, with it the stored one is replaced. */
  putTask(task: AnyTask): Promise<void>;
  deleteTasks(seqs: number[]): Promise<void>;
}

/** Records beside the tasks: the cart, commands done lately, lines in doubt, the checkout's draft. */
export const STATE_KEYS = ["cart", "applied", "doubts", "draft", "synced", "pulled"] as const;
export type StateKey = (typeof STATE_KEYS)[number];

/**
 * The body may await nothing but the transaction's own calls: IndexedDB closes a transaction that idles. It may be
 * run again, when the storage had to make room first.
 */
export interface OfflineStorage {
  transact<T>(body: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** What is written now survives a reload. */
  durable(): boolean;
}

/** Why a write did not stick. */
export type StorageProblem = "quota" | "unavailable";

export function storageProblem(error: unknown): StorageProblem {
  const names = [error, (error as { inner?: unknown } | null)?.inner].map((entry) =>
    entry instanceof Error || entry instanceof DOMException ? entry.name : "",
  );
  return names.includes("QuotaExceededError") ? "quota" : "unavailable";
}
