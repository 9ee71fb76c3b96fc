"use client";

import type { OrderQuestionProps } from "@/components/orders/order-question";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOrderToAsk } from "@/stores/cart";

// Without its code nothing is asked now; the question stands in the cart as well.
const Question = lazyPart<OrderQuestionProps>(() => import("@/components/orders/order-question"));

/** Asks about an order that was made offline, where the shop does not send such orders by itself. */
export function OrderQuestion({ storeCode }: { storeCode: string }) {
  const order = useOrderToAsk();
  return order && <Question key={order.orderId} storeCode={storeCode} order={order} />;
}
