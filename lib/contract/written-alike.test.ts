import { z } from "zod";
import { cartItemInputSchema, orderBodySchema } from "./index";
import { pickUpAt } from "./testing/order";

/* What platforms write in different ways is one thing; cart and order read it alike. */

const RENT = { sku: "SKI", from: "2027-02-08", to: "2027-02-09", source: "praha" };
const inCart = (more: object) => z.safeDecode(cartItemInputSchema, { ...RENT, qty: 1, ...more });
const inOrder = (more: object) =>
  z.safeDecode(orderBodySchema, {
    order_id: "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39",
    products: [{ ...RENT, qty: 1, ...more }],
    addressInformation: { ...pickUpAt("praha"), billingAddress: pickUpAt("praha").billingAddress },
  });

test.each(["", " ", null, [], {}, true, false, "0x10", "1e1", "1.0", 1.5, "NaN", -1, 100])(
  "%j is no quantity, neither in a cart nor in an order",
  (qty) => expect([inCart({ qty }).success, inOrder({ qty }).success]).toEqual([false, false]),
);

test.each([1, "1", 99, "99"])("%j is one in both", (qty) => {
  expect(inCart({ qty }).data?.qty).toBe(Number(qty));
  expect(inOrder({ qty }).data?.products[0]?.qty).toBe(Number(qty));
});

test("zero takes a line out of a cart, and orders nothing", () => {
  expect(inCart({ qty: "0" }).data?.qty).toBe(0);
  expect(inOrder({ qty: 0 }).success).toBe(false);
});

test("numbers of options are the same choice as digits", () => {
  const chosen = (of: (id: number) => number | string) => ({
    product_option: {
      extension_attributes: {
        configurable_item_options: [{ option_id: of(93), option_value: of(8) }],
        bundle_options: [{ option_id: of(1), option_qty: of(1), option_selections: [of(2)] }],
      },
    },
  });
  for (const read of [inCart, inOrder]) {
    const numbers = read(chosen(Number));
    expect(numbers.success).toBe(true);
    expect(numbers.data).toEqual(read(chosen(String)).data);
    expect(JSON.stringify(numbers.data)).toContain('"option_selections":["2"]');
  }
});
