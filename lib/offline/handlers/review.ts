import type { TaskHandler } from "./handler";

/** The shop knows a review by its id, so that one sent twice is one. Who waits for the answer tells of it himself. */
export const reviewHandler: TaskHandler<"review"> = {
  send: ({ payload: { review } }, { api }) => api.call("createReview", { review }),

  async accept(_transaction, { payload }, { state }, { attended }) {
    const { name, review } = payload;
    return { change: null, events: attended ? [] : [{ kind: "review_sent", name, sku: review.sku, state }] };
  },

  /** Its words stay in the form of the thing (`stores/review-draft.ts`). */
  async refuse(_transaction, { payload }, error, { attended }) {
    const { name, review } = payload;
    return { change: null, events: attended ? [] : [{ kind: "review_refused", name, sku: review.sku, error }] };
  },
};
