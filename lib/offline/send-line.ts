import { isRetryable, type ApiClient, type CallError, type CallResult } from "@/lib/api";
import type { CartItem } from "@/lib/contract";
import { problemOf, type CartLine, type CartState } from "@/lib/domain/cart";
import { applyUpdateResult } from "@/lib/domain/cart-reconcile";
import type { SyncEvent } from "./events";
import type { Outbox } from "./outbox";
import { pushLine, type SyncTask } from "./tables";

/** A shop that breaks on one line this often won't take it; the line then counts as refused. */
const MAX_BREAKDOWNS = 3;

/** `stop`: nobody answered, everything waits; `lost`: the server has no such cart. */
export type SendOutcome = "done" | "stop" | "lost";

export interface LineSender {
  send(task: SyncTask, cartToken: string): Promise<SendOutcome>;
}

export function createLineSender(api: ApiClient, outbox: Outbox, emit: (event: SyncEvent) => void): LineSender {
  const breakdowns = new Map<string, number>();

  function givesUp(task: SyncTask, error: CallError): boolean {
    if (error.transport || error.code !== "internal") return false;
    const count = (breakdowns.get(task.task_id) ?? 0) + 1;
    breakdowns.set(task.task_id, count);
    return count >= MAX_BREAKDOWNS;
  }

  async function settle(task: SyncTask, apply: (cart: CartState, superseded: boolean) => CartState): Promise<void> {
    breakdowns.delete(task.task_id);
    emit({ kind: "cart", cart: await outbox.settle(task, apply) });
  }

  async function refuseLine(task: SyncTask, error: CallError): Promise<void> {
    let name: string | null = null;
    await settle(task, (cart, superseded) => {
      if (superseded) return cart;
      name = cart.lines.find((line) => line.key === task.lineKey)?.name ?? null;
      const { state, outcome } = applyUpdateResult(cart, task.lineKey, { ok: false, error });
      if (outcome !== "waiting") return state;
      const problem = problemOf(error);
      return { ...state, lines: state.lines.map((line) => (line.key === task.lineKey ? { ...line, problem } : line)) };
    });
    if (name !== null) emit({ kind: "line_refused", key: task.lineKey, name, error });
  }

  /** The server's answer to an older wish: its facts are taken, the newer wish stays until it is sent. */
  function confirm(cart: CartState, task: SyncTask, item: CartItem, superseded: boolean): CartState {
    const wanted = cart.lines.find((line) => line.key === task.lineKey);
    const { state } = applyUpdateResult(cart, task.lineKey, { ok: true, value: item });
    if (!superseded || !wanted) return state;
    const keep = (line: CartLine): CartLine =>
      line.key === task.lineKey ? { ...line, qty: wanted.qty, status: wanted.status, problem: wanted.problem } : line;
    return { ...state, lines: state.lines.map(keep) };
  }

  /** The server dropped the line by itself; pushed without its old id it is made anew. */
  async function pushAnew(task: SyncTask): Promise<void> {
    const committed = await outbox.commit((cart) => {
      const lines = cart.lines.map((line) => (line.key === task.lineKey ? { ...line, itemId: null } : line));
      return {
        cart: { ...cart, lines },
        tasks: lines.filter((line) => line.key === task.lineKey).map(pushLine),
        result: null,
      };
    });
    if (committed) emit({ kind: "cart", cart: committed.cart });
    await settle(task, (cart) => cart);
  }

  async function sendUpdate(task: SyncTask, cartToken: string): Promise<SendOutcome> {
    const answer: CallResult<CartItem> = await api.call(
      "updateCartItem",
      { cartItem: task.item },
      { cartToken, idempotencyKey: task.task_id },
    );
    if (answer.ok) {
      await settle(task, (cart, superseded) => confirm(cart, task, answer.value, superseded));
      return "done";
    }
    const { error } = answer;
    if (error.code === "cart_not_found") return "lost";
    if (error.code === "item_not_found" && task.item.item_id) {
      await pushAnew(task);
      return "done";
    }
    if (isRetryable(error) && !givesUp(task, error)) return "stop";
    await refuseLine(task, error);
    return "done";
  }

  async function sendDelete(task: SyncTask, cartToken: string): Promise<SendOutcome> {
    const answer = await api.call(
      "deleteCartItem",
      { cartItem: task.item },
      { cartToken, idempotencyKey: task.task_id },
    );
    if (!answer.ok && answer.error.code === "cart_not_found") return "lost";
    if (!answer.ok && isRetryable(answer.error) && !givesUp(task, answer.error)) return "stop";
    // Whatever else the server says, the line is not in the shopper's cart; its hold ends by itself.
    await settle(task, (cart) => cart);
    return "done";
  }

  return {
    send: (task, cartToken) =>
      task.endpoint === "updateCartItem" ? sendUpdate(task, cartToken) : sendDelete(task, cartToken),
  };
}
