import Dexie, { type Table } from "dexie";
import type { OfflineStorage, Transaction } from "./storage";
import type { OrderRecord, SyncTask } from "./tables";

export const DATABASE_NAME = "sezona";

class OfflineDatabase extends Dexie {
  state!: Table<{ key: string; value: unknown }, string>;
  tasks!: Table<SyncTask, number>;
  orders!: Table<OrderRecord, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ state: "key", tasks: "++seq,&task_id", orders: "order_id" });
  }
}

function inTransaction(database: OfflineDatabase): Transaction {
  return {
    getState: async <T>(key: string) => (await database.state.get(key))?.value as T | undefined,
    putState: async (key, value) => void (await database.state.put({ key, value })),
    tasks: () => database.tasks.orderBy("seq").toArray(),
    putTask: async (task) => void (await database.tasks.put(task)),
    deleteTasks: (seqs) => database.tasks.bulkDelete(seqs),
    orders: () => database.orders.toArray(),
    putOrder: async (order) => void (await database.orders.put(order)),
    deleteOrder: (id) => database.orders.delete(id),
  };
}

/** Cart, tasks and orders in the browser's database, shared by all tabs. */
export function createDexieStorage(name = DATABASE_NAME): OfflineStorage & { close(): void } {
  const database = new OfflineDatabase(name);
  const transaction = inTransaction(database);
  return {
    // The scope has to be an async function: that is how Dexie knows to follow native awaits.
    transact: async (body) =>
      database.transaction("rw", database.state, database.tasks, database.orders, async () => body(transaction)),
    close: () => database.close(),
  };
}
