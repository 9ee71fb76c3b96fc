import Dexie, { type Table } from "dexie";
import { migrateToTasks } from "./migrate";
import type { OfflineStorage, StateKey, Transaction } from "./storage";
import type { AnyTask } from "./tasks";

export const DATABASE_NAME = "sezona";

class OfflineDatabase extends Dexie {
  state!: Table<{ key: StateKey; value: unknown }, StateKey>;
  tasks!: Table<AnyTask, number>;

  constructor(name: string, storeCode: () => string) {
    super(name);
    this.version(1).stores({ state: "key", tasks: "++seq,&task_id", orders: "order_id" });
    this.version(2).upgrade((transaction) => migrateToTasks(transaction, storeCode(), new Date()));
    // A table can be read by an upgrade only while it still stands.
    this.version(3).stores({ orders: null });
  }
}

function inTransaction(database: OfflineDatabase): Transaction {
  return {
    getState: async <T>(key: StateKey) => (await database.state.get(key))?.value as T | undefined,
    putState: async (key, value) => void (await database.state.put({ key, value })),
    deleteState: (key) => database.state.delete(key),
    tasks: () => database.tasks.orderBy("seq").toArray(),
    putTask: async (task) => void (await database.tasks.put(task)),
    deleteTasks: (seqs) => database.tasks.bulkDelete(seqs),
  };
}

/**
 * Cart, tasks and draft in the browser's database, shared by all tabs.
 * @param storeCode store view of what an earlier version kept without naming one
 */
export function createDexieStorage(storeCode: () => string, name = DATABASE_NAME): OfflineStorage & { close(): void } {
  const database = new OfflineDatabase(name, storeCode);
  const transaction = inTransaction(database);
  return {
    durable: () => true,
    // The scope has to be an async function: that is how Dexie knows to follow native awaits.
    transact: async (body) => database.transaction("rw", database.state, database.tasks, async () => body(transaction)),
    close: () => database.close(),
  };
}
