import type { ShippingMethod } from "@/lib/contract";
import { wayProblem } from "./ways";

const method: ShippingMethod = {
  method_title: "Kurýr",
  method_code: "courier",
  carrier_code: "flatrate",
  amount: 15_900,
  price_incl_tax: 15_900,
  default: false,
  offline: false,
  source_id: null,
  zones: ["1", "250"],
};

test.each([
  ["110 00", "CZ", null],
  ["25001", "CZ", null],
  ["460 01", "CZ", "outside_zone"],
  ["110 00", "SK", "outside_zone"],
])("a carrier of Praha to %s %s: %p", (postcode, country, code) =>
  expect(wayProblem(method, { postcode, country })?.code ?? null).toBe(code),
);

test("what the shop says of the cart comes first, wherever the things would go", () => {
  const problem = { code: "carrier_refuses", name: "Kolo" } as const;
  expect(wayProblem({ ...method, problem }, { postcode: "460 01", country: "CZ" })).toEqual(problem);
  expect(wayProblem({ ...method, problem }, null)).toEqual(problem);
  expect(wayProblem(method, null)).toBeNull();
});
