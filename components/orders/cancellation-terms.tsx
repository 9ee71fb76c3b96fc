import { useTranslations } from "next-intl";
import type { Period } from "@/lib/contract";
import { cancellationDeadline, formatMoment } from "@/lib/domain/order-times";
import { rental } from "@/shop.config";

interface Props {
  periods: readonly Period[];
  now: Date;
  locale: string;
  className: string;
}

/**
 * Until which moment these rents are called off free of charge; once it is over, that it is. The server shows it on an
 * order's page, where no words are loaded, and the browser in the cart: so it belongs to neither alone.
 */
export function CancellationTerms({ periods, now, locale, className }: Props) {
  const t = useTranslations("order.cancellation");
  const deadline = cancellationDeadline(periods);
  const hours = rental.freeCancellationHours;
  if (!deadline) return null;
  return (
    <p className={className}>
      {now < deadline ? t("free", { deadline: formatMoment(deadline, locale), hours }) : t("late", { hours })}
    </p>
  );
}
