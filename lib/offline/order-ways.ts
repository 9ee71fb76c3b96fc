import type { ApiClient } from "@/lib/api";
import { findOrder } from "./draft";
import { readCart } from "./lines";
import { closeOrder, placedOf, unqueueOrder, type OrderTask } from "./orders";
import type { Outbox } from "./outbox";
import { newTask, type OrderPayload } from "./tasks";

const noPayload: OrderPayload = {
  body: null,
  lines: [],
  source: null,
  tookCart: false,
  canQueue: false,
  sent: [],
  draft: null,
  restored: false,
};

export interface OrderWaysDeps {
  api(storeCode: string): ApiClient;
  outbox: Outbox;
}

/** What a shopper can do about an order that waits for a word, or that the shop refused. */
export function createOrderWays({ api, outbox }: OrderWaysDeps) {
  const { now, newId } = outbox.making;
  const find = async (orderId: string): Promise<OrderTask | undefined> =>
    findOrder((await outbox.read()).tasks, orderId);

  return {
    /**
     * An order that this tab has sent, and of which a full storage kept nothing: if the shop has it, its things leave
     * the cart as they would have then. What was put in after that attempt stays, even if it is the same.
     */
    async recover({ id: orderId, triedAt }: { id: string; triedAt: string }, storeCode: string): Promise<void> {
      if (await find(orderId)) return;
      const answer = await api(storeCode).call("getOrder", { id: orderId });
      if (!answer.ok) return;
      const { lines } = answer.value;
      const order = placedOf(answer.value);
      await outbox.transact(async (transaction) => {
        const { lines: inCart, source } = await readCart(transaction);
        const ordered = inCart.flatMap((line) => {
          const same = lines.find(
            ({ sku, from, to, source: branch }) =>
              sku === line.sku && from === line.from && to === line.to && branch === line.source,
          );
          return same && line.addedAt <= triedAt ? [{ ...line, qty: same.qty }] : [];
        });
        const task = newTask(
          {
            task_id: orderId,
            kind: "order",
            keys: [orderId],
            store_code: storeCode,
            payload: { ...noPayload, lines: ordered, source },
          },
          now(),
        );
        await transaction.putTask({ ...task, ...(await closeOrder(transaction, task, order, outbox.making)) });
      });
    },

    /** Lets it go out, for the first time or once more. */
    send: (orderId: string): Promise<void> =>
      outbox.change(orderId, () => ({ state: "waiting", error: null, failures: 0, breakdowns: 0, next_at: null })),

    /** The question has been seen; it stands in the cart from now on. */
    putOff: (orderId: string): Promise<void> => outbox.change(orderId, () => ({ acknowledged: true })),

    /** The shopper knows, and needs it no more. */
    forget: (orderId: string): Promise<void> => outbox.change(orderId, () => null),

    /** Its things and its form come back into cart and checkout. False while another shop's things are in the cart. */
    takeBack: (orderId: string): Promise<boolean> =>
      outbox.transact(async (transaction) => {
        const task = findOrder(await transaction.tasks(), orderId);
        if (!task || (await unqueueOrder(transaction, task, outbox.making)) === null) return false;
        await transaction.deleteTasks([task.seq!]);
        return true;
      }),

    /** "The order that stands under this id is the one I meant." False: the shop can't be asked now. */
    async acceptStanding(orderId: string): Promise<boolean> {
      const task = await find(orderId);
      if (!task || task.state === "done") return true;
      const answer = await api(task.store_code).call("getOrder", { id: orderId });
      if (!answer.ok) return false;
      const order = placedOf(answer.value);
      await outbox.settle(task, async (transaction) => ({
        change: await closeOrder(transaction, task, order, outbox.making),
        result: null,
      }));
      return true;
    },

    /**
     * "I mean a second order." What waited goes out under a new id; what is still in the checkout gets the new id
     * there. Gives that id.
     */
    orderAnother: (orderId: string): Promise<string> =>
      outbox.transact(async (transaction) => {
        const another = newId();
        const task = findOrder(await transaction.tasks(), orderId);
        if (task?.state !== "refused") return another;
        const { body } = task.payload;
        await transaction.deleteTasks([task.seq!]);
        if (body && task.payload.tookCart) {
          const payload = { ...task.payload, body: { ...body, order_id: another }, sent: [] };
          const { kind, store_code } = task;
          await transaction.putTask(newTask({ task_id: another, kind, keys: [another], store_code, payload }, now()));
        }
        return another;
      }),
  };
}

export type OrderWays = ReturnType<typeof createOrderWays>;
