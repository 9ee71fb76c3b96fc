import { emptyCart, type CartState } from "@/lib/domain/cart";
import type { Transaction } from "./storage";
import { isKind, isWaiting, newTask, pushLine, type LineWish, type SyncTask } from "./tasks";

/* The cart and its lines' tasks inside one transaction. */

/**
 * Lines of which a request went out without an answer: it may still arrive, after newer ones; and those that the
 * server may still have although they went into others here. Kept until the server's cart has been read. `items` are
 * their ids there: a moved line has another key, but the same id.
 */
export interface Doubts {
  keys: string[];
  items: string[];
}
const noDoubts: Doubts = { keys: [], items: [] };

export interface Making {
  now(): Date;
  newId(): string;
  /** Whether two store views are faces of one shop. */
  isOneShop(a: string, b: string): boolean;
}

/** A cart of an earlier version may lack what has been added since. */
export const readCart = async (transaction: Transaction): Promise<CartState> => ({
  ...emptyCart,
  ...(await transaction.getState<CartState>("cart")),
});

export const readDoubts = async (transaction: Transaction): Promise<Doubts> =>
  (await transaction.getState<Doubts>("doubts")) ?? noDoubts;
export const clearDoubts = (transaction: Transaction): Promise<void> => transaction.putState("doubts", noDoubts);

/** What waits to be told of the cart's lines; what is still told of a cart left behind is nobody's concern here. */
export async function lineTasks(transaction: Transaction): Promise<SyncTask<"cart-line">[]> {
  const lines = (await transaction.tasks()).filter((task) => isKind(task, "cart-line")).filter(isWaiting);
  return lines.filter(({ payload }) => payload.leftCart === undefined);
}

export const pendingKeys = async (transaction: Transaction): Promise<Set<string>> =>
  new Set((await lineTasks(transaction)).flatMap((task) => task.keys));

export async function doubt(transaction: Transaction, tasks: readonly SyncTask<"cart-line">[]): Promise<void> {
  if (tasks.length === 0) return;
  const known = await readDoubts(transaction);
  const keys = new Set([...known.keys, ...tasks.map((task) => task.payload.lineKey)]);
  const items = new Set([...known.items, ...tasks.flatMap((task) => task.payload.item.item_id ?? [])]);
  await transaction.putState("doubts", { keys: [...keys], items: [...items] } satisfies Doubts);
}

/** It was to take another line of the server's in; what comes instead of it does not say so any more. */
const forgetsMove = ({ payload: { after, item } }: SyncTask<"cart-line">, next: LineWish | undefined): boolean =>
  after !== undefined && item.item_id !== undefined && item.item_id !== next?.item.item_id;

/** Takes tasks out of the queue; of those that have left without an answer, and of forgotten moves, doubt stays. */
async function takeOut(
  transaction: Transaction,
  tasks: readonly SyncTask<"cart-line">[],
  next?: LineWish,
): Promise<void> {
  await transaction.deleteTasks(tasks.map((task) => task.seq!));
  await doubt(
    transaction,
    tasks.filter((task) => task.transmited_at !== null || forgetsMove(task, next)),
  );
}

/** Ends the tasks of lines that have become pointless. */
export async function cancelLines(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await takeOut(
    transaction,
    (await lineTasks(transaction)).filter((task) => keys.includes(task.payload.lineKey)),
  );
}

/** What was to be told to a server cart that is no more. */
export async function forgetLines(transaction: Transaction): Promise<void> {
  await transaction.deleteTasks((await lineTasks(transaction)).map((task) => task.seq!));
  await clearDoubts(transaction);
}

/** The shopper goes on in another shop: of the cart left behind only removals are still told: units are free then. */
export async function leaveLines(transaction: Transaction, token: string): Promise<void> {
  for (const task of await lineTasks(transaction))
    if (task.payload.endpoint === "deleteCartItem")
      await transaction.putTask({ ...task, payload: { ...task.payload, leftCart: token } });
  await forgetLines(transaction);
}

/** The newest task of a line replaces its older ones: quantities are absolute. */
export async function enqueueLines(
  transaction: Transaction,
  wishes: readonly LineWish[],
  storeCode: string,
  { now, newId }: Making,
): Promise<void> {
  for (const wish of wishes) {
    const older = (await lineTasks(transaction)).filter((task) => task.payload.lineKey === wish.lineKey);
    await takeOut(transaction, older, wish);
    const mayBeKnown = Boolean(wish.item.item_id) || older.some((task) => task.payload.mayBeKnown);
    if (wish.endpoint === "deleteCartItem" && older.length > 0 && !mayBeKnown) continue;
    // More than its services was still to be told.
    const isMore = older.some((task) => task.payload.endpoint !== "setAdditionalServices");
    const endpoint = wish.endpoint === "setAdditionalServices" && isMore ? "updateCartItem" : wish.endpoint;
    await transaction.putTask(
      newTask(
        {
          task_id: newId(),
          kind: "cart-line",
          keys: [wish.lineKey, ...(wish.after === undefined ? [] : [wish.after])],
          store_code: storeCode,
          payload: { ...wish, endpoint, mayBeKnown },
          // Whatever the shop says to a removal, the line is gone for the shopper.
          silent: wish.endpoint === "deleteCartItem",
        },
        now(),
      ),
    );
  }
}

/** Every line is told anew, into a cart that the server opens for it. */
export async function pushAllAnew(transaction: Transaction, cart: CartState, making: Making): Promise<CartState> {
  const fresh: CartState = {
    ...cart,
    token: null,
    lines: cart.lines.map((line) => ({ ...line, itemId: null, holdExpiresAt: null })),
  };
  await transaction.putState("cart", fresh);
  await forgetLines(transaction);
  if (fresh.storeCode !== null) await enqueueLines(transaction, fresh.lines.map(pushLine), fresh.storeCode, making);
  return fresh;
}
