import type { OrderBody } from "@/lib/contract";
import { readCart } from "../lines";
import { closeOrder, placedOf, unqueueOrder } from "../orders";
import { refusalOf } from "../refusals";
import type { TaskHandler } from "./handler";

export const orderHandler: TaskHandler<"order"> = {
  async send(task, { api }) {
    const { body } = task.payload;
    if (!body) return refusalOf("invalid_input", "nothing of this order is left to be sent");
    // A body that the contract refuses comes back as a refusal: a draft of an older version can hold one.
    const place = (sent: OrderBody) =>
      api.call("placeOrder", sent, { cartToken: sent.cart_id || null, idempotencyKey: task.task_id });
    const answer = await place(body);
    // The login is over for good: an order is worth more than where it is listed.
    const isGuests = !answer.ok && answer.error.code === "login_required" && body.user_id !== "";
    return isGuests ? place({ ...body, user_id: "" }) : answer;
  },

  /** A shop that breaks may have placed it all the same. */
  async verify(task, error, { api }) {
    const answer = await api.call("getOrder", { id: task.task_id });
    if (!answer.ok) return answer.error.code === "order_not_found" ? { ok: false, error } : null;
    // Which of several bodies it was made of can't be told from here.
    if (task.payload.sent.length > 1) return refusalOf("order_conflict", "an earlier form of this order stands");
    return { ok: true, value: placedOf(answer.value) };
  },

  async accept(transaction, task, order, { attended }, { outbox }) {
    return {
      change: await closeOrder(transaction, task, order, outbox.making),
      events: [{ kind: "order_placed", order, waited: !attended }],
    };
  },

  /**
   * At the screen the cart is still there to be mended. What waited stays, with the reason, until the shopper decides.
   */
  async refuse(transaction, task, error, { attended }, { outbox }) {
    if (attended && error.code !== "order_conflict") return { change: null, events: [] };
    // A standing order may have these very things; they come back only when the shopper says so.
    const isEmpty = (await readCart(transaction)).lines.length === 0;
    const canRestore = task.payload.tookCart && isEmpty && error.code !== "order_conflict";
    const back = canRestore ? await unqueueOrder(transaction, task, outbox.making) : null;
    return {
      change: { ...back, state: "refused", error },
      events: attended ? [] : [{ kind: "order_refused", orderId: task.task_id, error, restored: back !== null }],
    };
  },
};
