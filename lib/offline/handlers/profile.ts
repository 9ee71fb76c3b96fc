import { isKind, isWaiting } from "../tasks";
import type { TaskHandler } from "./handler";

/**
 * A customer's own data: sent twice it is the same, as each part that the shop has already is no clash. What is refused
 * stays on the device until its writer has answered (decision 136).
 */
export const profileHandler: TaskHandler<"profile"> = {
  /** A newer change takes an older one's place; one that may have arrived goes first, and is what this one changes. */
  async enter(transaction, task) {
    const own = (await transaction.tasks()).filter((other) => isKind(other, "profile"));
    const sent = own.filter((other) => isWaiting(other) && other.failures > 0);
    const gone = own.filter((other) => !sent.includes(other) && other.task_id !== task.task_id);
    await transaction.deleteTasks(gone.map(({ seq }) => seq!));
    const last = sent.findLast(({ payload }) => payload.customer === task.payload.customer);
    return last ? { ...task, payload: { ...task.payload, known: last.payload.profile } } : task;
  },

  send: ({ payload: { profile, known, customer } }, { api }) =>
    api.call("updateMe", { userProfile: profile, known, user_id: customer }),

  accept: async (_transaction, _task, _answer, { attended }) => ({
    change: null,
    events: attended ? [] : [{ kind: "profile_sent" }],
  }),

  /** A field that can't be right is said at the form of whoever stands there; nothing of it waits. */
  refuse: async (_transaction, _task, error, { attended }) =>
    attended && error.code === "invalid_input"
      ? { change: null, events: [] }
      : { change: { state: "refused", error }, events: attended ? [] : [{ kind: "profile_refused", error }] },
};
