import type { Money, Order } from "@/lib/contract";
import { isUnpaid } from "./order-money";
import { currency, paymentMethods, shop } from "@/shop.config";

/** Money that somebody is to send to the shop's account. */
export interface BankTransfer {
  iban: string;
  amount: Money;
  currency: string;
  /** Variable symbol, by which the shop knows the money. */
  symbol: string;
  /** To whoever reads the account's statement. */
  message: string;
  /** When the order is given up; null where its money is not awaited any more. */
  until: string | null;
}

const accountOf = (code: string): string | undefined => paymentMethods.find((method) => method.code === code)?.account;

/** Which way money goes back: through the gateway that took it, to the account that sent it, or over the counter. */
export type MoneyBack = "online" | "account" | "desk";

export function moneyBack(order: Pick<Order, "payment_gateway" | "payment_method_code">): MoneyBack {
  if (order.payment_gateway !== null) return "online";
  return accountOf(order.payment_method_code) === undefined ? "desk" : "account";
}

/** What is to be sent for an order; null where nothing is, or not to an account. */
export function openTransfer(order: Order): BankTransfer | null {
  const iban = accountOf(order.payment_method_code);
  if (!isUnpaid(order) || iban === undefined || order.grand_total === 0) return null;
  return {
    iban,
    amount: order.grand_total,
    currency: currency.code,
    // Banks take digits only.
    symbol: order.increment_id.replace(/\D/gu, ""),
    message: `${shop.name} ${order.increment_id}`,
    until: order.pay_until,
  };
}
