import type { Money, Totals } from "@/lib/contract";
import { roundHalfUp } from "@/lib/contract/rounding";
import { sumMoney } from "./money";
import { taxContained } from "./tax";

export interface TotalsLine {
  /** Rent of one unit for its period, including tax. */
  unit: Money;
  qty: number;
  /** Per unit. */
  deposit: Money;
  /** Percent. */
  taxRate: number;
  /** What is done beside the rent of one unit. */
  services?: Money;
}

export interface TotalsInput {
  lines: readonly TotalsLine[];
  shipping?: Money;
  payment?: Money;
  /** Positive amount to take off. */
  discount?: Money;
  /** Percent on shipping, payment and services. */
  taxRate?: number;
}

/**
 * Totals of a cart: shipping counts once (not per line), the deposit never, and the discount takes off no
 * more than there is. Tax is what the grand total contains; a discount lessens it in proportion.
 */
export function cartTotals({
  lines,
  shipping = 0,
  payment = 0,
  discount = 0,
  taxRate = 0,
}: TotalsInput): Omit<Totals, "total_segments" | "coupon_code" | "discount_amount"> {
  const subtotal = sumMoney(lines.map((line) => line.unit * line.qty));
  const services = sumMoney(lines.map((line) => (line.services ?? 0) * line.qty));
  const extras = shipping + payment + services;
  const gross = subtotal + extras;
  const taken = Math.min(Math.max(discount, 0), gross);
  const grossTax =
    sumMoney(lines.map((line) => taxContained(line.unit * line.qty, line.taxRate))) + taxContained(extras, taxRate);
  return {
    subtotal_incl_tax: subtotal,
    shipping,
    payment,
    services,
    discount: taken,
    tax: gross === 0 ? 0 : roundHalfUp((grossTax * (gross - taken)) / gross),
    grand_total: gross - taken,
    deposit: sumMoney(lines.map((line) => line.deposit * line.qty)),
  };
}
