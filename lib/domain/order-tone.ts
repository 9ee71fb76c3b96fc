import type { OrderStatus } from "@/lib/contract";

/** In which colour an order's status is said. */
export const orderTone = (status: OrderStatus): "danger" | "warning" | "success" =>
  status === "cancelled" ? "danger" : status === "pending_payment" ? "warning" : "success";
