/** Things to test the outbox with. */
import { addLine, type CartState } from "@/lib/domain/cart";
import { createOutbox } from "../outbox";
import type { OfflineStorage, Transaction } from "../storage";
import { isKind, pushLine, type AnyTask, type SyncTask } from "../tasks";

export const NOW = new Date("2027-01-10T10:00:00.000Z");

export const withLine = (cart: CartState, sku: string, qty = 1): CartState =>
  addLine(
    { ...cart, storeCode: "main" },
    {
      sku,
      qty,
      name: sku,
      slug: "lyze",
      from: "2027-02-13",
      to: "2027-02-15",
      source: "praha",
      deposit: 0,
      priceList: [{ days_from: 1, days_to: null, price_per_day: 100 }],
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
    },
    NOW,
  ).state;

export const adding =
  (sku: string, qty = 1) =>
  (cart: CartState) => {
    const next = withLine(cart, sku, qty);
    return { cart: next, tasks: next.lines.filter((line) => line.sku === sku).map(pushLine), result: null };
  };

export function outboxOver(storage: OfflineStorage, prefix = "task", now = () => NOW) {
  let ids = 0;
  return createOutbox({ storage, now, newId: () => `${prefix}-${(ids += 1)}`, isOneShop: () => true });
}

export const linesOf = (tasks: readonly AnyTask[]): SyncTask<"cart-line">[] =>
  tasks.filter((task) => isKind(task, "cart-line"));

/** A storage whose writes ask first; what `ask` throws is what the browser's database says. */
export function guarded(inner: OfflineStorage, ask: () => void): OfflineStorage {
  return {
    durable: inner.durable,
    transact: (body) =>
      inner.transact((transaction) =>
        body(
          new Proxy(transaction, {
            get(target, name: keyof Transaction) {
              if (!/^(put|delete)/u.test(name)) return target[name];
              return async (...args: never[]) => {
                ask();
                return (target[name] as (...values: never[]) => Promise<unknown>)(...args);
              };
            },
          }),
        ),
      ),
  };
}

export const quotaError = (): Error => Object.assign(new Error("full"), { name: "QuotaExceededError" });
