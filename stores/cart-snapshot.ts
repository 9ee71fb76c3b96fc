import { isKind, isWaiting, type Snapshot } from "@/lib/offline";
import type { OpenOrder, PlacedOrder } from "./cart";
import type { CartHint } from "./cart-hint";

/* What the screens show of what is stored. */

const ordersOf = ({ tasks }: Pick<Snapshot, "tasks">) => tasks.filter((task) => isKind(task, "order"));

const isOpen = (state: string): state is OpenOrder["state"] =>
  state === "waiting" || state === "asking" || state === "refused";

export const openOrdersOf = (snapshot: Pick<Snapshot, "tasks">): OpenOrder[] =>
  ordersOf(snapshot).flatMap(({ task_id, state, error, acknowledged, payload, failures, breakdowns }) =>
    isOpen(state)
      ? [
          {
            orderId: task_id,
            state,
            things: payload.lines.map((line) => line.name),
            error,
            inCart: !payload.tookCart,
            onItsWay: state === "waiting" && !payload.tookCart && failures + breakdowns === 0,
            acknowledged,
          },
        ]
      : [],
  );

export const placedOrdersOf = (snapshot: Pick<Snapshot, "tasks">): PlacedOrder[] =>
  ordersOf(snapshot)
    .flatMap(({ task_id, state, result, payload: { period } }) =>
      state === "done" ? [{ orderId: task_id, number: result?.increment_id ?? "", ...(period && { period }) }] : [],
    )
    .reverse();

export function hintOf(snapshot: Pick<Snapshot, "cart" | "tasks">): CartHint {
  const { lines } = snapshot.cart;
  const waits = snapshot.tasks.some(isWaiting) || openOrdersOf(snapshot).length > 0;
  return {
    lines: lines.length,
    quantity: lines.reduce((sum, line) => sum + line.qty, 0),
    active: lines.length > 0 || waits,
  };
}
