import type { OrderBody, Period, PlacedOrder } from "@/lib/contract";
import { MAX_QTY } from "@/lib/contract/limits";
import { emptyCart, withLines, type CartLine, type CartState } from "@/lib/domain/cart";
import { lineKey } from "@/lib/domain/cart-line";
import { shopDay } from "@/lib/domain/days";
import { closeDraft, draftOf, findOrder, hasLeft } from "./draft";
import { fingerprint } from "./fingerprint";
import {
  cancelLines,
  enqueueLines,
  forgetLines,
  lineTasks,
  pushAllAnew,
  readCart,
  readDoubts,
  type Making,
} from "./lines";
import type { Transaction } from "./storage";
import { isKind, newTask, pushLine, type OrderPayload, type SyncTask, type TaskState } from "./tasks";

/* Orders inside one transaction, with the cart and the draft that belong to them. */

export type OrderTask = SyncTask<"order">;

/**
 * Ends of orders are remembered so long, to know a second sending under the same id again; an order that stands until
 * its last day at least.
 */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/**
 * What tells two attempts at one order apart from two orders: everything but the technical notes, and body
 * measurements, which could be guessed from what is kept of it.
 */
function essence({
  created_at: _c,
  updated_at: _u,
  transmited: _t,
  cart_id: _i,
  products,
  ...rest
}: OrderBody): string {
  return fingerprint(
    JSON.stringify({ ...rest, products: products.map(({ biometric_data: _b, ...rented }) => rented) }),
  );
}

const keyOf = (product: OrderBody["products"][number]): string => lineKey(product);

/** A line as a new wish: nothing is held for it, and the server does not know it. */
const asWish = (line: CartLine): CartLine => ({
  ...line,
  itemId: null,
  prevQty: 0,
  holdExpiresAt: null,
  status: "pending",
  problem: undefined,
  replaces: undefined,
});

/** The cart without what has gone into an order; what was added or raised since stays. */
async function takeFromCart(transaction: Transaction, { lines }: OrderPayload, making: Making): Promise<CartState> {
  const cart = await readCart(transaction);
  const ordered = new Map(lines.map((line) => [line.key, line.qty]));
  const raised = (line: CartLine) => line.qty - (ordered.get(line.key) ?? 0);
  const left = cart.lines
    .filter((line) => raised(line) > 0)
    .map((line) => (ordered.has(line.key) ? { ...asWish(line), qty: raised(line) } : line));
  await cancelLines(transaction, [...ordered.keys()]);
  const after = withLines(cart, left);
  await transaction.putState("cart", after);
  const wishes = left.filter((line) => ordered.has(line.key)).map(pushLine);
  if (cart.storeCode !== null) await enqueueLines(transaction, wishes, cart.storeCode, making);
  return after;
}

/** The order has the server's cart too: what is left goes into a new one. */
async function leaveServerCart(transaction: Transaction, cart: CartState, making: Making): Promise<void> {
  if (cart.lines.length > 0) return void (await pushAllAnew(transaction, cart, making));
  await forgetLines(transaction);
  await transaction.putState("cart", emptyCart);
}

/** A server cart that nothing is left to be told to, nor asked of, is let go. */
async function letServerCartGo(transaction: Transaction, cart: CartState): Promise<void> {
  const isBusy = (await lineTasks(transaction)).length > 0 || (await readDoubts(transaction)).keys.length > 0;
  if (cart.lines.length === 0 && !isBusy) await transaction.putState("cart", emptyCart);
}

/** Things of an order that did not come to stand, back into the cart. False while another shop's are in it. */
export async function giveBack(transaction: Transaction, task: OrderTask, making: Making): Promise<boolean> {
  const { lines, source } = task.payload;
  const before = await readCart(transaction);
  const isSameShop = before.storeCode !== null && making.isOneShop(before.storeCode, task.store_code);
  if (before.lines.length > 0 && !(isSameShop && before.source?.id === source?.id)) return false;
  const known = new Map(before.lines.map((line) => [line.key, line]));
  for (const line of lines) {
    const qty = Math.min((known.get(line.key)?.qty ?? 0) + line.qty, MAX_QTY);
    known.set(line.key, { ...(known.get(line.key) ?? asWish(line)), qty, status: "pending", problem: undefined });
  }
  const cart: CartState = {
    lines: [...known.values()],
    source,
    storeCode: task.store_code,
    // The server's cart of another shop is of no use here.
    token: isSameShop ? before.token : null,
  };
  await transaction.putState("cart", cart);
  const keys = new Set(lines.map((line) => line.key));
  const wishes = cart.lines.filter((line) => keys.has(line.key)).map(pushLine);
  await enqueueLines(transaction, wishes, task.store_code, making);
  return true;
}

/** Its form, back into the checkout, unless another order is in the making there. */
export async function giveDraftBack(transaction: Transaction, { draft }: OrderPayload): Promise<void> {
  if (draft && (await draftOf(transaction)) === null) await transaction.putState("draft", draft);
}

/** What an order's own page and the answer to its placing have in common. */
export const placedOf = ({
  order_id,
  increment_id,
  status,
  grand_total,
  deposit,
  payment_gateway,
}: PlacedOrder): PlacedOrder => ({ order_id, increment_id, status, grand_total, deposit, payment_gateway });

/** From the first day of any of the lines to the last. */
function spanOf(lines: readonly CartLine[]): Period | undefined {
  const [first, ...others] = lines;
  if (!first) return undefined;
  return others.reduce<Period>(
    ({ from, to }, line) => ({ from: line.from < from ? line.from : from, to: line.to > to ? line.to : to }),
    { from: first.from, to: first.to },
  );
}

/** The order stands at the shop: what belonged to it leaves the checkout, and its personal data this browser. */
export async function closeOrder(
  transaction: Transaction,
  task: OrderTask,
  order: PlacedOrder,
  making: Making,
): Promise<Partial<OrderTask>> {
  if (!task.payload.tookCart) await letServerCartGo(transaction, await takeFromCart(transaction, task.payload, making));
  await closeDraft(transaction, task.task_id);
  const period = spanOf(task.payload.lines);
  const payload = { ...task.payload, body: null, lines: [], source: null, tookCart: true, draft: null, period };
  return { state: "done", result: order, error: null, next_at: null, payload };
}

/** The order leaves the checkout although the shop does not have it yet: it takes the cart and the draft along. */
export async function queueOrder(
  transaction: Transaction,
  task: OrderTask,
  state: "waiting" | "asking",
  making: Making,
): Promise<Partial<OrderTask>> {
  await leaveServerCart(transaction, await takeFromCart(transaction, task.payload, making), making);
  const draft = await closeDraft(transaction, task.task_id);
  return { state, payload: { ...task.payload, tookCart: true, draft } };
}

/** A queued order comes back to the checkout. */
export async function unqueueOrder(
  transaction: Transaction,
  task: OrderTask,
  making: Making,
): Promise<Partial<OrderTask> | null> {
  if (!(await giveBack(transaction, task, making))) return null;
  await giveDraftBack(transaction, task.payload);
  return { payload: { ...task.payload, tookCart: false, restored: true, draft: null } };
}

export type Opening =
  | { kind: "open"; task: OrderTask }
  | { kind: "placed"; order: PlacedOrder }
  | { kind: "queued" }
  /** The id belongs to another order already: whether this is a second one only the shopper knows. */
  | { kind: "conflict" }
  /** What is to be ordered is not in the cart any more: another tab has ordered or removed it. */
  | { kind: "gone" };

/** What is known of the id of an order that has left the checkout already. */
function opened(known: OrderTask, mark: string, cart: CartState, wanted: ReadonlySet<string>): Opening {
  const { sent } = known.payload;
  // Things in the cart again after the order took them: whoever orders now means another one.
  const isAnother = cart.lines.some((line) => wanted.has(line.key));
  if (isAnother || (sent.length > 0 && sent.at(-1) !== mark)) return { kind: "conflict" };
  return known.result ? { kind: "placed", order: known.result } : { kind: "queued" };
}

/**
 * Takes an order into the queue, or says what has become of its id. A repeated attempt sends the very same bytes, so
 * that the server sees the same order.
 */
export async function openOrder(
  transaction: Transaction,
  body: OrderBody,
  { canQueue, state }: { canQueue: boolean; state: TaskState },
  now: Date,
): Promise<Opening> {
  await forgetOldOrders(transaction, now);
  const cart = await readCart(transaction);
  const known = findOrder(await transaction.tasks(), body.order_id);
  const ordered = new Map(body.products.map((product) => [keyOf(product), product.qty]));
  const mark = essence(body);
  if (known && hasLeft(known)) return opened(known, mark, cart, new Set(ordered.keys()));

  const inCart = new Set(cart.lines.map((line) => line.key));
  if ([...ordered.keys()].some((key) => !inCart.has(key))) return { kind: "gone" };

  const before = known?.payload;
  const payload: OrderPayload = {
    // The cart may have been opened, or opened anew, since the body was built; its holds are this order's.
    body:
      before?.body && before.sent.at(-1) === mark
        ? { ...before.body, products: body.products }
        : { ...body, cart_id: cart.token ?? body.cart_id },
    lines: cart.lines.flatMap((line) => (ordered.has(line.key) ? [{ ...line, qty: ordered.get(line.key)! }] : [])),
    source: cart.source,
    tookCart: false,
    canQueue,
    sent: [...(before?.sent ?? []).filter((other) => other !== mark), mark],
    draft: null,
    restored: false,
  };
  const fresh = newTask(
    { task_id: body.order_id, kind: "order", keys: [body.order_id], store_code: body.store_code, payload, state },
    now,
  );
  const task: OrderTask = known
    ? { ...fresh, seq: known.seq, attempts: known.attempts, created_at: known.created_at }
    : fresh;
  await transaction.putTask(task);
  return { kind: "open", task };
}

/** The rental is not over yet, by the calendar of the shop. */
export const isCurrent = ({ to }: Period, now: Date): boolean => to >= shopDay(now);

async function forgetOldOrders(transaction: Transaction, now: Date): Promise<void> {
  const orders = (await transaction.tasks()).filter((task) => isKind(task, "order"));
  const old = orders.filter(
    ({ state, updated_at, payload }) =>
      (state === "done" || state === "undecided") &&
      now.getTime() - Date.parse(updated_at) > REMEMBERED_MS &&
      !(payload.period && isCurrent(payload.period, now)),
  );
  await transaction.deleteTasks(old.map((task) => task.seq!));
}
