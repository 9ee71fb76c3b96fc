import { paymentMethods, tax } from "@/shop.config";
import type { Day, Handover, PaymentMethod, PickupPoint, ShippingMethod } from "@/lib/contract";

export const checkoutSteps = ["personal", "shipping", "return", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The shopper counts as in checkout for so long after the last change there. */
export const CHECKOUT_RECENCY_MS = 30 * 60_000;
export const isInCheckout = (modifiedAt: number, now: Date): boolean =>
  now.getTime() - modifiedAt <= CHECKOUT_RECENCY_MS;

export interface CheckoutAddress {
  firstName: string;
  lastName: string;
  /** A hotel or cabin and the room there; only carriers that hand over in one look at them. */
  place: string;
  room: string;
  streetAddress: string;
  apartmentNumber: string;
  city: string;
  zipCode: string;
  /** ISO code of two letters. */
  country: string;
  phoneNumber: string;
}

/** One way of an order: its method, and what that needs to know. */
export interface CheckoutWay extends CheckoutAddress {
  /** `null`: not chosen yet. */
  shippingMethod: MethodChoice | null;
  /** Code of the hours in which the carrier is awaited; empty: not chosen. */
  window: string;
  /** At what time the renter comes to the branch (day → "09:30"); other days than the order's count for nothing. */
  times: Record<Day, string>;
  /** Kept whole, so that it can be read without a network. */
  pickupPoint: PickupPoint | null;
}

export interface CheckoutForm {
  personalDetails: { firstName: string; lastName: string; emailAddress: string; phoneNumber: string };
  shippingDetails: CheckoutWay;
  returnShippingDetails: CheckoutWay & { sameAsShipping: boolean };
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
  place: "",
  room: "",
  streetAddress: "",
  apartmentNumber: "",
  city: "",
  zipCode: "",
  country: tax.defaultCountry,
  phoneNumber: "",
};

const emptyWay: CheckoutWay = { ...emptyAddress, shippingMethod: null, window: "", times: {}, pickupPoint: null };

export const emptyCheckoutForm: CheckoutForm = {
  personalDetails: { firstName: "", lastName: "", emailAddress: "", phoneNumber: "" },
  shippingDetails: emptyWay,
  returnShippingDetails: { ...emptyWay, sameAsShipping: true },
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

/** Where things change hands; null while no method is chosen. */
export function handoverOf(method: MethodChoice | null): Handover | "branch" | null {
  if (!method) return null;
  return method.source_id === null ? (method.handover ?? "address") : "branch";
}

/** A carrier comes to an address that has to be told. */
export const needsAddress = (method: MethodChoice | null): boolean =>
  handoverOf(method) === "address" || handoverOf(method) === "lodging";

/** Bills can go to where the things are brought, unless the renter is a guest there. */
export const goesHome = (method: MethodChoice | null): boolean => handoverOf(method) === "address";

/** With nothing to copy a company has to write its address, whatever the form says. */
export const canCopyBilling = ({ isCompany }: { isCompany: boolean }, there: MethodChoice | null): boolean =>
  goesHome(there) || !isCompany;

/** A company needs an address on its bill, everybody else only where they want another one there. */
export const asksBillingAddress = (payment: CheckoutForm["paymentDetails"], there: MethodChoice | null): boolean =>
  !payment.sameAsShipping || !canCopyBilling(payment, there);

/**
 * Where the bill goes: to an address that was asked for, to where the things are brought, or nowhere. What stands in
 * fields that nobody sees stays there.
 */
export function billingPlace({ shippingDetails: there, paymentDetails: payment }: CheckoutForm): CheckoutAddress {
  if (asksBillingAddress(payment, there.shippingMethod)) return payment;
  return goesHome(there.shippingMethod) ? there : emptyAddress;
}

/** Whether things can go back from the very place that they come to. */
export const canCopyPlace = (there: MethodChoice | null, back: MethodChoice | null): boolean =>
  handoverOf(there) !== "branch" &&
  handoverOf(there) === handoverOf(back) &&
  (handoverOf(there) !== "pickup_point" || isSameMethod(there, back));

/** The place of the way back: its own, or that of the way there. */
export function returnPlace({ shippingDetails: there, returnShippingDetails: back }: CheckoutForm): CheckoutWay {
  return back.sameAsShipping && canCopyPlace(there.shippingMethod, back.shippingMethod) ? there : back;
}

export const isSameMethod = (a: MethodChoice | null, b: MethodChoice | null): boolean =>
  a?.carrier_code === b?.carrier_code && a?.method_code === b?.method_code;

/** The given fields of one address over another: what "same as" and "copy" do. Names and phone go along. */
export function copyAddress<T extends CheckoutAddress>(from: CheckoutAddress, to: T): T {
  const { firstName, lastName, place, room, streetAddress, apartmentNumber, city, zipCode, country, phoneNumber } =
    from;
  return {
    ...to,
    firstName,
    lastName,
    place,
    room,
    streetAddress,
    apartmentNumber,
    city,
    zipCode,
    country,
    phoneNumber,
  };
}

/** An order paid so needs no gateway, so it can wait for the network. */
export const isPayableOffline = (code: string): boolean =>
  paymentMethods.some((method) => method.code === code && method.offline);

/** Methods offered: the gateway needs the network, cash does not. */
export const payableMethods = (methods: readonly PaymentMethod[], online: boolean): PaymentMethod[] =>
  methods.filter((method) => online || method.offline);
