import type { ApiClient, CallError } from "@/lib/api";
import { isRetryable } from "@/lib/api";
import { queue } from "@/shop.config";
import { backoff } from "./backoff";
import type { SyncEvent } from "./events";
import { allHandlers, handlerOf, REQUEUED, type Desk, type Handlers, type Manner } from "./handlers";
import type { Ended } from "./handlers/handler";
import type { Outbox } from "./outbox";
import { refusalOf } from "./refusals";
import type { Transaction } from "./storage";
import type { AnyTask, TaskKind, TaskOf, TaskTypes } from "./tasks";

export interface SenderDeps {
  /** The shop's API in one store view. */
  api(storeCode: string): ApiClient;
  outbox: Outbox;
  now(): Date;
  random(): number;
  emit(event: SyncEvent): void;
  /** Something of ours broke: told, and the task ends by its patience like one at which the shop breaks. */
  onFault(error: unknown): void;
  handlers?: Handlers;
}

/** What became of one sending. `later`: the shop answered, but decided nothing; `unreachable`: nobody answered. */
export type Attempt<K extends TaskKind> =
  | { end: "done"; answer: TaskTypes[K]["answer"] }
  | { end: "refused" | "later" | "unreachable"; error: CallError }
  | { end: "requeued" };

const ourFault = (error: unknown): CallError => refusalOf("internal", String(error)).error;

/** Sends one task by its kind's handler, and ends it in one write with all that its answer changes. */
export function createSender({ api, outbox, now, random, emit, onFault, handlers = allHandlers }: SenderDeps) {
  const deskOf = (task: AnyTask): Desk => ({ api: api(task.store_code), outbox, emit });

  async function settle(task: AnyTask, end: (transaction: Transaction) => Promise<Ended>): Promise<void> {
    const { cart, result } = await outbox.settle(task, async (transaction) => {
      const { change, events } = await end(transaction);
      return { change, result: events };
    });
    emit({ kind: "cart", cart });
    for (const event of result) if (!task.silent) emit(event);
  }

  async function refuse<K extends TaskKind>(task: TaskOf<K>, error: CallError, manner: Manner) {
    try {
      await settle(task, (transaction) =>
        handlerOf<K>(handlers, task).refuse(transaction, task, error, manner, deskOf(task)),
      );
    } catch (fault) {
      // Even what can't be undone properly ends, and stays in sight.
      onFault(fault);
      await outbox.change(task.task_id, () => ({ state: "refused", error }));
    }
    return { end: "refused", error } as const;
  }

  async function accept<K extends TaskKind>(
    task: TaskOf<K>,
    answer: TaskTypes[K]["answer"],
    manner: Manner,
  ): Promise<Attempt<K>> {
    try {
      await settle(task, (transaction) =>
        handlerOf<K>(handlers, task).accept(transaction, task, answer, manner, deskOf(task)),
      );
    } catch (fault) {
      // The shop has said yes: asking again would change nothing there.
      onFault(fault);
      await outbox.change(task.task_id, () => ({ state: "done", result: answer }));
    }
    return { end: "done", answer };
  }

  /** Nothing is decided. A shop that answered is asked again after a while, and others meanwhile. */
  async function postpone<K extends TaskKind>(task: TaskOf<K>, error: CallError): Promise<Attempt<K>> {
    const failures = task.failures + 1;
    await outbox.change(task.task_id, () => ({
      error,
      failures,
      breakdowns: task.breakdowns + (error.code === "internal" ? 1 : 0),
      next_at: error.transport ? null : new Date(now().getTime() + backoff(failures, random())).toISOString(),
    }));
    return { end: error.transport ? "unreachable" : "later", error };
  }

  /** At the end of patience it counts what the shop really has; where that can't be told, patience goes on. */
  async function lastWord<K extends TaskKind>(task: TaskOf<K>, error: CallError, manner: Manner): Promise<Attempt<K>> {
    const handler = handlerOf<K>(handlers, task);
    if (!handler.verify) return refuse(task, error, manner);
    const truth = await handler.verify(task, error, deskOf(task));
    if (truth === null) return postpone(task, error);
    return truth.ok ? accept(task, truth.value, manner) : refuse(task, truth.error, manner);
  }

  async function attempt<K extends TaskKind>(task: TaskOf<K>, manner: Manner): Promise<Attempt<K>> {
    const handler = handlerOf<K>(handlers, task);
    const losesPatience = task.breakdowns + 1 >= queue.maxNetworkTaskAttempts;
    try {
      const sent = await handler.send(task, deskOf(task));
      if (sent === REQUEUED) return { end: "requeued" };
      if (sent.ok) return await accept(task, sent.value, manner);
      const { error } = sent;
      if (!isRetryable(error)) return await refuse(task, error, manner);
      return error.code === "internal" && losesPatience
        ? await lastWord(task, error, manner)
        : await postpone(task, error);
    } catch (fault) {
      onFault(fault);
      return losesPatience ? refuse(task, ourFault(fault), manner) : postpone(task, ourFault(fault));
    }
  }

  return {
    attempt,
    /** Takes the next task out of the queue and sends it; null when none may go now. */
    async sendNext(): Promise<Attempt<TaskKind> | null> {
      const task = await outbox.claim(<K extends TaskKind>(transaction: Transaction, next: TaskOf<K>) =>
        leave(transaction, next),
      );
      return task && attempt(task, { attended: false });
    },
  };

  async function leave<K extends TaskKind>(transaction: Transaction, task: TaskOf<K>): Promise<AnyTask> {
    const handler = handlerOf<K>(handlers, task);
    return handler.leave ? ((await handler.leave(transaction, task)) as AnyTask) : task;
  }
}

export type Sender = ReturnType<typeof createSender>;
