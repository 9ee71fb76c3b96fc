import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import type { Money } from "@/lib/contract";

/** The deposit always has a line of its own: it is paid on receipt and returned. */
export function DepositLine({
  amount,
  locale,
  label,
  note,
}: {
  amount: Money;
  locale: string;
  label: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className="border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <Price amount={amount} locale={locale} />
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  );
}
