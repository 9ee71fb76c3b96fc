"use client";

import { lazy, Suspense } from "react";
import type { OrderQuestionProps } from "@/components/orders/order-question";
import { useOrderToAsk } from "@/stores/cart";

// Without its code nothing is asked now; the question stands in the cart as well.
const Question = lazy<React.ComponentType<OrderQuestionProps>>(() =>
  import("@/components/orders/order-question").catch(() => ({ default: () => null })),
);

/** Asks about an order that was made offline, where the shop does not send such orders by itself. */
export function OrderQuestion({ storeCode }: { storeCode: string }) {
  const order = useOrderToAsk();
  if (!order) return null;
  return (
    <Suspense fallback={null}>
      <Question key={order.orderId} storeCode={storeCode} order={order} />
    </Suspense>
  );
}
