import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { defaultMethod, defaultPayment } from "./method-choice";

const way = (method_code: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  method_title: method_code,
  method_code,
  carrier_code: "flatrate",
  amount: 0,
  price_incl_tax: 0,
  default: false,
  offline: false,
  source_id: null,
  ...more,
});
const pay = (code: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  title: code,
  code,
  cost: 0,
  cost_incl_tax: 0,
  default: false,
  offline: false,
  is_server_method: true,
  ...more,
});

test("with a network a method made for being without one is not chosen by itself", () => {
  const methods = [way("kept", { default: true, offline: true }), way("branch"), way("courier", { default: true })];
  expect(defaultMethod(methods, true)?.method_code).toBe("courier");
  expect(defaultMethod(methods, false)?.method_code).toBe("kept");
  expect(defaultMethod(methods.slice(0, 2), true)?.method_code).toBe("branch");
});

test("where there is nothing else it is chosen all the same", () => {
  expect(defaultMethod([way("kept", { offline: true })], true)?.method_code).toBe("kept");
  expect(defaultMethod([], true)).toBeNull();
});

test("without a network a way of paying that needs one is not chosen by itself", () => {
  const methods = [pay("gopay", { default: true }), pay("cashondelivery", { offline: true })];
  expect(defaultPayment(methods, true)?.code).toBe("gopay");
  expect(defaultPayment(methods, false)?.code).toBe("cashondelivery");
  expect(defaultPayment(methods.slice(0, 1), false)).toBeNull();
});
