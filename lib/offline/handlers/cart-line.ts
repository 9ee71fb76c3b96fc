import type { ApiClient, CallResult } from "@/lib/api";
import type { CartItem } from "@/lib/contract";
import { choicesOf, withChoices } from "@/lib/domain/additional-services";
import { type CartLine, type CartState, isBlocking } from "@/lib/domain/cart";
import { confirmLine, refuseLine } from "@/lib/domain/cart-reconcile";
import { doubt, enqueueLines, lineTasks, readCart, readDoubts } from "../lines";
import { refusalOf } from "../refusals";
import type { Transaction } from "../storage";
import { type AnyTask, isKind, type LinePayload, pushLine, type SyncTask } from "../tasks";
import { REQUEUED, type Desk, type Sent, type TaskHandler } from "./handler";
import { openCart } from "./open-cart";

type LineTask = SyncTask<"cart-line">;

/** A newer wish for the line waits already; the answer to this one must not undo it. */
const isSuperseded = async (transaction: Transaction, task: LineTask): Promise<boolean> =>
  (await lineTasks(transaction)).some(
    (other) => other.payload.lineKey === task.payload.lineKey && other.task_id !== task.task_id,
  );

/** The server's answer to an older wish: its facts are taken, the newer wish stays until it is sent. */
function confirm(cart: CartState, key: string, item: CartItem, superseded: boolean): CartState {
  const wanted = cart.lines.find((line) => line.key === key);
  const state = confirmLine(cart, key, item);
  if (!superseded || !wanted) return state;
  const keep = (line: CartLine): CartLine =>
    line.key === key
      ? {
          ...line,
          ...{ qty: wanted.qty, status: wanted.status, problem: wanted.problem, replaces: wanted.replaces },
          services: wanted.services ? withChoices(line.services ?? [], choicesOf(wanted.services)) : line.services,
        }
      : line;
  return { ...state, lines: state.lines.map(keep) };
}

/** The shopper may have gone on in another shop since the task was taken out of the queue. */
function leftCartOf({ task_id, payload }: LineTask, tasks: readonly AnyTask[]): string | undefined {
  const stored = tasks.filter((task) => isKind(task, "cart-line")).find((task) => task.task_id === task_id);
  return (stored?.payload ?? payload).leftCart;
}

/** The server dropped the line by itself; pushed without its old id it is made anew. */
async function pushAnew({ outbox, emit }: Desk, task: LineTask): Promise<void> {
  const { lineKey } = task.payload;
  const { cart } = await outbox.settle(task, async (transaction) => {
    const before = await readCart(transaction);
    const lines = before.lines.map((line) => (line.key === lineKey ? { ...line, itemId: null } : line));
    await transaction.putState("cart", { ...before, lines });
    const wishes = lines.filter((line) => line.key === lineKey).map(pushLine);
    await enqueueLines(transaction, wishes, task.store_code, outbox.making);
    return { change: null, result: null };
  });
  emit({ kind: "cart", cart });
}

async function ask(
  api: ApiClient,
  { endpoint, item, without }: LinePayload,
  options: { cartToken: string; idempotencyKey: string },
): Promise<CallResult<CartItem | boolean>> {
  if (endpoint !== "setAdditionalServices") return api.call(endpoint, { cartItem: item }, options);
  const { item_id = "", additional_services: chosen = [] } = item;
  const services = [
    ...chosen.map((choice) => ({ item_id, ...choice, isActive: true })),
    ...(without ?? []).map((code) => ({ item_id, code, selected_option: null, isActive: false })),
  ];
  const answer = await api.call("setAdditionalServices", { additionalServices: { services } }, options);
  if (!answer.ok) return answer;
  const told = answer.value.items.find((line) => line.item_id === item_id);
  return told ? { ok: true, value: told } : refusalOf("item_not_found", "the cart no longer has this line");
}

/** The shop keeps no cart for this visitor: the line is a pre-reservation, and an order asks for it. */
const reserveAhead = (cart: CartState, key: string): CartState => ({
  ...cart,
  lines: cart.lines.map((line) => (line.key === key ? { ...line, status: "volatile", problem: undefined } : line)),
});

export const cartLineHandler: TaskHandler<"cart-line"> = {
  /** A second sending may cross the first one: the line stays in doubt until the server's cart has been read. */
  async leave(transaction, task) {
    const { items } = await readDoubts(transaction);
    const { item } = task.payload;
    const sharesDoubt = item.item_id !== undefined && items.includes(item.item_id);
    if (task.transmited_at !== null || sharesDoubt) await doubt(transaction, [task]);
    return { ...task, payload: { ...task.payload, mayBeKnown: true } };
  },

  async send(task, desk): Promise<Sent<"cart-line">> {
    const { api, outbox, emit } = desk;
    const { endpoint, item } = task.payload;
    // One reading for both: between two, the shopper may leave this cart for another shop's.
    const { cart, tasks } = await outbox.read();
    const leftCart = leftCartOf(task, tasks);
    const token = leftCart ?? cart.token;
    const opened = token === null ? await openCart(desk) : ({ ok: true, value: token } as const);
    if (!opened.ok) return opened;
    const options = { cartToken: opened.value, idempotencyKey: task.task_id };
    const answer = await ask(api, task.payload, options);
    if (answer.ok) return { ok: true, value: typeof answer.value === "boolean" ? null : answer.value };
    if (answer.error.code === "cart_not_found" && leftCart === undefined) {
      emit({ kind: "cart", cart: await outbox.forgetServerCart(opened.value) });
      return REQUEUED;
    }
    if (answer.error.code === "item_not_found" && endpoint !== "deleteCartItem" && item.item_id) {
      await pushAnew(desk, task);
      return REQUEUED;
    }
    return answer;
  },

  async accept(transaction, task, item) {
    if (item) {
      const cart = await readCart(transaction);
      const superseded = await isSuperseded(transaction, task);
      await transaction.putState("cart", confirm(cart, task.payload.lineKey, item, superseded));
    }
    return { change: null, events: [] };
  },

  /** A line that the shop won't take stays in sight with the reason. */
  async refuse(transaction, task, error, _manner, { outbox }) {
    const cart = await readCart(transaction);
    const key = task.payload.lineKey;
    const line = cart.lines.find((candidate) => candidate.key === key);
    // Whatever the server says to a removal, the line is not in the shopper's cart; its hold ends by itself.
    if (!line || task.payload.endpoint === "deleteCartItem" || (await isSuperseded(transaction, task)))
      return { change: null, events: [] };
    if (error.code === "login_required") {
      await transaction.putState("cart", reserveAhead(cart, key));
      return { change: null, events: [] };
    }
    await transaction.putState("cart", refuseLine(cart, key, error));
    const given = line.replaces?.line;
    // Taken back for the sake of the new one before the server had answered: it has to be asked for once more.
    if (given && given.itemId === null && !isBlocking(given))
      await enqueueLines(transaction, [pushLine(given)], task.store_code, outbox.making);
    return { change: null, events: [{ kind: "line_refused", key, name: line.name, error }] };
  },
};
