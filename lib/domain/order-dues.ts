import type { Money, Order } from "@/lib/contract";
import { type BankTransfer, openTransfer } from "./bank-transfer";
import { spokenAccount } from "./iban";
import { isDepositDue } from "./deposit-hold";
import { isHandedOver, isRentAlone } from "./line-days";
import { formatMoney } from "./money";
import { isUnpaid } from "./order-money";
import { formatMoment } from "./order-times";

/** A sentence of the words `order.bring`, with what stands in it. */
export interface OrderDue {
  key:
    | "id"
    | "deposit"
    | "payment"
    | "paymentBought"
    | "paymentSplit"
    | "paymentSplitBought"
    | "more"
    | "back"
    | "transfer"
    | "transferUntil"
    | "number";
  values: Record<string, string>;
}

/** What a renter has to bring, to have ready or to send for an order, as its page and its mails say it. */
export function orderDues(order: Order, locale: string): OrderDue[] {
  const money = (amount: Money) => formatMoney(amount, locale);
  const total = money(order.grand_total);
  const sent = openTransfer(order);
  // At a counter that hands nothing over nobody shows anything.
  const isHanded = order.lines.some(isHandedOver);
  const isRent = isRentAlone(order.lines);
  const dues: OrderDue[] = isHanded ? [{ key: "id", values: {} }] : [];
  if (isDepositDue(order)) dues.push({ key: "deposit", values: { deposit: money(order.deposit) } });
  if (isUnpaid(order) && order.payment_method_code === "cashondelivery")
    dues.push(
      order.shipping > 0
        ? {
            key: isRent ? "paymentSplit" : "paymentSplitBought",
            values: { total, rent: money(order.subtotal_incl_tax), shipping: money(order.shipping) },
          }
        : { key: isRent ? "payment" : "paymentBought", values: { total } },
    );
  if (order.due !== 0 && order.status === "confirmed")
    dues.push({ key: order.due > 0 ? "more" : "back", values: { amount: money(Math.abs(order.due)) } });
  if (sent) dues.push(transfer(sent, total, locale));
  if (isHanded) dues.push({ key: "number", values: { number: order.increment_id } });
  return dues;
}

function transfer({ iban, symbol, until }: BankTransfer, total: string, locale: string): OrderDue {
  const values = { total, account: spokenAccount(iban), symbol };
  return until === null
    ? { key: "transfer", values }
    : { key: "transferUntil", values: { ...values, until: formatMoment(new Date(until), locale) } };
}
