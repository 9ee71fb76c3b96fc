import { asksBillingAddress, canCopyBilling, copyAddress, isInCheckout, payableMethods } from "./checkout";
import { dlouha, filledForm as form } from "./test-support";

const now = new Date("2027-02-01T12:00:00Z");

test("copying takes the address and leaves the rest", () => {
  expect(copyAddress(form.shippingDetails, form.paymentDetails)).toMatchObject({
    ...dlouha,
    paymentMethod: "cashondelivery",
    sameAsShipping: true,
  });
});

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

test("a company without a delivery to copy writes its address, whatever the box says", () => {
  const delivery = { carrier_code: "flatrate", method_code: "courier", source_id: null };
  const pickUp = { carrier_code: "pickup", method_code: "praha", source_id: "praha" };
  const asks = (isCompany: boolean, sameAsShipping: boolean, there: typeof delivery | typeof pickUp) =>
    asksBillingAddress({ ...form.paymentDetails, isCompany, sameAsShipping }, there);
  expect([asks(true, true, pickUp), asks(true, true, delivery), asks(true, false, delivery)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([asks(false, true, pickUp), asks(false, true, delivery), asks(false, false, pickUp)]).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  [true, { carrier_code: "courier", method_code: "home", source_id: null }, true],
  [true, { carrier_code: "pickup", method_code: "praha", source_id: "praha" }, false],
  [true, null, false],
  [false, { carrier_code: "pickup", method_code: "praha", source_id: "praha" }, true],
])("for a company %s, with %j, the bill can go where the things go: %s", (isCompany, there, can) =>
  expect(canCopyBilling({ isCompany }, there)).toBe(can),
);
