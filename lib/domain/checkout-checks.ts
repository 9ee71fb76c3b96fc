import type { Way } from "@/lib/contract";
import {
  type CheckoutAddress,
  type CheckoutForm,
  type CheckoutStep,
  checkoutSteps,
  isSameMethod,
  type MethodChoice,
  needsAddress,
} from "./checkout";
import { isEmail, isValidCompanyId, normalisePhone, normalisePostcode, normaliseVatId } from "./contact";
import { type Destination, nothingOffered, type Offered, wayProblem } from "./ways";

/* What is wrong with a form, step by step; browser and order ask for the same. */

export type FieldProblem =
  | "required"
  | "name_short"
  | "email"
  | "phone"
  | "postcode"
  | "outside_zone"
  | "company_id"
  | "tax_id"
  | "method"
  | "impossible"
  | "closed"
  | "terms";
/** Path of a form field → what is wrong with it, in the order of the form. */
export type FieldProblems = Record<string, FieldProblem>;

const MIN_NAME = 2;
const isBlank = (text: string): boolean => text.trim() === "";

/** Where a carrier would go with what is typed so far; null until it is a postcode. */
export function destinationOf({ zipCode, country }: CheckoutAddress): Destination | null {
  const postcode = normalisePostcode(zipCode, country);
  return postcode === null ? null : { postcode, country };
}

/** Parts of the form that say how things come and how they go back. */
export const partOf = { shipping: "shippingDetails", return: "returnShippingDetails" } as const;

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

interface WayWish {
  chosen: MethodChoice | null;
  /** Where the carrier goes; null where nobody goes anywhere. */
  to: CheckoutAddress | null;
  /** The address was typed for the other way: it is mended there, or another method is chosen here. */
  copied?: boolean;
}

/** A method that can't be taken is said at the method, a carrier that does not go so far at the address. */
function wayChecks(way: Way, { chosen, to, copied = false }: WayWish, offered: Offered): Check[] {
  const part = partOf[way];
  const method = offered[way].find((candidate) => isSameMethod(candidate, chosen));
  const problem = method ? wayProblem(method, to && destinationOf(to)) : null;
  const isFar = problem?.code === "outside_zone" && to !== null && !copied;
  return [
    [`${part}.shippingMethod`, chosen ? (problem && !isFar ? "impossible" : null) : "method"],
    ...(to && !copied ? addressChecks(part, to) : []),
    ...(isFar ? [[`${part}.zipCode`, "outside_zone"] as const] : []),
  ];
}

function shippingChecks({ shippingDetails: there }: CheckoutForm, offered: Offered): Check[] {
  const chosen = there.shippingMethod;
  return wayChecks("shipping", { chosen, to: needsAddress(chosen) ? there : null }, offered);
}

function returnChecks(
  { shippingDetails: there, returnShippingDetails: back }: CheckoutForm,
  offered: Offered,
): Check[] {
  const chosen = back.shippingMethod;
  const copied = back.sameAsShipping && needsAddress(there.shippingMethod);
  return wayChecks("return", { chosen, to: needsAddress(chosen) ? (copied ? there : back) : null, copied }, offered);
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

const checksOf: Record<CheckoutStep, (form: CheckoutForm, offered: Offered) => Check[]> = {
  personal: personalChecks,
  shipping: shippingChecks,
  return: returnChecks,
  payment: paymentChecks,
  review: (form) => [["termsAccepted", form.termsAccepted ? null : "terms"]],
};

/** What is wrong in one step, as far as the methods are known; empty when the shopper may go on. */
export const validateStep = (
  step: CheckoutStep,
  form: CheckoutForm,
  offered: Offered = nothingOffered,
): FieldProblems =>
  Object.fromEntries(
    checksOf[step](form, offered).filter((check): check is readonly [string, FieldProblem] => check[1] !== null),
  );

/** First step with something wrong; null when the order can be sent. */
export const firstOpenStep = (form: CheckoutForm, offered: Offered = nothingOffered): CheckoutStep | null =>
  checkoutSteps.find((step) => Object.keys(validateStep(step, form, offered)).length > 0) ?? null;
