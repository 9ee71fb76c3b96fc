import { emptyCart, type CartState } from "@/lib/domain/cart";
import type { OfflineStorage, Transaction } from "./storage";
import { pushLine, type LineTask, type OrderRecord, type SyncTask } from "./tables";

/** How many commands are remembered as done; one command is repeated only around a page load. */
const REMEMBERED_COMMANDS = 100;

export interface Change<R> {
  cart: CartState;
  tasks: LineTask[];
  /** Lines whose waiting tasks have become pointless. */
  cancelled?: string[];
  result: R;
}
/**
 * Lines of which a request went out without an answer: it may still arrive, after newer ones. Kept until
 * the server's cart has been read. `items` are their ids there: a moved line has another key, but the same id.
 */
export interface Doubts {
  keys: string[];
  items: string[];
}
const noDoubts: Doubts = { keys: [], items: [] };

export interface Snapshot {
  doubts: Doubts;
  cart: CartState;
  tasks: SyncTask[];
  orders: OrderRecord[];
}

export interface OutboxDeps {
  storage: OfflineStorage;
  now(): Date;
  newId(): string;
}

const readDoubts = async (transaction: Transaction): Promise<Doubts> =>
  (await transaction.getState<Doubts>("doubts")) ?? noDoubts;

async function doubt(transaction: Transaction, tasks: SyncTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const known = await readDoubts(transaction);
  const keys = new Set([...known.keys, ...tasks.map((task) => task.lineKey)]);
  const items = new Set([...known.items, ...tasks.flatMap((task) => task.item.item_id ?? [])]);
  await transaction.putState("doubts", { keys: [...keys], items: [...items] } satisfies Doubts);
}

/** Takes tasks out of the queue; those that have left without an answer stay in doubt. */
async function takeOut(transaction: Transaction, tasks: SyncTask[]): Promise<void> {
  await transaction.deleteTasks(tasks.map((task) => task.seq!));
  await doubt(
    transaction,
    tasks.filter((task) => task.transmited_at !== null),
  );
}

/** What was to be told to a server cart that is no more. */
async function forget(transaction: Transaction): Promise<void> {
  await transaction.deleteTasks((await transaction.tasks()).map((task) => task.seq!));
  await transaction.putState("doubts", noDoubts);
}

const readCart = async (transaction: Transaction): Promise<CartState> =>
  (await transaction.getState<CartState>("cart")) ?? emptyCart;

/**
 * The cart and what is still to be told to the server, always written together: a crash between
 * the two can neither lose a line's task nor send one that the cart does not show.
 */
export function createOutbox({ storage, now, newId }: OutboxDeps) {
  /** The newest task of a line replaces its older ones: quantities are absolute. */
  async function enqueue(transaction: Transaction, wanted: LineTask[]): Promise<void> {
    for (const task of wanted) {
      const older = (await transaction.tasks()).filter((other) => other.lineKey === task.lineKey);
      await takeOut(transaction, older);
      const mayBeKnown = Boolean(task.item.item_id) || older.some((other) => other.mayBeKnown);
      if (task.endpoint === "deleteCartItem" && older.length > 0 && !mayBeKnown) continue;
      const at = now().toISOString();
      await transaction.putTask({
        ...task,
        task_id: newId(),
        created_at: at,
        updated_at: at,
        attempts: 0,
        transmited_at: null,
        mayBeKnown,
      });
    }
  }

  async function cancel(transaction: Transaction, keys: string[]): Promise<void> {
    await takeOut(
      transaction,
      (await transaction.tasks()).filter((task) => keys.includes(task.lineKey)),
    );
  }

  const pendingKeys = async (transaction: Transaction): Promise<Set<string>> =>
    new Set((await transaction.tasks()).map((task) => task.lineKey));

  return {
    read: (): Promise<Snapshot> =>
      storage.transact(async (transaction) => ({
        cart: await readCart(transaction),
        tasks: await transaction.tasks(),
        orders: await transaction.orders(),
        doubts: await readDoubts(transaction),
      })),

    /**
     * Applies a change to the stored cart (not to a tab's copy, which may be behind) and queues its tasks.
     * A `commandId` that was committed before changes nothing and gives null.
     */
    commit: <R>(
      change: (cart: CartState) => Change<R>,
      commandId?: string,
    ): Promise<{ cart: CartState; result: R } | null> =>
      storage.transact(async (transaction) => {
        const applied = (await transaction.getState<string[]>("applied")) ?? [];
        if (commandId && applied.includes(commandId)) return null;
        const { cart, tasks, cancelled = [], result } = change(await readCart(transaction));
        await transaction.putState("cart", cart);
        await cancel(transaction, cancelled);
        await enqueue(transaction, tasks);
        if (commandId) await transaction.putState("applied", [...applied, commandId].slice(-REMEMBERED_COMMANDS));
        return { cart, result };
      }),

    /** Takes the oldest task and notes, before it leaves, that it is leaving. */
    claim: (): Promise<SyncTask | null> =>
      storage.transact(async (transaction) => {
        const [oldest] = await transaction.tasks();
        if (!oldest) return null;
        const { items } = await readDoubts(transaction);
        const sharesDoubt = oldest.item.item_id !== undefined && items.includes(oldest.item.item_id);
        if (oldest.transmited_at !== null || sharesDoubt) await doubt(transaction, [oldest]);
        const at = now().toISOString();
        const task = { ...oldest, attempts: oldest.attempts + 1, transmited_at: at, updated_at: at, mayBeKnown: true };
        await transaction.putTask(task);
        return task;
      }),

    /** Ends a task and applies its answer in one write. A task superseded meanwhile leaves the newer one alone. */
    settle: (task: SyncTask, apply: (cart: CartState, superseded: boolean) => CartState): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const tasks = await transaction.tasks();
        await transaction.deleteTasks(
          tasks.filter((other) => other.task_id === task.task_id).map((other) => other.seq!),
        );
        const superseded = tasks.some((other) => other.lineKey === task.lineKey && other.task_id !== task.task_id);
        const cart = apply(await readCart(transaction), superseded);
        await transaction.putState("cart", cart);
        return cart;
      }),

    /** Two tabs may open a cart at once; the first token stays. */
    keepToken: (token: string): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const cart = await readCart(transaction);
        const kept = cart.token ? cart : { ...cart, token };
        await transaction.putState("cart", kept);
        return kept;
      }),

    /** The server no longer knows the cart: every line is pushed again, into a new one. */
    forgetServerCart: (token: string): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const cart = await readCart(transaction);
        if (cart.token !== token) return cart;
        const fresh: CartState = {
          ...cart,
          token: null,
          lines: cart.lines.map((line) => ({ ...line, itemId: null, holdExpiresAt: null })),
        };
        await transaction.putState("cart", fresh);
        await forget(transaction);
        await enqueue(transaction, fresh.lines.map(pushLine));
        return fresh;
      }),

    /**
     * Lays the server's word over the cart; lines with waiting tasks and in doubt are named, so that they keep the
     * client's.
     */
    reconcile: (
      merge: (cart: CartState, pending: Set<string>, doubtful: Set<string>) => { cart: CartState; tasks: LineTask[] },
    ): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const { keys } = await readDoubts(transaction);
        const { cart, tasks } = merge(await readCart(transaction), await pendingKeys(transaction), new Set(keys));
        await transaction.putState("cart", cart);
        await transaction.putState("doubts", noDoubts);
        await enqueue(transaction, tasks);
        return cart;
      }),

    saveOrder: (order: OrderRecord): Promise<void> => storage.transact((transaction) => transaction.putOrder(order)),

    dropOrder: (id: string): Promise<void> => storage.transact((transaction) => transaction.deleteOrder(id)),

    /**
     * Notes what became of an order and, when it took the cart along, empties the cart with its tasks
     * and its token: otherwise units would be held for a cart that has become an order.
     */
    closeOrder: (order: OrderRecord, takesCart: boolean): Promise<CartState> =>
      storage.transact(async (transaction) => {
        await transaction.putOrder(order);
        const cart = await readCart(transaction);
        if (!takesCart) return cart;
        await forget(transaction);
        await transaction.putState("cart", emptyCart);
        return emptyCart;
      }),

    /** Gives the lines of a refused order back when the cart is empty; answers whether it did. */
    restoreOrder: (order: OrderRecord): Promise<boolean> =>
      storage.transact(async (transaction) => {
        await transaction.putOrder(order);
        const cart = await readCart(transaction);
        if (cart.lines.length > 0 || !order.cart) return false;
        const lines = order.cart.lines.map((line) => ({ ...line, itemId: null, holdExpiresAt: null }));
        await transaction.putState("cart", { ...cart, lines, source: order.cart.source });
        await enqueue(transaction, lines.map(pushLine));
        return true;
      }),

    readValue: <T>(key: "checkout"): Promise<T | undefined> =>
      storage.transact((transaction) => transaction.getState<T>(key)),
    writeValue: (key: "checkout", value: unknown): Promise<void> =>
      storage.transact((transaction) => transaction.putState(key, value)),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
