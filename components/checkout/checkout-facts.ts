import type { Destination, Offered } from "@/lib/domain/ways";
import type { Sums } from "@/lib/domain/own-totals";
import type { PaymentMethod, Period, Source } from "@/lib/contract";

/** What the shop has said and the steps show. */
export interface CheckoutFacts {
  locale: string;
  sources: readonly Source[];
  /** Distinct periods of what is rented. */
  periods: readonly Period[];
  /** Nothing is rented: no way there, none back. */
  bought: boolean;
  /** Where things are wished to be brought, before an address is typed. */
  wished: Destination | null;
  methods: Offered;
  paymentMethods: readonly PaymentMethod[];
  /** Haléře, paid on receipt. */
  deposit: number;
  /** All that the order comes to. */
  sums: Sums;
  ways: { delivery: number; collection: number };
  online: boolean;
}
