import type { Order, OrderLine } from "@/lib/contract";
import { orderDues } from "./order-dues";

const order = { grand_total: 150_000, subtotal_incl_tax: 120_000, shipping: 0, deposit: 0, due: 0, increment_id: "1" };
const skis = {} as OrderLine;
const kinds = (...lines: Partial<OrderLine>[]): string[] =>
  orderDues(
    {
      ...{ ...order, status: "confirmed", payment_status: "open", payment_method_code: "cashondelivery" },
      ...{ lines: [skis, ...lines], shipping: lines.some(({ kind }) => kind === "piece") ? 30_000 : 0 },
    } as Order,
    "cs-CZ",
  ).map(({ key }) => key);

test("what is paid at the counter is called a rent only where nothing else is in it", () => {
  expect(kinds()).toContain("payment");
  expect(kinds({ kind: "lesson" })).toContain("paymentBought");
  expect(kinds({ kind: "piece" })).toContain("paymentSplitBought");
});
