import type { ShopError } from "@/lib/contract";
import { allHandlers, handlerOf } from "./handlers";
import type { Outbox } from "./outbox";
import type { OnlineManager } from "./ports";
import { refusalOf } from "./refusals";
import type { Sender } from "./sender";
import { newTask, type NewTask, type TaskOf, type TaskTypes } from "./tasks";

/** Kinds that somebody waits for at a form, and that may go out later. */
export type Waited = "newsletter" | "profile" | "review";

export type SentNow<K extends Waited> =
  | { kind: "sent"; answer: TaskTypes[K]["answer"] }
  /** Kept here until the connection returns. */
  | { kind: "queued" }
  | { kind: "refused"; error: ShopError };

interface DirectDeskDeps {
  outbox: Outbox;
  sender: Sender;
  online: OnlineManager;
  now(): Date;
}

/** From the press of a button to the shop, or to the queue: kept first, so that nothing loses it. */
export const createDirectDesk =
  ({ outbox, sender, online, now }: DirectDeskDeps) =>
  async <K extends Waited>(wish: NewTask<K>): Promise<SentNow<K>> => {
    const { task_id: id } = wish;
    const task = await outbox.transact(async (transaction) => {
      const made = newTask(wish, now()) as TaskOf<K>;
      const entered = (await handlerOf<K>(allHandlers, made).enter?.(transaction, made)) as TaskOf<K> | undefined;
      const isKnown = (await transaction.tasks()).some(({ task_id }) => task_id === id);
      if (!isKnown) await transaction.putTask(entered ?? made);
      return entered ?? made;
    });
    const attempt = online.isOnline() ? await sender.attempt<K>(task, { attended: true }) : null;
    if (attempt?.end === "done") return { kind: "sent", answer: attempt.answer };
    if (attempt?.end === "refused") return { kind: "refused", error: attempt.error };
    if (outbox.durable()) return { kind: "queued" };
    await outbox.change(id, () => null);
    return { kind: "refused", error: refusalOf("unavailable", "this browser can't keep it until later").error };
  };
