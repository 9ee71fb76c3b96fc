import type {
  CartItem,
  CartItemInput,
  Customer,
  Day,
  NewReview,
  OrderBody,
  OutputOf,
  Period,
  PlacedOrder,
  Profile,
  ProductOption,
  ReviewState,
  ShopError,
} from "@/lib/contract";
import { choicesOf } from "@/lib/domain/additional-services";
import type { CartLine, CartState } from "@/lib/domain/cart";
import type { StockAnswer, StockCheck } from "./stock-checks";

/**
 * What each kind of task carries and what the shop answers to it. A new kind is an entry here and a handler in
 * `handlers/`; the compiler asks for both.
 */
export interface TaskTypes {
  "cart-line": { payload: LinePayload; answer: CartItem | null };
  newsletter: { payload: NewsletterPayload; answer: OutputOf<"subscribeNewsletter"> };
  order: { payload: OrderPayload; answer: PlacedOrder };
  profile: { payload: ProfilePayload; answer: Customer };
  review: { payload: ReviewPayload; answer: { state: ReviewState } };
  "stock-check": { payload: StockCheck; answer: StockAnswer };
}
export type TaskKind = keyof TaskTypes;

/**
 * `waiting`: goes out in its turn. `asking`: goes out when the shopper has agreed. `undecided`: left without an answer,
 * and only the shopper sends it again. `done` and `refused` are ends; what is refused waits for the shopper to see it.
 */
export type TaskState = "waiting" | "asking" | "undecided" | "done" | "refused";

/** What the browser still has to tell the shop, and what became of it (spec §3, "Queued sync task"). */
export interface SyncTask<K extends TaskKind = TaskKind> {
  /** Given by the storage: the order of making. */
  seq?: number;
  /** Also the idempotency key. */
  task_id: string;
  kind: K;
  /** What it touches: of two tasks that share one the older goes first, all others are independent. */
  keys: readonly string[];
  /** The store view in which it was made, and to which it is sent; the shopper may be in another by then. */
  store_code: string;
  payload: TaskTypes[K]["payload"];
  /** A refusal is no news to the shopper. */
  silent: boolean;
  state: TaskState;
  /** How often it was sent. */
  attempts: number;
  /** Attempts that decided nothing. */
  failures: number;
  /** Those among them at which the shop or our own code broke. */
  breakdowns: number;
  /** Not before this instant; null when it may go at once. */
  next_at: string | null;
  /** When it was last sent; null while it never was. */
  transmited_at: string | null;
  result: TaskTypes[K]["answer"] | null;
  error: ShopError | null;
  /** The shopper has been told what became of it, or has put off the question. */
  acknowledged: boolean;
  created_at: string;
  updated_at: string;
}
/** A task of some kind, which `kind` tells apart. */
export type AnyTask = { [K in TaskKind]: SyncTask<K> }[TaskKind];
export type TaskOf<K extends TaskKind> = SyncTask<K> & AnyTask;

/** What a line task asks of the server; the quantity is absolute, so the latest task of a line says it all. */
export interface LineWish {
  endpoint: "updateCartItem" | "setAdditionalServices" | "deleteCartItem";
  lineKey: string;
  /** Codes of services that are not wished for. */
  without?: string[];
  item: {
    sku: string;
    qty: number;
    product_option?: ProductOption;
    item_id?: string;
    from: Day;
    to: Day;
    source: string;
  } & Partial<CartItemInput>;
  /** Key of a line whose task has to be through first, because both may need the last unit. */
  after?: string;
}
export interface LinePayload extends LineWish {
  /** Something about this line has been sent, so the server may know it even without an answer. */
  mayBeKnown: boolean;
  /** The server's cart that it is about, where that is no longer the shopper's. */
  leftCart?: string;
}

/**
 * The order in the making: one record for all tabs, tied to the id under which it will be sent. What else it holds
 * is the checkout's matter.
 */
export interface Draft {
  orderId: string | null;
  /** Grows with each write, so that a tab knows which of two is newer. */
  revision: number;
}

export interface OrderPayload {
  /** Personal data: dropped as soon as the server has the order. */
  body: OrderBody | null;
  /** The lines it was made of, so that a refused order gives them back. */
  lines: CartLine[];
  source: CartState["source"];
  /** The cart has gone into this order; otherwise it is still the cart's, until the order stands. */
  tookCart: boolean;
  /** Needs no gateway, so it may wait for the network. */
  canQueue: boolean;
  /** Fingerprints of the bodies that were sent under this id. */
  sent: string[];
  /** The checkout's form as it was, given back with the lines. */
  draft: Draft | null;
  /** A refusal has put its lines back into the cart. */
  restored: boolean;
  /** First and last day of an order that stands: with its number all that is kept of it here. */
  period?: Period;
}

export interface NewsletterPayload {
  /** Goes with the task, as soon as it has ended. */
  email: string;
}

export interface ProfilePayload {
  /** Whose it is: in no other login it is sent. */
  customer: string;
  profile: Profile;
  /** As the shop had it when it was changed, so that what was changed elsewhere since is asked about. */
  known: Profile;
}

export interface ReviewPayload {
  review: NewReview;
  /** Of the thing, for whoever is told later what became of it. */
  name: string;
}

export type NewTask<K extends TaskKind> = Pick<SyncTask<K>, "task_id" | "kind" | "keys" | "store_code" | "payload"> &
  Partial<Pick<SyncTask<K>, "silent" | "state">>;

/** A task as it enters the queue. */
export function newTask<K extends TaskKind>(task: NewTask<K>, now: Date): SyncTask<K> {
  const at = now.toISOString();
  return {
    silent: false,
    state: "waiting",
    attempts: 0,
    failures: 0,
    breakdowns: 0,
    next_at: null,
    transmited_at: null,
    result: null,
    error: null,
    acknowledged: false,
    created_at: at,
    updated_at: at,
    ...task,
  };
}

export const isKind = <K extends TaskKind>(task: AnyTask, kind: K): task is Extract<AnyTask, { kind: K }> =>
  task.kind === kind;
export const isWaiting = (task: AnyTask): boolean => task.state === "waiting";

/** The server knows the cart, or an order that waits needs it to. */
export const isToldOf = (cart: Pick<CartState, "token">, tasks: readonly AnyTask[]): boolean =>
  cart.token !== null || tasks.some((task) => isKind(task, "order") && isWaiting(task));

/**
 * The task to send next: the oldest of those whose time has come and that no older one holds up. One that has failed
 * stands behind those that have not, so that none keeps the others waiting.
 */
export function nextTask(tasks: readonly AnyTask[], now: Date): AnyTask | null {
  const waiting = tasks.filter(isWaiting);
  const isFree = (task: AnyTask, index: number): boolean =>
    !waiting.slice(0, index).some((older) => older.keys.some((key) => task.keys.includes(key)));
  const ready = waiting.filter(
    (task, index) => (task.next_at === null || Date.parse(task.next_at) <= now.getTime()) && isFree(task, index),
  );
  return ready.reduce<AnyTask | null>((best, task) => (best && best.failures <= task.failures ? best : task), null);
}

/** What a line asks for when it is pushed as it stands. */
export const pushLine = (line: CartLine): LineWish => ({
  endpoint: "updateCartItem",
  lineKey: line.key,
  item: itemOf(line),
});

export const dropLine = (line: CartLine): LineWish => ({
  endpoint: "deleteCartItem",
  lineKey: line.key,
  item: { ...itemOf(line), qty: 0 },
});

/** Only the services of a line that the server has as it stands: nothing is asked of the stock. */
export function pushServices(line: CartLine): LineWish {
  const known = [...(line.services ?? []), ...(line.syncedServices ?? [])].map(({ code }) => code);
  const chosen = choicesOf(line.services).map(({ code }) => code);
  const without = [...new Set(known)].filter((code) => !chosen.includes(code));
  return { ...pushLine(line), endpoint: "setAdditionalServices", without };
}

function itemOf(line: CartLine): LineWish["item"] {
  return {
    sku: line.sku,
    qty: line.qty,
    ...(line.product_option ? { product_option: line.product_option } : {}),
    ...(line.itemId ? { item_id: line.itemId } : {}),
    from: line.from,
    to: line.to,
    source: line.source,
    ...(line.services ? { additional_services: choicesOf(line.services) } : {}),
  };
}
