import type { Money, OrderedService, PaymentMethod, ShippingMethod, Totals } from "@/lib/contract";
import { refuse } from "@/lib/contract/errors";
import { MAX_INT } from "@/lib/contract/limits";
import { servicesPrice } from "@/lib/domain/additional-services";
import { type Coupon, couponDiscount } from "@/lib/domain/coupon";
import { sumMoney } from "@/lib/domain/money";
import { cartTotals, type TotalsLine } from "@/lib/domain/totals";
import { wordsOf } from "@/lib/i18n/words";
import type { Call } from "../call";
import { taxRate } from "../catalogue/prices";
import type { ReferenceData } from "../catalogue/reference-data";

/** A line as totals count it. */
export const totalsLine = (
  line: {
    price: { unit: Money };
    qty: number;
    deposit: Money;
    rental: { tax_class_id: number };
    services: readonly OrderedService[];
  },
  data: ReferenceData,
  { group }: Pick<Call, "group">,
): TotalsLine => ({
  unit: line.price.unit,
  qty: line.qty,
  deposit: line.deposit,
  taxRate: taxRate(data, line.rental.tax_class_id, group),
  services: servicesPrice(line.services),
});

/** Sums are kept in whole numbers of the database; who rents for more than they hold talks to the shop. */
export const sumRefusal = ({ grand_total, deposit }: Pick<Totals, "grand_total" | "deposit">) =>
  Math.max(grand_total, deposit) > MAX_INT
    ? refuse("invalid_input", `the sums of an order end at ${MAX_INT / 100}`, {
        errors: [{ path: "products", message: "they come to more than an order can" }],
      })
    : null;

export interface Sums {
  lines: readonly TotalsLine[];
  /** Whether nothing but rent is paid for: what it is called follows from that. */
  isRent: boolean;
  /** The way there, the way back and the way to pay; what is not chosen yet costs nothing. */
  shipping?: ShippingMethod;
  back?: ShippingMethod;
  payment?: PaymentMethod;
  /** What takes something off the rent. */
  coupon?: Coupon | null;
}

/** Shown even when nothing is to be paid for them; services and a discount are named only where there are any. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(["subtotal_incl_tax", "shipping", "payment", "tax", "grand_total"]);
const segments = [
  ...(["subtotal_incl_tax", "services", "shipping", "payment", "discount", "net_total"] as const),
  ...(["tax", "grand_total"] as const),
] as const;

/** Sums of lines and methods: the same for the cart and for the order that it becomes. */
export function totalsOf(
  { coupon = null, isRent, ...sums }: Sums,
  data: ReferenceData,
  { language, today, group }: Pick<Call, "language" | "today" | "group">,
): Totals {
  const rent = sumMoney(sums.lines.map((line) => line.unit * line.qty));
  const totals = cartTotals({
    ...sums,
    discount: coupon ? couponDiscount(coupon, rent, today) : 0,
    shipping: (sums.shipping?.price_incl_tax ?? 0) + (sums.back?.price_incl_tax ?? 0),
    payment: sums.payment?.cost_incl_tax ?? 0,
    taxRate: taxRate(data, undefined, group),
  });
  const words = wordsOf(language);
  const net_total = totals.grand_total - totals.tax;
  const named = { ...totals, net_total: group?.net ? net_total : 0 };
  return {
    ...totals,
    ...(group?.net && { net_total }),
    ...(coupon && totals.discount > 0 && { coupon_code: coupon.code, discount_amount: totals.discount }),
    total_segments: segments
      .filter((code) => ALWAYS_NAMED.has(code) || named[code] !== 0)
      .map((code) => ({
        code,
        title: words(`commerce.totals.${code === "subtotal_incl_tax" && !isRent ? "bought" : code}`),
        value: code === "discount" ? -totals.discount : named[code],
      })),
  };
}
