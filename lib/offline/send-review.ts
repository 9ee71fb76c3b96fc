import type { ReviewOutcome } from "./events";
import type { Outbox } from "./outbox";
import type { OnlineManager } from "./ports";
import { refusalOf } from "./refusals";
import type { Sender } from "./sender";
import { newTask, type ReviewPayload } from "./tasks";

interface ReviewDeskDeps {
  outbox: Outbox;
  sender: Sender;
  online: OnlineManager;
  now(): Date;
}

/** A review from the press of the button to the shop, or to the queue: kept first, so that nothing loses it. */
export const createReviewDesk =
  ({ outbox, sender, online, now }: ReviewDeskDeps) =>
  async (payload: ReviewPayload, storeCode: string): Promise<ReviewOutcome> => {
    const { review_id: id } = payload.review;
    const task = newTask(
      { task_id: id, kind: "review", keys: [`review ${id}`], store_code: storeCode, payload },
      now(),
    );
    await outbox.transact(async (transaction) => {
      const isKnown = (await transaction.tasks()).some(({ task_id }) => task_id === id);
      if (!isKnown) await transaction.putTask(task);
    });
    const attempt = online.isOnline() ? await sender.attempt(task, { attended: true }) : null;
    if (attempt?.end === "done") return { kind: "sent", state: attempt.answer.state };
    if (attempt?.end === "refused") return { kind: "refused", error: attempt.error };
    if (outbox.durable()) return { kind: "queued" };
    await outbox.change(id, () => null);
    return { kind: "refused", error: refusalOf("unavailable", "this browser can't keep the review until later").error };
  };
