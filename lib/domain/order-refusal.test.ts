import { refuse } from "@/lib/contract/errors";
import { fieldOfRefusal } from "./order-refusal";

test.each([
  [{ way: "shipping", field: "street" }, "shipping", "shippingDetails.streetAddress", "required"],
  [{ way: "shipping", field: "postcode" }, "shipping", "shippingDetails.zipCode", "postcode"],
  [{ way: "return", field: "city" }, "return", "returnShippingDetails.city", "required"],
] as const)("an address that lacks %p is mended where it is typed", (facts, step, path, problem) => {
  const { error } = refuse("address_incomplete", "", { details: facts });
  expect(fieldOfRefusal(error)).toEqual({ step, path, problem });
});

test("a closed branch is mended where the branch is chosen", () => {
  const closed = { end: "to", day: "2027-02-13", source: "brno" } as const;
  const { error } = refuse("closed_day", "", { details: { ...closed, way: "return", line: 0 } });
  expect(fieldOfRefusal(error)).toEqual({
    step: "return",
    path: "returnShippingDetails.shippingMethod",
    problem: "closed",
  });
  // The days themselves are wrong: those stand in the cart.
  expect(fieldOfRefusal(refuse("closed_day", "", { details: closed }).error)).toBeNull();
});

test.each([
  ["shipping", "shipping", "shippingDetails.shippingMethod"],
  ["return", "return", "returnShippingDetails.shippingMethod"],
  ["payment", "payment", "paymentDetails.paymentMethod"],
] as const)("a %s method that is gone is chosen anew", (method, step, path) => {
  const { error } = refuse("method_unavailable", "", { details: { method } });
  expect(fieldOfRefusal(error)).toEqual({ step, path, problem: "method" });
});

test("what no field can mend, and what says too little, is told above the button", () => {
  expect(fieldOfRefusal(refuse("out_of_stock", "").error)).toBeNull();
  expect(fieldOfRefusal(refuse("address_incomplete", "").error)).toBeNull();
  expect(fieldOfRefusal(refuse("method_unavailable", "").error)).toBeNull();
});
