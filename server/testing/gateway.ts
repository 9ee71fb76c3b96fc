import type * as RentalMethods from "@/server/services/rental-methods";

/** The code of a payment that has to come before the order stands. */
export const GATEWAY = "gateway";

/** For `jest.mock` of the rental methods: the shop's own ways to pay, and one that a gateway takes. */
export const withGateway = (actual: typeof RentalMethods): typeof RentalMethods => ({
  ...actual,
  paymentMethods: (...input) =>
    actual
      .paymentMethods(...input)
      .flatMap((method) => [method, { ...method, code: GATEWAY, offline: false, is_server_method: true }]),
});
