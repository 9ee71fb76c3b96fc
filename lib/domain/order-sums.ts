import type { Money, Order } from "@/lib/contract";
import { isHandedOver, isRentAlone } from "./line-days";

/** A row of an order's sum, by its words in `cart.totals`. The deposit is none: it is returned. */
export interface OrderSum {
  key:
    | "subtotal"
    | "bought"
    | "services"
    | "delivery"
    | "collection"
    | "shipping"
    | "payment"
    | "discount"
    | "discountOf"
    | "net"
    | "vat"
    | "total";
  amount: Money;
  /** What stands in its words. */
  values?: { code: string };
}

/** What an order costs, row by row, as its page and its mails say it. Of carriage the two ways stand apart. */
export const orderSums = (order: Order): OrderSum[] => [
  { key: isRentAlone(order.lines) ? "subtotal" : "bought", amount: order.subtotal_incl_tax },
  ...(order.services === 0 ? [] : [{ key: "services" as const, amount: order.services }]),
  ...(order.shipping > 0
    ? ([
        { key: "delivery", amount: order.shipping_amount },
        { key: "collection", amount: order.return_amount },
      ] as const)
    : order.lines.some(isHandedOver)
      ? [{ key: "shipping" as const, amount: order.shipping }]
      : []),
  ...(order.payment === 0 ? [] : [{ key: "payment" as const, amount: order.payment }]),
  ...discountOf(order),
  ...netOf(order),
  { key: "total", amount: order.grand_total },
];

/** What companies look for first: the sum without tax, and the tax. */
function netOf({ net_total: net, tax }: Order): OrderSum[] {
  return net === undefined || tax === undefined
    ? []
    : [
        { key: "net", amount: net },
        { key: "vat", amount: tax },
      ];
}

function discountOf({ discount, coupon_code: code }: Order): OrderSum[] {
  if (!discount) return [];
  return [code ? { key: "discountOf", amount: -discount, values: { code } } : { key: "discount", amount: -discount }];
}

/** What may cost nothing, and then says so. */
export const IS_CARRIAGE: ReadonlySet<OrderSum["key"]> = new Set(["delivery", "collection", "shipping"]);
