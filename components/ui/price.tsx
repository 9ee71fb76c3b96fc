import type { Money } from "@/lib/contract";
import { formatMoney } from "@/lib/domain/money";
import { classNames } from "./class-names";

const sizes = { normal: "font-semibold", large: "heading text-xl", display: "heading text-2xl" } as const;

/** An amount in haléře as the locale writes it; the size says how loud. */
export function Price({
  amount,
  locale,
  size = "normal",
  className,
}: {
  amount: Money;
  locale: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", sizes[size], className)}>
      {formatMoney(amount, locale)}
    </span>
  );
}
