import { paymentMethods, tax } from "@/shop.config";
import type { Address, Money, OrderBody, PaymentMethod, ShippingMethod } from "@/lib/contract";
import type { CartLine, CartState } from "./cart";
import { isEmail, isValidCompanyId, normalisePhone, normalisePostcode, normaliseVatId } from "./contact";

export { normalisePhone, normaliseVatId } from "./contact";

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
export type MethodChoice = Pick<ShippingMethod, "carrier_code" | "method_code" | "source_id">;

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

export type FieldProblem =
  "required" | "name_short" | "email" | "phone" | "postcode" | "company_id" | "tax_id" | "method" | "closed" | "terms";
/** Path of a form field → what is wrong with it, in the order of the form. */
export type FieldProblems = Record<string, FieldProblem>;

const MIN_NAME = 2;
const isBlank = (text: string): boolean => text.trim() === "";
export const needsAddress = (method: MethodChoice | null): boolean => method !== null && method.source_id === null;

/** The given fields of one address over another: what "same as" and "copy" do. Names and phone go along. */
export function copyAddress<T extends CheckoutAddress>(from: CheckoutAddress, to: T): T {
  const { firstName, lastName, streetAddress, apartmentNumber, city, zipCode, country, phoneNumber } = from;
  return { ...to, firstName, lastName, streetAddress, apartmentNumber, city, zipCode, country, phoneNumber };
}

type Check = readonly [path: string, problem: FieldProblem | null];

const nameProblem = (name: string): FieldProblem | null =>
  isBlank(name) ? "required" : [...name.trim()].length < MIN_NAME ? "name_short" : null;
const required = (text: string, problem: FieldProblem | null = null): FieldProblem | null =>
  isBlank(text) ? "required" : problem;

const addressChecks = (prefix: string, address: CheckoutAddress): Check[] => [
  [`${prefix}.streetAddress`, required(address.streetAddress)],
  [`${prefix}.city`, required(address.city)],
  [
    `${prefix}.zipCode`,
    required(address.zipCode, normalisePostcode(address.zipCode, address.country) ? null : "postcode"),
  ],
];

function personalChecks({ personalDetails: person }: CheckoutForm): Check[] {
  return [
    ["personalDetails.firstName", nameProblem(person.firstName)],
    ["personalDetails.lastName", nameProblem(person.lastName)],
    [
      "personalDetails.emailAddress",
      required(person.emailAddress, isEmail(person.emailAddress.trim()) ? null : "email"),
    ],
    ["personalDetails.phoneNumber", required(person.phoneNumber, normalisePhone(person.phoneNumber) ? null : "phone")],
  ];
}

function shippingChecks({ shippingDetails: shipping }: CheckoutForm): Check[] {
  return [
    ["shippingDetails.shippingMethod", shipping.shippingMethod ? null : "method"],
    ...(needsAddress(shipping.shippingMethod) ? addressChecks("shippingDetails", shipping) : []),
  ];
}

function returnChecks({ shippingDetails, returnShippingDetails: back }: CheckoutForm): Check[] {
  const copies = back.sameAsShipping && needsAddress(shippingDetails.shippingMethod);
  return [
    ["returnShippingDetails.shippingMethod", back.shippingMethod ? null : "method"],
    ...(needsAddress(back.shippingMethod) && !copies ? addressChecks("returnShippingDetails", back) : []),
  ];
}

function paymentChecks({ shippingDetails, paymentDetails: payment }: CheckoutForm): Check[] {
  const copies = payment.sameAsShipping && needsAddress(shippingDetails.shippingMethod);
  const asksAddress = !copies && (payment.isCompany || !payment.sameAsShipping);
  const company: Check[] = [
    ["paymentDetails.company", required(payment.company)],
    [
      "paymentDetails.companyId",
      required(payment.companyId, isValidCompanyId(payment.companyId, payment.country) ? null : "company_id"),
    ],
    ["paymentDetails.taxId", isBlank(payment.taxId) || normaliseVatId(payment.taxId) ? null : "tax_id"],
  ];
  return [
    ...(asksAddress ? addressChecks("paymentDetails", payment) : []),
    ...(payment.isCompany ? company : []),
    ["paymentDetails.paymentMethod", payment.paymentMethod ? null : "method"],
  ];
}

const checksOf: Record<CheckoutStep, (form: CheckoutForm) => Check[]> = {
  personal: personalChecks,
  shipping: shippingChecks,
  return: returnChecks,
  payment: paymentChecks,
  review: (form) => [["termsAccepted", form.termsAccepted ? null : "terms"]],
};

/** What is wrong in one step; empty when the shopper may go on. */
export const validateStep = (step: CheckoutStep, form: CheckoutForm): FieldProblems =>
  Object.fromEntries(
    checksOf[step](form).filter((check): check is readonly [string, FieldProblem] => check[1] !== null),
  );

/** First step with something wrong; null when the order can be sent. */
export const firstOpenStep = (form: CheckoutForm): CheckoutStep | null =>
  checkoutSteps.find((step) => Object.keys(validateStep(step, form)).length > 0) ?? null;

/** An order paid so needs no gateway, so it can wait for the network. */
export const isPayableOffline = (code: string): boolean =>
  paymentMethods.some((method) => method.code === code && method.offline);

/** Methods offered: the gateway needs the network, cash does not. */
export const payableMethods = (methods: readonly PaymentMethod[], online: boolean): PaymentMethod[] =>
  methods.filter((method) => online || method.offline);

function toAddress(form: CheckoutForm, address: CheckoutAddress): Address {
  const person = form.personalDetails;
  const country = address.country || tax.defaultCountry;
  return {
    firstname: (address.firstName || person.firstName).trim(),
    lastname: (address.lastName || person.lastName).trim(),
    email: person.emailAddress.trim(),
    telephone: normalisePhone(address.phoneNumber) ?? normalisePhone(person.phoneNumber) ?? person.phoneNumber.trim(),
    country_id: country,
    street: [address.streetAddress, address.apartmentNumber].map((text) => text.trim()).filter(Boolean),
    city: address.city.trim(),
    postcode: normalisePostcode(address.zipCode, country) ?? address.zipCode.trim(),
    region: "",
    region_id: 0,
    region_code: "",
    company: "",
    company_id: "",
    vat_id: "",
  };
}

const toOrderProduct = (line: CartLine): OrderBody["products"][number] => ({
  sku: line.sku,
  parent_sku: line.parentSku,
  qty: line.qty,
  name: line.name,
  product_option: line.product_option,
  from: line.from,
  to: line.to,
  source: line.source,
  price_incl_tax: line.unitPrice,
});

export interface OrderInput {
  form: CheckoutForm;
  cart: CartState;
  /** Client-made UUID: the idempotency key. */
  orderId: string;
  storeCode: string;
  userId?: string;
  /** Grand total that the shopper saw. */
  expectedTotal?: Money;
  now: Date;
}

/** The order as it travels. @throws when a method is missing: callers validate every step first. */
export function buildOrderBody({
  form,
  cart,
  orderId,
  storeCode,
  userId = "",
  expectedTotal,
  now,
}: OrderInput): OrderBody {
  const { shippingDetails, returnShippingDetails, paymentDetails } = form;
  const [shipping, back, payment] = [
    shippingDetails.shippingMethod,
    returnShippingDetails.shippingMethod,
    paymentDetails.paymentMethod,
  ];
  if (!shipping || !back || !payment) throw new Error("an order needs its shipping, return and payment methods");

  const delivers = needsAddress(shipping);
  const returnPlace = returnShippingDetails.sameAsShipping && delivers ? shippingDetails : returnShippingDetails;
  const billingPlace = paymentDetails.sameAsShipping && delivers ? shippingDetails : paymentDetails;
  const company = paymentDetails.isCompany
    ? {
        company: paymentDetails.company.trim(),
        company_id: paymentDetails.companyId.replace(/\s+/gu, ""),
        vat_id: normaliseVatId(paymentDetails.taxId) ?? "",
      }
    : {};
  const stamp = now.toISOString();
  return {
    order_id: orderId,
    user_id: userId,
    cart_id: cart.token ?? "",
    store_code: storeCode,
    products: cart.lines.map(toOrderProduct),
    addressInformation: {
      billingAddress: { ...toAddress(form, billingPlace), ...company },
      ...(delivers ? { shippingAddress: toAddress(form, shippingDetails) } : {}),
      ...(needsAddress(back) ? { returnAddress: toAddress(form, returnPlace) } : {}),
      shipping_carrier_code: shipping.carrier_code,
      shipping_method_code: shipping.method_code,
      return_carrier_code: back.carrier_code,
      return_method_code: back.method_code,
      payment_method_code: payment,
      payment_method_additional: {},
    },
    ...(expectedTotal === undefined ? {} : { expected_total: expectedTotal }),
    user_note: form.userNote.trim(),
    created_at: stamp,
    updated_at: stamp,
  };
}
