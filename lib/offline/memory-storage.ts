import type { OfflineStorage, Transaction } from "./storage";
import type { OrderRecord, SyncTask } from "./tables";

export interface StoredData {
  state: Map<string, unknown>;
  tasks: SyncTask[];
  orders: OrderRecord[];
}

function inTransaction(data: StoredData, nextSeq: () => number): Transaction {
  return {
    getState: async <T>(key: string) => data.state.get(key) as T | undefined,
    putState: async (key, value) => void data.state.set(key, value),
    tasks: async () => [...data.tasks],
    putTask: async (task) => {
      const stored = { ...task, seq: task.seq ?? nextSeq() };
      data.tasks = [...data.tasks.filter((other) => other.seq !== stored.seq), stored].sort((a, b) => a.seq! - b.seq!);
    },
    deleteTasks: async (seqs) => void (data.tasks = data.tasks.filter((task) => !seqs.includes(task.seq!))),
    orders: async () => [...data.orders],
    putOrder: async (order) =>
      void (data.orders = [...data.orders.filter((other) => other.order_id !== order.order_id), order]),
    deleteOrder: async (id) => void (data.orders = data.orders.filter((order) => order.order_id !== id)),
  };
}

/** Stands in for one visit where the browser's database is full or forbidden. */
export function createMemoryStorage(seed?: StoredData): OfflineStorage {
  let data: StoredData = seed ?? { state: new Map(), tasks: [], orders: [] };
  let seq = Math.max(0, ...data.tasks.map((task) => task.seq ?? 0));
  let last: Promise<unknown> = Promise.resolve();
  return {
    transact(body) {
      const run = last.then(async () => {
        const draft: StoredData = { state: new Map(data.state), tasks: data.tasks, orders: data.orders };
        const value = await body(inTransaction(draft, () => (seq += 1)));
        data = draft;
        return value;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}
