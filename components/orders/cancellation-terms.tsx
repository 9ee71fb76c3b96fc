import { useTranslations } from "next-intl";
import { cancellationTerms } from "@/lib/domain/cancellation";

interface Props {
  /** The last free moment; null where nothing is rented. */
  deadline: Date | null;
  now: Date;
  locale: string;
  className: string;
}

/**
 * Until which moment these rents are called off free of charge, or that it is over, and what comes back later. The
 * server shows it on an order's page, where no words are loaded, and the browser in the cart: so it belongs to neither
 * alone.
 */
export function CancellationTerms({ deadline, now, locale, className }: Props) {
  const t = useTranslations("order.cancellation");
  const terms = cancellationTerms(deadline, now, locale);
  if (terms.length === 0) return null;
  return <p className={className}>{terms.map(({ key, values }) => t(key, values)).join(" ")}</p>;
}
