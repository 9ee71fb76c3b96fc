import type { Day, Order, Source } from "@/lib/contract";
import { canBeRentedAgain } from "@/lib/domain/rent-again";
import { MAX_RENTAL_DAYS } from "@/lib/domain/rental-period";
import { useTranslations } from "@/lib/i18n/server";
import { cartPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { RentAgain } from "./rent-again";

interface Props {
  order: Order;
  sources: readonly Source[];
  storeView: StoreView;
  today: Day;
}

/** Once more what was rented; nothing where the order has nothing of that, or its branch is no more. */
export function AgainFromOrder({ order, sources, storeView, today }: Props) {
  const t = useTranslations("account.again");
  const picker = useTranslations("rental.picker");
  const lines = order.lines.filter(canBeRentedAgain).flatMap(({ sku, name, qty, source }) => {
    const branch = sources.find(({ id }) => id === source);
    return branch ? [{ sku, name, qty, source, sourceName: branch.name }] : [];
  });
  if (lines.length === 0) return null;
  const problem = (code: string): string => picker(`problems.${code}`, { max: MAX_RENTAL_DAYS });
  return (
    <RentAgain
      lines={lines}
      today={today}
      cart={cartPath(storeView)}
      words={{
        title: t("title"),
        text: t("text"),
        from: picker("from"),
        to: picker("to"),
        send: t("send"),
        cart: t("cart"),
        missed: t("missed"),
        failed: t("failed"),
        problems: {
          incomplete: problem("incomplete"),
          invalid: problem("invalid"),
          reversed: problem("reversed"),
          past: problem("past"),
          too_long: problem("too_long"),
        },
      }}
    />
  );
}
