import type { Customer } from "@/lib/contract";
import { type CheckoutForm, emptyCheckoutForm, type MethodChoice } from "./checkout";
import { withKnownRenter } from "./known-renter";

const customer: Customer = {
  ...{ id: 7, email: "jana@example.com", firstname: "Jana", lastname: "Nová", created_at: "" },
  ...{ telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
  ...{ street: ["Polní 12"], city: "Žilina", postcode: "010 01", country_id: "SK" },
};
const courier: MethodChoice = { carrier_code: "courier", method_code: "home", source_id: null, handover: "address" };
const over = (form: CheckoutForm, section: keyof CheckoutForm, part: object): CheckoutForm => ({
  ...form,
  [section]: { ...(form[section] as object), ...part },
});
const home = { streetAddress: "Polní 12", apartmentNumber: "", city: "Žilina", zipCode: "010 01", country: "SK" };
const nowhere = { streetAddress: "", city: "", zipCode: "" };
const person = { firstName: "Jana", lastName: "Nová", emailAddress: customer.email, phoneNumber: "+420603123456" };
const fill = (form: CheckoutForm, at = {}, of = customer) => withKnownRenter(form, at, of);

test("empty fields are filled in, before all that is typed, and once", () => {
  const filled = fill(over(emptyCheckoutForm, "shippingDetails", { shippingMethod: courier }))!;
  expect(filled.form).toMatchObject({ personalDetails: person, shippingDetails: home, paymentDetails: home });
  expect(new Set(Object.values(filled.typedAt))).toEqual(new Set([1]));
  expect(fill(filled.form, filled.typedAt)).toBeNull();
});

test("what was typed stands, also what was emptied by hand, and an address is all of one", () => {
  const typed = over(emptyCheckoutForm, "personalDetails", { firstName: "Petr" });
  const form = over(typed, "shippingDetails", { shippingMethod: courier, city: "Praha" });
  const at = { "form.personalDetails.firstName": 900, "form.personalDetails.phoneNumber": 950 };
  expect(fill(form, at)?.form).toMatchObject({
    personalDetails: { ...person, firstName: "Petr", phoneNumber: "" },
    shippingDetails: { ...nowhere, city: "Praha", country: emptyCheckoutForm.shippingDetails.country },
  });
  // Of a draft whose times are not known what stands there was typed.
  expect(fill(form)?.form.personalDetails.firstName).toBe("Petr");
});

test("home is no hotel: its address goes when the things are brought elsewhere", () => {
  const { form, typedAt } = fill(over(emptyCheckoutForm, "shippingDetails", { shippingMethod: courier }))!;
  const lodging = over(form, "shippingDetails", { shippingMethod: { ...courier, handover: "lodging" } });
  expect(fill(lodging, typedAt)?.form.shippingDetails).toMatchObject(nowhere);
  expect(fill(emptyCheckoutForm)?.form.shippingDetails).toMatchObject(nowhere);
});

test("a company's bill has the account's address where the account knows the company", () => {
  const form = over(emptyCheckoutForm, "paymentDetails", { isCompany: true });
  expect(fill(form)?.form.paymentDetails).toMatchObject(nowhere);
  const known = { ...customer, company: "Chata s.r.o.", company_id: "00006947", vat_id: "" };
  expect(fill(form, {}, known)?.form.paymentDetails).toMatchObject({
    ...{ ...home, company: "Chata s.r.o.", companyId: "00006947", taxId: "" },
  });
});
