import { isRetryable, type ApiClient, type CallError, type CallResult } from "@/lib/api";
import type { OrderBody, PlacedOrder } from "@/lib/contract";
import type { PlaceOrderOutcome, SyncEvent } from "./events";
import type { Outbox, Snapshot } from "./outbox";
import type { OrderRecord } from "./tables";

export interface OrderSenderDeps {
  api: ApiClient;
  outbox: Outbox;
  emit(event: SyncEvent): void;
  now(): Date;
}

/** What tells two attempts at one order apart from two orders: everything but the technical notes. */
function sameOrder(a: OrderBody, b: OrderBody): boolean {
  const essence = ({ created_at: _c, updated_at: _u, transmited: _t, cart_id: _i, ...rest }: OrderBody) =>
    JSON.stringify(rest);
  return essence(a) === essence(b);
}

export function createOrderSender({ api, outbox, emit, now }: OrderSenderDeps) {
  const touch = (record: OrderRecord, change: Partial<OrderRecord>): OrderRecord => ({
    ...record,
    ...change,
    updated_at: now().toISOString(),
  });

  /** A repeated attempt sends the very same bytes, so that the server sees the same order. */
  function open(body: OrderBody, snapshot: Snapshot, state: "sending" | "queued"): OrderRecord {
    const known = snapshot.orders.find((order) => order.order_id === body.order_id);
    // The cart may have been opened, or opened anew, since the body was built; its holds are this order's.
    const reused =
      known?.body && sameOrder(known.body, body)
        ? known.body
        : { ...body, cart_id: snapshot.cart.token ?? body.cart_id };
    const at = now().toISOString();
    const cart = { lines: snapshot.cart.lines, source: snapshot.cart.source };
    return {
      order_id: body.order_id,
      state,
      transmited: false,
      body: reused,
      cart,
      result: null,
      error: null,
      attempts: known?.attempts ?? 0,
      created_at: known?.created_at ?? at,
      updated_at: at,
    };
  }

  async function call(record: OrderRecord, body: OrderBody): Promise<CallResult<PlacedOrder>> {
    const answer = await api.call("placeOrder", body, {
      cartToken: body.cart_id || null,
      idempotencyKey: record.order_id,
    });
    return !answer.ok && answer.error.code === "order_conflict" ? standing(record, answer.error) : answer;
  }

  async function placed(record: OrderRecord, order: PlacedOrder, takesCart: boolean, waited: boolean): Promise<void> {
    const cart = await outbox.closeOrder(
      touch(record, { state: "placed", transmited: true, body: null, cart: null, result: order, error: null }),
      takesCart,
    );
    emit({ kind: "cart", cart });
    emit({ kind: "order_placed", order, waited });
  }

  async function enqueue(record: OrderRecord): Promise<PlaceOrderOutcome> {
    emit({ kind: "cart", cart: await outbox.closeOrder(touch(record, { state: "queued" }), true) });
    return { kind: "queued", orderId: record.order_id };
  }

  /**
   * Our id under another body: an earlier attempt arrived although its answer was lost, and the form has
   * changed since. That order stands; a second one would rent everything twice.
   */
  async function standing(record: OrderRecord, error: CallError): Promise<CallResult<PlacedOrder>> {
    const answer = await api.call("getOrder", { id: record.order_id });
    if (!answer.ok) return { ok: false, error };
    const { order_id, increment_id, status, grand_total, deposit } = answer.value;
    return { ok: true, value: { order_id, increment_id, status, grand_total, deposit } };
  }

  async function unanswered(record: OrderRecord, error: CallError, canQueue: boolean): Promise<PlaceOrderOutcome> {
    if (canQueue) return enqueue(record);
    await outbox.saveOrder(touch(record, { state: "undecided", error }));
    return { kind: "refused", error };
  }

  return {
    enqueue: async (body: OrderBody): Promise<PlaceOrderOutcome> => enqueue(open(body, await outbox.read(), "queued")),

    /** The shopper waits for the answer. */
    async place(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      const snapshot = await outbox.read();
      const known = snapshot.orders.find((order) => order.order_id === body.order_id);
      if (known?.state === "placed" && known.result) return { kind: "placed", order: known.result };
      if (known?.state === "queued") return { kind: "queued", orderId: known.order_id };
      const record = { ...open(body, snapshot, "sending"), attempts: (known?.attempts ?? 0) + 1 };
      await outbox.saveOrder(record);
      const answer = await call(record, record.body ?? body);
      if (answer.ok) {
        await placed(record, answer.value, true, false);
        return { kind: "placed", order: answer.value };
      }
      if (isRetryable(answer.error)) return unanswered(record, answer.error, canQueue);
      await outbox.dropOrder(record.order_id);
      return { kind: "refused", error: answer.error };
    },

    /** Sends what waits: queued orders, and those whose tab closed before the answer. `false`: nobody answered. */
    async sendWaiting(): Promise<boolean> {
      const { orders, cart } = await outbox.read();
      const waiting = orders
        .filter((order) => order.state === "queued" || order.state === "sending")
        .sort((a, b) => a.created_at.localeCompare(b.created_at));
      for (const order of waiting) {
        if (!order.body) continue;
        const record = touch(order, { attempts: order.attempts + 1 });
        const answer = await call(record, order.body);
        if (answer.ok) {
          await placed(
            record,
            answer.value,
            order.state === "sending" && cart.token !== null && cart.token === order.body.cart_id,
            true,
          );
          continue;
        }
        if (isRetryable(answer.error)) {
          await outbox.saveOrder(touch(record, { error: answer.error }));
          return false;
        }
        const refused = touch(record, { state: "refused", transmited: true, body: null, error: answer.error });
        emit({
          kind: "order_refused",
          record: refused,
          error: answer.error,
          restored: await outbox.restoreOrder(refused),
        });
        emit({ kind: "cart", cart: (await outbox.read()).cart });
      }
      return true;
    },
  };
}

export type OrderSender = ReturnType<typeof createOrderSender>;
