import type { Customer } from "@/lib/contract";
import { type CheckoutForm, goesHome } from "./checkout";
import type { TypedAt } from "./typed-last";

/*
 * What an account knows of its owner stands in the checkout's fields that nobody has typed into. It counts as typed
 * before anything else ever was: whatever anybody types, in any tab, wins (decision 088).
 */

const FILLED = 1;

type Section = "personalDetails" | "shippingDetails" | "paymentDetails";
type Texts = Record<string, string>;
type Group = readonly [section: Section, texts: Texts];

const personOf = ({ firstname, lastname, email, telephone }: Customer): Group[] =>
  Object.entries({ firstName: firstname, lastName: lastname, emailAddress: email, phoneNumber: telephone }).map(
    ([name, text]) => ["personalDetails", { [name]: text }],
  );

const addressOf = ({ street, city, postcode }: Customer): Texts => ({
  ...{ streetAddress: street[0] ?? "", apartmentNumber: street[1] ?? "", city, zipCode: postcode },
});
const nowhere: Texts = { streetAddress: "", apartmentNumber: "", city: "", zipCode: "" };

/** What goes together is filled in together, or not at all: half of two addresses is none. */
function groupsOf({ shippingDetails: there, paymentDetails: payment }: CheckoutForm, customer: Customer): Group[] {
  const { company, company_id: companyId, vat_id: taxId } = customer;
  return [
    ...personOf(customer),
    // Nobody's home is a hotel or a cabin, and the seat of a company that the account does not know is the register's.
    ["shippingDetails", goesHome(there.shippingMethod) ? addressOf(customer) : nowhere],
    ["paymentDetails", payment.isCompany && companyId === "" ? nowhere : addressOf(customer)],
    ["paymentDetails", { company, companyId, taxId }],
  ];
}

/** The form with what the account knows, and which fields that are; null where nothing changes. */
export function withKnownRenter(
  form: CheckoutForm,
  at: TypedAt,
  customer: Customer,
): { form: CheckoutForm; typedAt: TypedAt } | null {
  let filled = form;
  const times: Record<string, number> = {};
  for (const [section, texts] of groupsOf(form, customer)) {
    const own = form[section] as unknown as Texts;
    const isFree = Object.keys(texts).every((name) => {
      const time = at[`form.${section}.${name}`];
      return time === undefined ? own[name] === "" : time === FILLED;
    });
    const news = Object.entries(texts).filter(([name, text]) => own[name] !== text);
    if (!isFree || news.length === 0) continue;
    // Its number and its postcode mean something in their country alone.
    const country = texts.zipCode && customer.country_id ? { country: customer.country_id } : {};
    filled = { ...filled, [section]: { ...filled[section], ...texts, ...country } };
    for (const name of Object.keys({ ...texts, ...country })) times[`form.${section}.${name}`] = FILLED;
  }
  return filled === form ? null : { form: filled, typedAt: { ...at, ...times } };
}
