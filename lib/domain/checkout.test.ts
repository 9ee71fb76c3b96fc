import { orderBodySchema } from "@/lib/contract/entities/order";
import { addLine, emptyCart } from "./cart";
import {
  buildOrderBody,
  checkoutSteps,
  type CheckoutForm,
  copyAddress,
  emptyAddress,
  emptyCheckoutForm,
  firstOpenStep,
  isInCheckout,
  type MethodChoice,
  payableMethods,
  validateStep,
} from "./checkout";
import { newLine } from "./test-support";

const now = new Date("2027-02-01T12:00:00Z");
const delivery: MethodChoice = { carrier_code: "courier", method_code: "home", source_id: null };
const pickUp: MethodChoice = { carrier_code: "pickup", method_code: "praha", source_id: "praha" };
const address = { streetAddress: "Dlouhá 1", apartmentNumber: "", city: "Praha", zipCode: "11000", country: "CZ" };
const form: CheckoutForm = {
  ...emptyCheckoutForm,
  personalDetails: { firstName: "Jana", lastName: "Nová", emailAddress: "jana@example.cz", phoneNumber: "603 123 456" },
  shippingDetails: { ...emptyAddress, ...address, shippingMethod: delivery },
  returnShippingDetails: { ...emptyAddress, sameAsShipping: true, shippingMethod: delivery },
  paymentDetails: { ...emptyCheckoutForm.paymentDetails, paymentMethod: "cashondelivery" },
  termsAccepted: true,
};
const cart = { ...addLine(emptyCart, newLine({ qty: 2 }), now).state, token: "0123456789abcdef0123456789abcdef" };
const build = (of: CheckoutForm) =>
  buildOrderBody({
    form: of,
    cart,
    orderId: "3f2c8a52-0d4b-4c3e-9a53-0f5d0a4c7f10",
    storeCode: "main",
    expectedTotal: 252_000,
    now,
  });

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
  const fromShop = { ...form, shippingDetails: { ...emptyAddress, shippingMethod: pickUp } };
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
    shippingDetails: { ...emptyAddress, shippingMethod: pickUp },
    paymentDetails: { ...form.paymentDetails, isCompany: true, company: "Lyže s.r.o.", companyId: "68407700" },
  };
  expect(Object.keys(validateStep("payment", atShop))).toEqual([
    "paymentDetails.streetAddress",
    "paymentDetails.city",
    "paymentDetails.zipCode",
  ]);
});

test("a bill to another address goes there", () => {
  const paymentDetails = {
    ...form.paymentDetails,
    ...address,
    streetAddress: "Krátká 2",
    zipCode: "602 00",
    sameAsShipping: false,
  };
  expect(build({ ...form, paymentDetails }).addressInformation).toMatchObject({
    billingAddress: { street: ["Krátká 2"], postcode: "602 00" },
    shippingAddress: { street: ["Dlouhá 1"] },
  });
});

test("copying takes the address and leaves the rest", () => {
  expect(copyAddress(form.shippingDetails, form.paymentDetails)).toMatchObject({
    ...address,
    paymentMethod: "cashondelivery",
    sameAsShipping: true,
  });
});

test("the order body fits the contract and carries what was agreed", () => {
  const body = build(form);
  // On the wire money is crowns.
  const parsed = orderBodySchema.parse({
    ...body,
    expected_total: 2_520,
    products: body.products.map((product) => ({ ...product, price_incl_tax: 1_260 })),
  });
  expect(parsed).toEqual(body);
  expect(body).toMatchObject({
    cart_id: cart.token,
    store_code: "main",
    expected_total: 252_000,
    products: [
      {
        sku: "SKI-170",
        parent_sku: "SKI",
        qty: 2,
        from: "2027-02-13",
        to: "2027-02-15",
        source: "praha",
        price_incl_tax: 126_000,
      },
    ],
    addressInformation: {
      shipping_carrier_code: "courier",
      return_method_code: "home",
      payment_method_code: "cashondelivery",
    },
  });
  const { billingAddress, shippingAddress, returnAddress } = body.addressInformation;
  expect(shippingAddress).toMatchObject({
    firstname: "Jana",
    telephone: "+420603123456",
    street: ["Dlouhá 1"],
    postcode: "110 00",
    company: "",
  });
  expect([billingAddress, returnAddress]).toEqual([shippingAddress, shippingAddress]);
});

test("what is picked up and given back at the shop has no addresses", () => {
  const body = build({
    ...form,
    shippingDetails: { ...emptyAddress, shippingMethod: pickUp },
    returnShippingDetails: { ...emptyAddress, sameAsShipping: true, shippingMethod: pickUp },
  });
  expect(body.addressInformation.shippingAddress).toBeUndefined();
  expect(body.addressInformation.returnAddress).toBeUndefined();
  expect(orderBodySchema.shape.addressInformation.parse(body.addressInformation).billingAddress).toMatchObject({
    firstname: "Jana",
    lastname: "Nová",
    email: "jana@example.cz",
  });
});

test("a company's numbers go on the bill only when it is one", () => {
  const paymentDetails = { ...form.paymentDetails, company: "Lyže s.r.o.", companyId: "684 07 700", taxId: "68407700" };
  expect(
    build({ ...form, paymentDetails: { ...paymentDetails, isCompany: true } }).addressInformation.billingAddress,
  ).toMatchObject({ company: "Lyže s.r.o.", company_id: "68407700", vat_id: "CZ68407700" });
  expect(build({ ...form, paymentDetails }).addressInformation.billingAddress).toMatchObject({
    company: "",
    company_id: "",
    vat_id: "",
  });
});

test("an order without methods is a programmer's mistake", () =>
  expect(() => build(emptyCheckoutForm)).toThrow("methods"));

test("offline only methods that need no gateway are offered", () => {
  const method = (code: string, offline: boolean) => ({
    title: code,
    code,
    cost: 0,
    cost_incl_tax: 0,
    default: false,
    offline,
    is_server_method: !offline,
  });
  const methods = [method("cashondelivery", true), method("sandbox", false)];
  expect(payableMethods(methods, true)).toEqual(methods);
  expect(payableMethods(methods, false).map(({ code }) => code)).toEqual(["cashondelivery"]);
});

test("the shopper is in checkout for half an hour after the last change", () => {
  expect(isInCheckout(now.getTime() - 1_800_000, now)).toBe(true);
  expect(isInCheckout(now.getTime() - 1_800_001, now)).toBe(false);
});
