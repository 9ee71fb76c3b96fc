import type { Transaction } from "dexie";
import type { OrderBody, PlacedOrder, ShopError } from "@/lib/contract";
import type { CartState } from "@/lib/domain/cart";
import { isPayableOffline } from "@/lib/domain/checkout";
import { type AnyTask, newTask, type LineWish, type TaskState } from "./tasks";

/** How the first version of the database kept a line's task. */
interface OldTask extends LineWish {
  seq: number;
  task_id: string;
  created_at: string;
  updated_at: string;
  attempts: number;
  transmited_at: string | null;
  mayBeKnown: boolean;
}
/** And an order, in a table of its own. */
interface OldOrder {
  order_id: string;
  state: "sending" | "undecided" | "queued" | "placed" | "refused";
  body: OrderBody | null;
  cart: Pick<CartState, "lines" | "source"> | null;
  result: PlacedOrder | null;
  error: ShopError | null;
  attempts: number;
  created_at: string;
  updated_at: string;
}

function lineTask({ seq: _seq, ...old }: OldTask, storeCode: string, now: Date): AnyTask {
  const { endpoint, lineKey, item, mayBeKnown, ...times } = old;
  const payload = { endpoint, lineKey, item, mayBeKnown };
  const { task_id } = times;
  return {
    ...newTask({ task_id, kind: "cart-line", keys: [lineKey], store_code: storeCode, payload }, now),
    silent: endpoint === "deleteCartItem",
    ...times,
  };
}

const states: Record<Exclude<OldOrder["state"], "refused">, TaskState> = {
  sending: "waiting",
  queued: "waiting",
  undecided: "undecided",
  placed: "done",
};

/** A refused order was told of and gave its lines back then, so nothing of it is left to do. */
function orderTask(old: OldOrder, storeCode: string, now: Date): AnyTask[] {
  if (old.state === "refused") return [];
  const { order_id, body, cart, attempts, result, error, created_at, updated_at } = old;
  const queued = old.state === "queued";
  const payload = {
    body,
    lines: cart?.lines ?? [],
    source: cart?.source ?? null,
    tookCart: queued || old.state === "placed",
    canQueue: queued || (body !== null && isPayableOffline(body.addressInformation.payment_method_code)),
    sent: [],
    draft: null,
    restored: false,
  };
  const task = newTask(
    {
      task_id: order_id,
      kind: "order",
      keys: [order_id],
      store_code: body?.store_code || storeCode,
      payload,
      state: states[old.state],
    },
    now,
  );
  return [
    {
      ...task,
      ...{ attempts, result, error, created_at, updated_at },
      transmited_at: attempts > 0 ? updated_at : null,
      acknowledged: old.state === "placed",
    },
  ];
}

/**
 * Lines' tasks and orders become tasks of one table; orders stand first, as they were sent first. The draft moves to
 * its own name. The store view was not kept: tasks were sent to whichever was open, as it is now.
 */
export async function migrateToTasks(transaction: Transaction, storeCode: string, now: Date): Promise<void> {
  const tasks = transaction.table<OldTask | AnyTask, number>("tasks");
  const lines = (await tasks.orderBy("seq").toArray()) as OldTask[];
  const orders = await transaction.table<OldOrder>("orders").toArray();
  orders.sort((a, b) => a.created_at.localeCompare(b.created_at));
  await tasks.clear();
  await tasks.bulkAdd([
    ...orders.flatMap((order) => orderTask(order, storeCode, now)),
    ...lines.map((line) => lineTask(line, storeCode, now)),
  ]);
  const state = transaction.table<{ key: string; value: unknown }, string>("state");
  const cart = await state.get("cart");
  if (cart) await state.put({ key: "cart", value: { ...(cart.value as CartState), storeCode } });
  const draft = await state.get("checkout");
  if (draft) await state.put({ key: "draft", value: draft.value });
  await state.delete("checkout");
}
