import type { SyncEvent } from "@/lib/offline";
import { emptyCart, type CartLine, type CartState } from "@/lib/domain/cart";
import { noticeOf } from "./cart-notices";

const refused = (details?: { free: number }) =>
  ({
    kind: "line_refused",
    key: "k1",
    name: "Lyže",
    error: { code: "out_of_stock", message: "", details },
  }) as SyncEvent;
const holding = (status: CartLine["status"], qty = 2): CartState => ({
  ...emptyCart,
  lines: [{ key: "k1", status, qty } as CartLine],
});

test("a line that is taken is called out of stock; one that was only refused more says how many there are", () => {
  expect(noticeOf(refused(), holding("out_of_stock"), false)).toMatchObject({ code: "out_of_stock" });
  expect(noticeOf(refused({ free: 3 }), holding("ok"), false)).toMatchObject({
    code: "only_free",
    params: { name: "Lyže", free: 3 },
    action1: "open_cart",
  });
  // Its own units are its own, whatever the answer of a moment ago said.
  expect(noticeOf(refused({ free: 0 }), holding("ok"), false)?.params).toMatchObject({ free: 2 });
  expect(noticeOf(refused(), emptyCart, false)?.code).toBe("out_of_stock");
});

test("where the lines are on the screen, each says it itself, and nothing leads to where the shopper is", () => {
  for (const status of ["ok", "out_of_stock"] as const)
    expect(noticeOf(refused({ free: 3 }), holding(status), true)).toBeNull();
});
