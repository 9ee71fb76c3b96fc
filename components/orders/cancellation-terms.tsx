import { useTranslations } from "next-intl";
import type { Period } from "@/lib/contract";
import { cancellationTerms } from "@/lib/domain/cancellation";

interface Props {
  periods: readonly Period[];
  now: Date;
  locale: string;
  className: string;
}

/**
 * Until which moment these rents are called off free of charge, or that it is over, and what comes back later. The
 * server shows it on an order's page, where no words are loaded, and the browser in the cart: so it belongs to neither
 * alone.
 */
export function CancellationTerms({ periods, now, locale, className }: Props) {
  const t = useTranslations("order.cancellation");
  const terms = cancellationTerms(periods, now, locale);
  if (terms.length === 0) return null;
  return <p className={className}>{terms.map(({ key, values }) => t(key, values)).join(" ")}</p>;
}
