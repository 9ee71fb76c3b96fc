import type { ShippingMethod } from "@/lib/contract";
import { checkoutSteps, emptyCheckoutForm } from "./checkout";
import { firstOpenStep, validateStep } from "./checkout-checks";
import { delivery, filledForm as form, pickUp } from "./test-support";
import type { Offered } from "./ways";

test("an empty form names every field in the order of the form", () => {
  expect(Object.entries(validateStep("personal", emptyCheckoutForm))).toEqual([
    ["personalDetails.firstName", "required"],
    ["personalDetails.lastName", "required"],
    ["personalDetails.emailAddress", "required"],
    ["personalDetails.phoneNumber", "required"],
  ]);
  expect(checkoutSteps.map((step) => Object.keys(validateStep(step, emptyCheckoutForm)).length)).toEqual([
    4, 1, 1, 1, 1,
  ]);
  expect(firstOpenStep(emptyCheckoutForm)).toBe("personal");
});

test("a filled form has nothing to say", () => {
  expect(checkoutSteps.map((step) => validateStep(step, form))).toEqual([{}, {}, {}, {}, {}]);
  expect(firstOpenStep(form)).toBeNull();
});

test.each([
  [{ firstName: "J" }, { "personalDetails.firstName": "name_short" }],
  [{ emailAddress: "jana@" }, { "personalDetails.emailAddress": "email" }],
  [{ phoneNumber: "603" }, { "personalDetails.phoneNumber": "phone" }],
] as const)("personal details %p: %p", (details, problems) =>
  expect(validateStep("personal", { ...form, personalDetails: { ...form.personalDetails, ...details } })).toEqual(
    problems,
  ),
);

test("an address is asked for only where something is carried", () => {
  const away = { ...form, shippingDetails: { ...form.shippingDetails, zipCode: "1100", city: " " } };
  expect(validateStep("shipping", away)).toEqual({
    "shippingDetails.city": "required",
    "shippingDetails.zipCode": "postcode",
  });
  expect(
    validateStep("shipping", { ...away, shippingDetails: { ...away.shippingDetails, shippingMethod: pickUp } }),
  ).toEqual({});
});

test("the return copies the shipping address only when there is one", () => {
  const fromShop = { ...form, shippingDetails: { ...emptyCheckoutForm.shippingDetails, shippingMethod: pickUp } };
  expect(Object.keys(validateStep("return", fromShop))).toEqual([
    "returnShippingDetails.streetAddress",
    "returnShippingDetails.city",
    "returnShippingDetails.zipCode",
  ]);
  expect(
    validateStep("return", {
      ...fromShop,
      returnShippingDetails: { ...fromShop.returnShippingDetails, shippingMethod: pickUp },
    }),
  ).toEqual({});
});

test("a company is asked for only when wanted, and its number is checked", () => {
  const company = (more: object) => ({
    ...form,
    paymentDetails: { ...form.paymentDetails, isCompany: true, company: "Lyže s.r.o.", companyId: "68407700", ...more },
  });
  expect(validateStep("payment", company({}))).toEqual({});
  expect(validateStep("payment", company({ company: "", companyId: "68407701", taxId: "x" }))).toEqual({
    "paymentDetails.company": "required",
    "paymentDetails.companyId": "company_id",
    "paymentDetails.taxId": "tax_id",
  });
  expect(validateStep("payment", { ...form, paymentDetails: { ...form.paymentDetails, companyId: "1" } })).toEqual({});
});

test("a company that picks up at the shop still has to say where it sits", () => {
  const atShop = {
    ...form,
    shippingDetails: { ...emptyCheckoutForm.shippingDetails, shippingMethod: pickUp },
    paymentDetails: { ...form.paymentDetails, isCompany: true, company: "Lyže s.r.o.", companyId: "68407700" },
  };
  expect(Object.keys(validateStep("payment", atShop))).toEqual([
    "paymentDetails.streetAddress",
    "paymentDetails.city",
    "paymentDetails.zipCode",
  ]);
});

const courier: ShippingMethod = {
  ...delivery,
  method_title: "Kurýr",
  amount: 15_900,
  price_incl_tax: 15_900,
  default: false,
  offline: false,
  zones: ["1", "250"],
};

const both: Offered = { shipping: [courier], return: [courier] };

test("where a carrier does not go is said at the postcode, or at the method where the address was typed before", () => {
  const far = { ...form, shippingDetails: { ...form.shippingDetails, zipCode: "460 01" } };
  expect(validateStep("shipping", form, both)).toEqual({});
  expect(validateStep("shipping", far, both)).toEqual({ "shippingDetails.zipCode": "outside_zone" });
  expect(validateStep("return", far, both)).toEqual({ "returnShippingDetails.shippingMethod": "impossible" });
});

test("what the shop says can't go that way is not sent", () => {
  const offered = { ...both, return: [{ ...courier, problem: { code: "carrier_refuses", name: "Kolo" } as const }] };
  expect(validateStep("shipping", form, offered)).toEqual({});
  expect(firstOpenStep(form, offered)).toBe("return");
});

test("a time at a branch may be left out, but lies within the hours of its day", () => {
  const turns = [{ day: "2027-02-13", from: "08:00", to: "12:00" }];
  const method = { ...pickUp, method_title: "", amount: 0, price_incl_tax: 0, default: true, offline: false, turns };
  const offered: Offered = { shipping: [method], return: [method] };
  const problems = (times: Record<string, string>) =>
    validateStep(
      "shipping",
      { ...form, shippingDetails: { ...form.shippingDetails, shippingMethod: pickUp, times } },
      offered,
    );
  for (const fine of [{}, { "2027-02-13": "" }, { "2027-02-13": "09:30" }, { "2027-02-14": "23:00" }] as Record<
    string,
    string
  >[])
    expect(problems(fine)).toEqual({});
  expect(problems({ "2027-02-13": "13:00" })).toEqual({ "shippingDetails.times.2027-02-13": "time" });
});

test("a box, at which nobody is, is no point to receive things at, but one to bring them back to", () => {
  const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));
  const at = { id: "box", name: "Box", street: "Mostní 1", city: "Vrchlabí", postcode: "543 01", closed_days: [] };
  const shippingMethod = { ...delivery, method_code: "parcel_point", handover: "pickup_point" as const };
  const way = { ...emptyCheckoutForm.shippingDetails, shippingMethod, pickupPoint: { ...at, opening_hours } };
  const boxed = { ...form, shippingDetails: way, returnShippingDetails: { ...way, sameAsShipping: false } };
  expect(validateStep("shipping", boxed)).toEqual({ "shippingDetails.pickupPoint": "point_unattended" });
  expect(validateStep("return", boxed)).toEqual({});
});
