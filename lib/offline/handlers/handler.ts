import type { ApiClient, CallError, CallResult } from "@/lib/api";
import type { SyncEvent } from "../events";
import type { Outbox, TaskChange } from "../outbox";
import type { Transaction } from "../storage";
import type { SyncTask, TaskKind, TaskTypes } from "../tasks";

/** What a handler works with: the API of the task's own store view, and the outbox. */
export interface Desk {
  api: ApiClient;
  outbox: Outbox;
  emit(event: SyncEvent): void;
}

/** What stays of a task (null: nothing), and what is to be told once that is stored. */
export interface Ended {
  change: TaskChange;
  events: SyncEvent[];
}

/** The question has changed on the way: what is to be sent instead stands in the queue already. */
export const REQUEUED = "requeued";
export type Sent<K extends TaskKind> = CallResult<TaskTypes[K]["answer"]> | typeof REQUEUED;

/** Whether somebody stands at the screen for the answer; otherwise it went out by itself. */
export interface Manner {
  attended: boolean;
}

/** One kind of task: how it is asked, and what the answer changes, in the transaction that ends it. */
export interface TaskHandler<K extends TaskKind> {
  /** Before it is kept for the first time: what it replaces goes. */
  enter?(transaction: Transaction, task: SyncTask<K>): Promise<SyncTask<K>>;
  /** Noted with the task before it leaves. */
  leave?(transaction: Transaction, task: SyncTask<K>): Promise<SyncTask<K>>;
  /** Asks the shop. What network and shop do is an answer; only a mistake of ours throws. */
  send(task: SyncTask<K>, desk: Desk): Promise<Sent<K>>;
  /** Asked before patience ends: what the shop really has. Null: it can't be told now. */
  verify?(task: SyncTask<K>, error: CallError, desk: Desk): Promise<CallResult<TaskTypes[K]["answer"]> | null>;
  accept(
    transaction: Transaction,
    task: SyncTask<K>,
    answer: TaskTypes[K]["answer"],
    manner: Manner,
    desk: Desk,
  ): Promise<Ended>;
  refuse(transaction: Transaction, task: SyncTask<K>, error: CallError, manner: Manner, desk: Desk): Promise<Ended>;
}
