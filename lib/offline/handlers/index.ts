import type { SyncTask, TaskKind } from "../tasks";
import { cartLineHandler } from "./cart-line";
import type { TaskHandler } from "./handler";
import { newsletterHandler } from "./newsletter";
import { orderHandler } from "./order";
import { profileHandler } from "./profile";
import { reviewHandler } from "./review";
import { stockCheckHandler } from "./stock-check";

/** Every kind of task has its handler; a kind without one does not compile. */
const handlers: { [K in TaskKind]: TaskHandler<K> } = {
  "cart-line": cartLineHandler,
  newsletter: newsletterHandler,
  order: orderHandler,
  profile: profileHandler,
  review: reviewHandler,
  "stock-check": stockCheckHandler,
};

export type Handlers = typeof handlers;
export const allHandlers = handlers;
export const handlerOf = <K extends TaskKind>(known: Handlers, task: Pick<SyncTask<K>, "kind">): TaskHandler<K> =>
  known[task.kind];
export { REQUEUED, type Desk, type Manner, type TaskHandler } from "./handler";
