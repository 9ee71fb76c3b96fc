import { answerStock } from "@/lib/domain/cart-stock";
import { lineGone } from "../events";
import { pendingKeys, readCart } from "../lines";
import type { StockAnswer } from "../stock-checks";
import type { Transaction } from "../storage";
import type { SyncTask } from "../tasks";
import type { Desk, Ended, TaskHandler } from "./handler";

type StockTask = SyncTask<"stock-check">;

/**
 * A line that has been changed since is asked for by a task of its own, and the answer to this one is not about it;
 * unless that task waits for the checkout, because the server is not told of the cart before.
 */
async function takeIn(
  transaction: Transaction,
  { payload }: StockTask,
  answer: StockAnswer,
  { outbox }: Desk,
): Promise<Ended> {
  const cart = await readCart(transaction);
  const pending = cart.token === null ? new Set<string>() : await pendingKeys(transaction);
  const keys = new Set(payload.lines.map(({ key }) => key).filter((key) => !pending.has(key)));
  const free = new Map(answer.map(({ sku, qty }) => [sku, qty]));
  const { state, gone } = answerStock(cart, keys, free, outbox.making.now());
  await transaction.putState("cart", state);
  return {
    change: null,
    events: gone.map(lineGone),
  };
}

export const stockCheckHandler: TaskHandler<"stock-check"> = {
  async send({ task_id, payload }, { api, outbox }) {
    const { from: dateFrom, to: dateTo, source } = payload;
    const skus = [...new Set(payload.lines.map(({ sku }) => sku))];
    const options = { cartToken: (await outbox.read()).cart.token };
    const [sku] = skus;
    if (sku !== undefined && skus.length === 1) {
      const answer = await api.call("checkStock", { sku, dateFrom, dateTo, source, task_id }, options);
      return answer.ok ? { ok: true, value: [{ sku, qty: answer.value.qty }] } : answer;
    }
    const answer = await api.call("listStock", { skus, dateFrom, dateTo, source }, options);
    return answer.ok ? { ok: true, value: answer.value.items } : answer;
  },

  accept: (transaction, task, answer, _manner, desk) => takeIn(transaction, task, answer, desk),

  /** The shop can't say: the lines stay as they are, to be checked at the next step. */
  refuse: (transaction, task, _error, _manner, desk) => takeIn(transaction, task, [], desk),
};
