import type { OfflineStorage, StateKey, Transaction } from "./storage";
import type { AnyTask } from "./tasks";

export interface StoredData {
  state: Map<StateKey, unknown>;
  tasks: AnyTask[];
}

function inTransaction(data: StoredData, nextSeq: () => number): Transaction {
  return {
    getState: async <T>(key: StateKey) => data.state.get(key) as T | undefined,
    putState: async (key, value) => void data.state.set(key, value),
    deleteState: async (key) => void data.state.delete(key),
    tasks: async () => [...data.tasks],
    putTask: async (task) => {
      const stored = { ...task, seq: task.seq ?? nextSeq() };
      data.tasks = [...data.tasks.filter((other) => other.seq !== stored.seq), stored].sort((a, b) => a.seq! - b.seq!);
    },
    deleteTasks: async (seqs) => void (data.tasks = data.tasks.filter((task) => !seqs.includes(task.seq!))),
  };
}

/** Stands in for one visit where the browser's database is full or forbidden. */
export function createMemoryStorage(seed?: StoredData): OfflineStorage {
  let data: StoredData = seed ?? { state: new Map(), tasks: [] };
  let seq = Math.max(0, ...data.tasks.map((task) => task.seq ?? 0));
  let last: Promise<unknown> = Promise.resolve();
  return {
    durable: () => false,
    transact(body) {
      const run = last.then(async () => {
        const draft: StoredData = { state: new Map(data.state), tasks: data.tasks };
        const value = await body(inTransaction(draft, () => (seq += 1)));
        data = draft;
        return value;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}
