import type { Day, Handover, PickupPoint, ShippingMethod, Way } from "@/lib/contract";
import { isBlank, oneLine } from "@/lib/contract/storable";
import {
  asksBillingAddress,
  type CheckoutAddress,
  type CheckoutForm,
  type CheckoutStep,
  checkoutSteps,
  handoverOf,
  isSameMethod,
  needsAddress,
  returnPlace,
} from "./checkout";
import {
  isEmail,
  neededFields,
  normaliseCompanyId,
  normalisePhone,
  normalisePostcode,
  normaliseVatId,
  type PostalField,
  postalProblem,
} from "./contact";
import { isUnattended } from "./opening";
import { isAcceptable } from "./turn-times";
import { type Destination, nothingOffered, type Offered, wayProblem } from "./ways";

/* What is wrong with a form, step by step; browser and order ask for the same. */

export type FieldProblem =
  | "required"
  | "name_short"
  | "email"
  | "phone"
  | "street"
  | "postcode"
  | "outside_zone"
  | "company_id"
  | "tax_id"
  | "method"
  | "window"
  | "time"
  | "point"
  | "point_closed"
  | "point_unattended"
  | "impossible"
  | "closed"
  | "terms";
/** Path of a form field → what is wrong with it, in the order of the form. */
export type FieldProblems = Record<string, FieldProblem>;

const MIN_NAME = 2;

/** Where a carrier would go with what is typed so far; null until it is a postcode. */
export function destinationOf({ zipCode, country }: CheckoutAddress): Destination | null {
  const postcode = normalisePostcode(zipCode, country);
  return postcode === null ? null : { postcode, country };
}

/** Parts of the form that say how things come and how they go back. */
export const partOf = { shipping: "shippingDetails", return: "returnShippingDetails" } as const;

type Check = readonly [path: string, problem: FieldProblem | null];

const nameProblem = (name: string): FieldProblem | null =>
  isBlank(name) ? "required" : [...oneLine(name)].length < MIN_NAME ? "name_short" : null;
const required = (text: string, problem: FieldProblem | null = null): FieldProblem | null =>
  isBlank(text) ? "required" : problem;

/** Fields of the form that hold the parts of an address. */
export const addressFields = {
  place: "place",
  street: "streetAddress",
  city: "city",
  postcode: "zipCode",
} as const satisfies Record<PostalField, keyof CheckoutAddress>;

function addressChecks(part: string, address: CheckoutAddress, handover?: Handover): Check[] {
  const { place, streetAddress: street, city, zipCode: postcode, country } = address;
  return neededFields(handover).map((field) => [
    `${part}.${addressFields[field]}`,
    postalProblem(field, { place, street, city, postcode, country }),
  ]);
}

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

/** A method that can't be taken is said at the method, a carrier that does not go so far at the address. */
function wayChecks(way: Way, form: CheckoutForm, offered: Offered): Check[] {
  const part = partOf[way];
  const own = form[part];
  const chosen = own.shippingMethod;
  const where = way === "return" ? returnPlace(form) : own;
  const to = needsAddress(chosen) ? where : null;
  const method = offered[way].find((candidate) => isSameMethod(candidate, chosen));
  const problem = method ? wayProblem(method, to && destinationOf(to)) : null;
  // What was typed for the other way is mended there, or another method is chosen here.
  const isFar = problem?.code === "outside_zone" && to === own;
  return [
    [`${part}.shippingMethod`, chosen ? (problem && !isFar ? "impossible" : null) : "method"],
    ...(handoverOf(chosen) === "pickup_point" && where === own
      ? [[`${part}.pickupPoint`, pointProblem(way, own.pickupPoint)] as const]
      : []),
    ...(to && to === own ? addressChecks(part, own, chosen?.handover) : []),
    ...(isFar ? [[`${part}.zipCode`, "outside_zone"] as const] : []),
    [`${part}.window`, windowProblem(method, own.window)],
    ...timeChecks(part, method, own.times),
  ];
}

const pointProblem = (way: Way, point: PickupPoint | null): FieldProblem | null =>
  point === null ? "point" : way === "shipping" && isUnattended(point) ? "point_unattended" : null;

/** A time has to be one at which somebody is there; where the owner wants to be told one, it can't be left out. */
const timeChecks = (part: string, method: ShippingMethod | undefined, times: Record<Day, string>): Check[] =>
  (method?.turns ?? []).map((hours) => [
    `${part}.times.${hours.day}`,
    isAcceptable(hours, times[hours.day]) ? null : "time",
  ]);

/** Who can choose hours has to; those that are too late can't be. */
function windowProblem(method: ShippingMethod | undefined, code: string): FieldProblem | null {
  if (!method?.windows || method.problem) return null;
  const window = method.windows.find((candidate) => candidate.code === code);
  return window ? (window.problem ? "impossible" : null) : "window";
}

function paymentChecks({ shippingDetails, paymentDetails: payment }: CheckoutForm): Check[] {
  const company: Check[] = [
    ["paymentDetails.company", required(payment.company)],
    [
      "paymentDetails.companyId",
      required(
        payment.companyId,
        normaliseCompanyId(payment.companyId, payment.country) === null ? "company_id" : null,
      ),
    ],
    ["paymentDetails.taxId", isBlank(payment.taxId) || normaliseVatId(payment.taxId) ? null : "tax_id"],
  ];
  return [
    ...(asksBillingAddress(payment, shippingDetails.shippingMethod) ? addressChecks("paymentDetails", payment) : []),
    ...(payment.isCompany ? company : []),
    ["paymentDetails.paymentMethod", payment.paymentMethod ? null : "method"],
  ];
}

const checksOf: Record<CheckoutStep, (form: CheckoutForm, offered: Offered) => Check[]> = {
  personal: personalChecks,
  shipping: (form, offered) => wayChecks("shipping", form, offered),
  return: (form, offered) => wayChecks("return", form, offered),
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
