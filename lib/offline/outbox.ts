import type { CartLine, CartState } from "@/lib/domain/cart";
import { draftOf } from "./draft";
import {
  cancelLines,
  clearDoubts,
  enqueueLines,
  forgetLines,
  leaveLines,
  pendingKeys,
  pushAllAnew,
  readCart,
  readDoubts,
  type Doubts,
  type Making,
} from "./lines";
import { enqueueChecks } from "./stock-checks";
import type { OfflineStorage, Transaction } from "./storage";
import { noteSynced, type Synced } from "./synced";
import { isKind, isToldOf, nextTask, type AnyTask, type Draft, type LineWish } from "./tasks";

/** How many commands are remembered as done; one command is repeated only around a page load. */
const REMEMBERED_COMMANDS = 100;

export interface Change<R> {
  cart: CartState;
  tasks: LineWish[];
  /** Lines whose waiting tasks have become pointless. */
  cancelled?: string[];
  /** Lines whose stock the shop is to be asked about. */
  checks?: readonly CartLine[];
  result: R;
}

export interface Snapshot {
  cart: CartState;
  tasks: AnyTask[];
  doubts: Doubts;
  draft: Draft | null;
  synced: Synced | null;
}

export interface OutboxDeps extends Making {
  storage: OfflineStorage;
  /** Whether the server is not to hear of a cart that it doesn't know yet; nothing is kept back without it. */
  keepsCartBack?(): boolean;
}

/** What is to be written over a task; null removes it. */
export type TaskChange = Partial<Omit<AnyTask, "seq" | "task_id" | "kind">> | null;

async function putChange(transaction: Transaction, task: AnyTask, change: TaskChange, at: Date): Promise<void> {
  if (change === null) return transaction.deleteTasks([task.seq!]);
  // The kind stays, so the payload and the result stay those of the kind.
  await transaction.putTask({ ...task, ...change, updated_at: at.toISOString() } as AnyTask);
}

/**
 * The cart, the draft of the order and what is still to be told to the server, always written together: a crash
 * between them can neither lose a task nor send one that the screen does not show.
 */
export function createOutbox({ storage, keepsCartBack = () => false, ...making }: OutboxDeps) {
  const { now } = making;

  /** The stored task, when it is still the one that left. */
  const current = async (transaction: Transaction, taskId: string): Promise<AnyTask | undefined> =>
    (await transaction.tasks()).find((task) => task.task_id === taskId);

  /** What was still to be told to the server's cart, which is the order's now, or another shop's. */
  const leaveCart = (transaction: Transaction, { token, storeCode }: CartState, after: CartState): Promise<void> =>
    token !== null && storeCode !== null && after.storeCode !== null && !making.isOneShop(storeCode, after.storeCode)
      ? leaveLines(transaction, token)
      : forgetLines(transaction);

  return {
    making,
    transact: storage.transact,
    durable: storage.durable,

    read: (): Promise<Snapshot> =>
      storage.transact(async (transaction) => ({
        cart: await readCart(transaction),
        tasks: await transaction.tasks(),
        doubts: await readDoubts(transaction),
        draft: await draftOf(transaction),
        synced: (await transaction.getState<Synced>("synced")) ?? null,
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
        const before = await readCart(transaction);
        const { cart, tasks, cancelled = [], checks = [], result } = change(before);
        await transaction.putState("cart", cart);
        if (before.token !== null && cart.token === null) await leaveCart(transaction, before, cart);
        await cancelLines(transaction, cancelled);
        const storeCode = cart.storeCode ?? before.storeCode;
        if (storeCode !== null) {
          await enqueueLines(transaction, tasks, storeCode, making);
          await enqueueChecks(transaction, checks, storeCode, making);
        }
        if (commandId) await transaction.putState("applied", [...applied, commandId].slice(-REMEMBERED_COMMANDS));
        return { cart, result };
      }),

    /**
     * Takes the task whose turn it is and notes, before it leaves, that it is leaving.
     * @param leave what its kind notes beside that
     */
    claim: (leave: (transaction: Transaction, task: AnyTask) => Promise<AnyTask>): Promise<AnyTask | null> =>
      storage.transact(async (transaction) => {
        const tasks = await transaction.tasks();
        const kept = keepsCartBack() && !isToldOf(await readCart(transaction), tasks);
        const next = nextTask(kept ? tasks.filter((task) => !isKind(task, "cart-line")) : tasks, now());
        if (!next) return null;
        const left = await leave(transaction, next);
        const at = now().toISOString();
        const task = { ...left, attempts: left.attempts + 1, transmited_at: at, updated_at: at };
        await transaction.putTask(task);
        return task;
      }),

    /** Ends a task, or changes it, together with what the answer changes beside it. */
    settle: <R>(
      task: AnyTask,
      apply: (transaction: Transaction) => Promise<{ change: TaskChange; result: R }>,
    ): Promise<{ cart: CartState; result: R }> =>
      storage.transact(async (transaction) => {
        const { change, result } = await apply(transaction);
        const stored = await current(transaction, task.task_id);
        if (stored) await putChange(transaction, stored, change, now());
        await noteSynced(transaction, now());
        return { cart: await readCart(transaction), result };
      }),

    /** Changes one task, if it is still there. */
    change: (taskId: string, change: (task: AnyTask) => TaskChange): Promise<void> =>
      storage.transact(async (transaction) => {
        const task = await current(transaction, taskId);
        if (task) await putChange(transaction, task, change(task), now());
      }),

    /** Nothing that waits has to wait longer: the network has returned. */
    wake: (): Promise<void> =>
      storage.transact(async (transaction) => {
        for (const task of await transaction.tasks())
          if (task.next_at !== null) await transaction.putTask({ ...task, next_at: null });
      }),

    /** Two tabs may open a cart at once; the first token stays. */
    keepToken: (token: string): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const cart = await readCart(transaction);
        const kept = cart.token ? cart : { ...cart, token };
        await transaction.putState("cart", kept);
        return kept;
      }),

    /** The same of a cart that was not begun here, and is filled in some store view. */
    adoptCart: (token: string, storeCode: string): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const cart = await readCart(transaction);
        const kept = { ...cart, token: cart.token ?? token, storeCode: cart.storeCode ?? storeCode };
        await transaction.putState("cart", kept);
        return kept;
      }),

    /** The server no longer knows the cart: every line is pushed again, into a new one. */
    forgetServerCart: (token: string): Promise<CartState> =>
      storage.transact(async (transaction) => {
        const cart = await readCart(transaction);
        return cart.token === token ? pushAllAnew(transaction, cart, making) : cart;
      }),

    /**
     * Lays the server's word over the cart; lines with waiting tasks and in doubt are named, so that they keep the
     * client's. `first`: it is the first word on this cart that had something in it. An answer about a cart that is not
     * this browser's any more (ordered in another tab, left with a logout) changes nothing.
     */
    reconcile: (
      token: string,
      merge: (cart: CartState, pending: Set<string>, doubts: Doubts) => { cart: CartState; tasks: LineWish[] },
    ): Promise<{ cart: CartState; first: boolean }> =>
      storage.transact(async (transaction) => {
        const before = await readCart(transaction);
        if (before.token !== token) return { cart: before, first: false };
        const { cart, tasks } = merge(before, await pendingKeys(transaction), await readDoubts(transaction));
        await transaction.putState("cart", cart);
        await clearDoubts(transaction);
        if (before.storeCode !== null) await enqueueLines(transaction, tasks, before.storeCode, making);
        await noteSynced(transaction, now());
        const first = cart.lines.length > 0 && (await transaction.getState("pulled")) !== cart.token;
        if (first) await transaction.putState("pulled", cart.token);
        return { cart, first };
      }),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Tasks that nobody wants any more go without having been sent. */
export const dropTasks = (outbox: Pick<Outbox, "transact">, isOver: (task: AnyTask) => boolean): Promise<void> =>
  outbox.transact(async (transaction) => {
    await transaction.deleteTasks((await transaction.tasks()).filter(isOver).map(({ seq }) => seq!));
  });
