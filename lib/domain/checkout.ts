import { paymentMethods, tax } from "@/shop.config";
import type { PaymentMethod, ShippingMethod } from "@/lib/contract";

export const checkoutSteps = ["personal", "shipping", "return", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The shopper counts as in checkout for so long after the last change there. */
export const CHECKOUT_RECENCY_MS = 30 * 60_000;
export const isInCheckout = (modifiedAt: number, now: Date): boolean =>
  now.getTime() - modifiedAt <= CHECKOUT_RECENCY_MS;

export interface CheckoutAddress {
  firstName: string;
  lastName: string;
  streetAddress: string;
  apartmentNumber: string;
  city: string;
  zipCode: string;
  /** ISO code of two letters. */
  country: string;
  phoneNumber: string;
}

export interface CheckoutForm {
  personalDetails: { firstName: string; lastName: string; emailAddress: string; phoneNumber: string };
  /** `null` method: not chosen yet. The address counts only when the method delivers. */
  shippingDetails: CheckoutAddress & { shippingMethod: MethodChoice | null };
  returnShippingDetails: CheckoutAddress & { shippingMethod: MethodChoice | null; sameAsShipping: boolean };
  paymentDetails: CheckoutAddress & {
    sameAsShipping: boolean;
    isCompany: boolean;
    company: string;
    companyId: string;
    taxId: string;
    paymentMethod: string | null;
  };
  userNote: string;
  termsAccepted: boolean;
}

/** A shipping method; with a source it is a pick-up (or a return) there and needs no address. */
export type MethodChoice = Pick<ShippingMethod, "carrier_code" | "method_code" | "source_id" | "handover">;

export const emptyAddress: CheckoutAddress = {
  firstName: "",
  lastName: "",
  streetAddress: "",
  apartmentNumber: "",
  city: "",
  zipCode: "",
  country: tax.defaultCountry,
  phoneNumber: "",
};

export const emptyCheckoutForm: CheckoutForm = {
  personalDetails: { firstName: "", lastName: "", emailAddress: "", phoneNumber: "" },
  shippingDetails: { ...emptyAddress, shippingMethod: null },
  returnShippingDetails: { ...emptyAddress, shippingMethod: null, sameAsShipping: true },
  paymentDetails: {
    ...emptyAddress,
    sameAsShipping: true,
    isCompany: false,
    company: "",
    companyId: "",
    taxId: "",
    paymentMethod: null,
  },
  userNote: "",
  termsAccepted: false,
};

export const needsAddress = (method: MethodChoice | null): boolean => method !== null && method.source_id === null;

export const isSameMethod = (a: MethodChoice | null, b: MethodChoice | null): boolean =>
  a?.carrier_code === b?.carrier_code && a?.method_code === b?.method_code;

/** The given fields of one address over another: what "same as" and "copy" do. Names and phone go along. */
export function copyAddress<T extends CheckoutAddress>(from: CheckoutAddress, to: T): T {
  const { firstName, lastName, streetAddress, apartmentNumber, city, zipCode, country, phoneNumber } = from;
  return { ...to, firstName, lastName, streetAddress, apartmentNumber, city, zipCode, country, phoneNumber };
}

/** An order paid so needs no gateway, so it can wait for the network. */
export const isPayableOffline = (code: string): boolean =>
  paymentMethods.some((method) => method.code === code && method.offline);

/** Methods offered: the gateway needs the network, cash does not. */
export const payableMethods = (methods: readonly PaymentMethod[], online: boolean): PaymentMethod[] =>
  methods.filter((method) => online || method.offline);
