import type { TaskHandler } from "./handler";

/**
 * An e-mail for the newsletter: subscribed twice it is subscribed once. Whoever waits for the answer tells of it
 * himself; one that went out later is told of by the letter that it brings.
 */
export const newsletterHandler: TaskHandler<"newsletter"> = {
  send: ({ payload: { email } }, { api }) => api.call("subscribeNewsletter", { email }),
  accept: async () => ({ change: null, events: [] }),
  refuse: async () => ({ change: null, events: [] }),
};
