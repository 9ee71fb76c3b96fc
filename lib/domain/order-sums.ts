import type { Money, Order } from "@/lib/contract";

/** A row of an order's sum, by its words in `cart.totals`. The deposit is none: it is returned. */
export interface OrderSum {
  key: "subtotal" | "services" | "delivery" | "collection" | "shipping" | "payment" | "discount" | "total";
  amount: Money;
}

/** What an order costs, row by row, as its page and its mails say it. Of carriage the two ways stand apart. */
export const orderSums = (order: Order): OrderSum[] => [
  { key: "subtotal", amount: order.subtotal_incl_tax },
  ...(order.services === 0 ? [] : [{ key: "services" as const, amount: order.services }]),
  ...(order.shipping > 0
    ? ([
        { key: "delivery", amount: order.shipping_amount },
        { key: "collection", amount: order.return_amount },
      ] as const)
    : [{ key: "shipping" as const, amount: order.shipping }]),
  ...(order.payment === 0 ? [] : [{ key: "payment" as const, amount: order.payment }]),
  ...(order.discount ? [{ key: "discount" as const, amount: -order.discount }] : []),
  { key: "total", amount: order.grand_total },
];

/** What may cost nothing, and then says so. */
export const IS_CARRIAGE: ReadonlySet<OrderSum["key"]> = new Set(["delivery", "collection", "shipping"]);
