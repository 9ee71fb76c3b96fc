import { emptyCart, type CartLine, type CartState } from "@/lib/domain/cart";
import { noticeOf } from "./cart-notices";

const refused = {
  kind: "line_refused",
  key: "k1",
  name: "Lyže",
  error: { code: "out_of_stock", message: "" },
} as const;
const holding = (status: CartLine["status"]): CartState => ({
  ...emptyCart,
  lines: [{ key: "k1", status } as CartLine],
});

test("a line that is taken is called out of stock; one that was only refused more pieces is not", () => {
  expect(noticeOf(refused, holding("out_of_stock"))?.code).toBe("out_of_stock");
  expect(noticeOf(refused, holding("ok"))?.code).toBe("line_refused");
  expect(noticeOf(refused, emptyCart)?.code).toBe("out_of_stock");
});
