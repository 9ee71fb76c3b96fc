import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** Rows of a label and an amount. */
export const SumRows = ({ children, className }: { children: ReactNode; className?: string }) => (
  <dl className={classNames("mt-3 flex flex-col gap-2", className)}>{children}</dl>
);

export function SumRow({ label, value, strong = false }: { label: ReactNode; value: ReactNode; strong?: boolean }) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        strong && "border-line pt-3 text-lg font-semibold not-first:border-t first:pt-0",
      )}
    >
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}
