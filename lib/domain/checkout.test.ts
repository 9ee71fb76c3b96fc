import { copyAddress, isInCheckout, payableMethods } from "./checkout";
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
