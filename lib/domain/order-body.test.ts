import { orderBodySchema } from "@/lib/contract/entities/order";
import { addLine, emptyCart } from "./cart";
import { type CheckoutForm, emptyCheckoutForm } from "./checkout";
import { buildOrderBody } from "./order-body";
import { dlouha, filledForm as form, newLine, pickUp } from "./test-support";

const now = new Date("2027-02-01T12:00:00Z");
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

test("a bill to another address goes there", () => {
  const paymentDetails = {
    ...form.paymentDetails,
    ...dlouha,
    streetAddress: "Krátká 2",
    zipCode: "602 00",
    sameAsShipping: false,
  };
  expect(build({ ...form, paymentDetails }).addressInformation).toMatchObject({
    billingAddress: { street: ["Krátká 2"], postcode: "602 00" },
    shippingAddress: { street: ["Dlouhá 1"] },
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
    shippingDetails: { ...emptyCheckoutForm.shippingDetails, shippingMethod: pickUp },
    returnShippingDetails: { ...emptyCheckoutForm.returnShippingDetails, shippingMethod: pickUp },
  });
  expect(body.addressInformation.shippingAddress).toBeUndefined();
  expect(body.addressInformation.returnAddress).toBeUndefined();
  expect(orderBodySchema.shape.addressInformation.parse(body.addressInformation).billingAddress).toMatchObject({
    firstname: "Jana",
    lastname: "Nová",
    email: "jana@example.cz",
  });
});

test("an address of a bill that nobody asks for stays behind, wherever it was typed", () => {
  const typed = { ...form.paymentDetails, ...dlouha, sameAsShipping: true };
  const atShop = { ...emptyCheckoutForm.shippingDetails, shippingMethod: pickUp };
  const billed = (paymentDetails: typeof typed) =>
    build({ ...form, shippingDetails: atShop, paymentDetails }).addressInformation.billingAddress;
  expect(billed(typed)).toMatchObject({ firstname: "Jana", lastname: "Nová", street: [], city: "", postcode: "" });
  expect(billed({ ...typed, sameAsShipping: false })).toMatchObject({ street: ["Dlouhá 1"] });
  expect(billed({ ...typed, isCompany: true })).toMatchObject({ street: ["Dlouhá 1"] });
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

test("times go along of the days on which something changes hands at a branch, and of no others", () => {
  const times = { "2027-02-13": "09:30", "2027-02-15": "", "2027-03-01": "10:00" };
  const atShop = {
    ...form,
    shippingDetails: { ...emptyCheckoutForm.shippingDetails, shippingMethod: pickUp, times },
    returnShippingDetails: { ...form.returnShippingDetails, times: { "2027-02-15": "16:00" } },
  };
  const { shipping_times, return_times } = build(atShop).addressInformation;
  expect(shipping_times).toEqual([{ day: "2027-02-13", time: "09:30" }]);
  expect(return_times).toBeUndefined();
  const bothAtShop = {
    ...atShop,
    returnShippingDetails: { ...atShop.returnShippingDetails, shippingMethod: pickUp },
  };
  expect(build(bothAtShop).addressInformation.return_times).toEqual([{ day: "2027-02-15", time: "16:00" }]);
});
