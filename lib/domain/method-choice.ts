import type { PaymentMethod, ShippingMethod } from "@/lib/contract";
import { isSameMethod, payableMethods, type MethodChoice } from "./checkout";
import { wayProblem } from "./ways";

/** One text for a way of handing over, as radios and the totals endpoint name it. */
export const methodKey = (method: MethodChoice | null): string =>
  method ? `${method.carrier_code}_${method.method_code}` : "";

export const toChoice = ({ carrier_code, method_code, source_id, handover }: ShippingMethod): MethodChoice => ({
  carrier_code,
  method_code,
  source_id,
  handover,
});

export const findMethod = (methods: readonly ShippingMethod[], choice: MethodChoice | null): ShippingMethod | null =>
  methods.find((method) => isSameMethod(method, choice)) ?? null;

/**
 * Selected until the shopper chooses otherwise. With a network a method made for being without one is the last choice.
 */
export function defaultMethod(methods: readonly ShippingMethod[], online: boolean): ShippingMethod | null {
  const fitting = methods.filter((method) => !(online && method.offline));
  const candidates = fitting.length > 0 ? fitting : methods;
  return candidates.find((method) => method.default) ?? candidates[0] ?? null;
}

/** The wished method if things can go that way, else what most people want of those that can. */
export function possibleMethod(
  methods: readonly ShippingMethod[],
  online: boolean,
  wished: ShippingMethod | null = null,
): ShippingMethod | null {
  if (wished && !wayProblem(wished, null)) return wished;
  const possible = methods.filter((method) => !wayProblem(method, null));
  return defaultMethod(possible.length > 0 ? possible : methods, online);
}

/** The same for paying: without a network only what needs none. */
export function defaultPayment(methods: readonly PaymentMethod[], online: boolean): PaymentMethod | null {
  const payable = payableMethods(methods, online);
  return payable.find((method) => method.default) ?? payable[0] ?? null;
}
