import type { PaymentMethod, Period, ShippingMethod, Source } from "@/lib/contract";

/** What the shop has said and the steps show. */
export interface CheckoutFacts {
  locale: string;
  sources: readonly Source[];
  /** Distinct periods of the cart's lines. */
  periods: readonly Period[];
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
  /** Haléře, paid on receipt. */
  deposit: number;
  online: boolean;
}
