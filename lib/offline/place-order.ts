import type { OrderBody } from "@/lib/contract";
import { findOrder } from "./draft";
import type { PlaceOrderOutcome, SyncEvent } from "./events";
import { openOrder, queueOrder, unqueueOrder, type Opening, type OrderTask } from "./orders";
import type { Outbox, TaskChange } from "./outbox";
import { refusalOf } from "./refusals";
import type { Sender } from "./sender";
import type { Transaction } from "./storage";

export interface OrderDeskDeps {
  outbox: Outbox;
  sender: Sender;
  emit(event: SyncEvent): void;
  now(): Date;
  /** Orders made offline are sent by themselves; otherwise the shopper is asked (spec §9). */
  sendsByItself: boolean;
}

const refused = (...why: Parameters<typeof refusalOf>): PlaceOrderOutcome => ({
  kind: "refused",
  error: refusalOf(...why).error,
});

function known(opening: Exclude<Opening, { kind: "open" }>, orderId: string): PlaceOrderOutcome {
  if (opening.kind === "placed") return opening;
  if (opening.kind === "queued") return { kind: "queued", orderId };
  return opening.kind === "gone"
    ? refused("item_not_found", "the cart does not hold these things any more")
    : refused("order_conflict", "this id belongs to another order already");
}

/** An order from the press of the button to its place at the shop, or in the queue. */
export function createOrderDesk({ outbox, sender, emit, now, sendsByItself }: OrderDeskDeps) {
  async function step(
    task: OrderTask,
    change: (transaction: Transaction, stored: OrderTask) => Promise<TaskChange>,
  ): Promise<void> {
    const { cart } = await outbox.settle(task, async (transaction) => {
      const stored = findOrder(await transaction.tasks(), task.task_id);
      return { change: stored ? await change(transaction, stored) : null, result: null };
    });
    emit({ kind: "cart", cart });
  }

  /** Only what survives a reload may be promised to go out later. False: the things are where they were. */
  async function queue(task: OrderTask, state: "waiting" | "asking"): Promise<boolean> {
    if (!outbox.durable()) return false;
    await step(task, (transaction, stored) => queueOrder(transaction, stored, state, outbox.making));
    if (outbox.durable()) return true;
    // The storage gave up in this very write.
    await step(task, async (transaction, stored) => (await unqueueOrder(transaction, stored, outbox.making)) ?? {});
    return false;
  }

  const open = (body: OrderBody, canQueue: boolean, state: "waiting" | "undecided"): Promise<Opening> =>
    outbox.transact((transaction) => openOrder(transaction, body, { canQueue, state }, now()));

  return {
    /** Nobody can be asked now: kept for later, where the way of paying allows it. */
    async keep(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      if (!canQueue) return refused("unavailable", "this way of paying needs the network", true);
      // Nothing sends it before it is promised.
      const opening = await open(body, canQueue, "undecided");
      if (opening.kind !== "open") return known(opening, body.order_id);
      return (await queue(opening.task, sendsByItself ? "waiting" : "asking"))
        ? { kind: "queued", orderId: body.order_id }
        : refused("unavailable", "this browser can't keep the order until later", true);
    },

    /** The shopper waits for the answer; should the tab close before it comes, the order goes out again by itself. */
    async place(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      const opening = await open(body, canQueue, "waiting");
      if (opening.kind !== "open") return known(opening, body.order_id);
      const sending = { attempts: opening.task.attempts + 1, transmited_at: now().toISOString() };
      const task: OrderTask = { ...opening.task, ...sending };
      await outbox.change(task.task_id, () => sending);
      const attempt = await sender.attempt(task, { attended: true });
      if (attempt.end === "requeued") throw new Error("an order is never asked in another form");
      if (attempt.end === "done") return { kind: "placed", order: attempt.answer };
      if (attempt.end === "refused") return { kind: "refused", error: attempt.error };
      if (canQueue && (await queue(task, "waiting"))) return { kind: "queued", orderId: task.task_id };
      await outbox.change(task.task_id, () => ({ state: "undecided" }));
      return { kind: "refused", error: attempt.error };
    },
  };
}
