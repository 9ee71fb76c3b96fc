import type { ShippingMethod } from "@/lib/contract";
import type { MethodChoice } from "@/lib/domain/checkout";

/** One text for a way of handing over, as radios and the totals endpoint name it. */
export const methodKey = (method: MethodChoice | null): string =>
  method ? `${method.carrier_code}_${method.method_code}` : "";

export const toChoice = ({ carrier_code, method_code, source_id }: ShippingMethod): MethodChoice => ({
  carrier_code,
  method_code,
  source_id,
});

export const findMethod = (methods: readonly ShippingMethod[], choice: MethodChoice | null): ShippingMethod | null =>
  methods.find((method) => methodKey(method) === methodKey(choice)) ?? null;

/** Selected until the shopper chooses otherwise. */
export const defaultMethod = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.find((method) => method.default) ?? methods[0] ?? null;
