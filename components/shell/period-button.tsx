"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { IconCalendar } from "@/components/ui/icons";
import { countText } from "@/components/ui/text";
import { LazyPeriodPicker, openPeriodPicker, preloadPeriodPicker } from "@/components/rental/lazy-period-picker";
import type { Period } from "@/lib/contract";
import { formatPeriod } from "@/lib/domain/czech";
import { rentalDays } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { cartStore } from "@/stores/cart";
import { notify } from "@/stores/notifications";
import { setPeriod, usePeriod } from "@/stores/reservation";
import type { PeriodLabels } from "./labels";

/** Address of the same page for other days; a listing starts again at its first page. */
export function addressFor(pathname: string, search: string, period: Period | null): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  for (const [key, day] of [
    ["dateFrom", period?.from],
    ["dateTo", period?.to],
  ] as const) {
    if (day) query.set(key, day);
    else query.delete(key);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Whether the cart holds something for other days; before its code is there only that it holds something. */
function hasOtherDays(period: Period): boolean {
  const { ready, cart, hint } = cartStore.getState();
  return ready ? cart.lines.some((line) => line.from !== period.from || line.to !== period.to) : hint.lines > 0;
}

/** The rental period, on every page; changing it changes the address, and with it what the page shows. */
export function PeriodButton({ locale, labels }: { locale: Locale; labels: PeriodLabels }) {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  const [picking, setPicking] = useState(false);

  const warm = () => preloadPeriodPicker(locale);
  const choose = (chosen: Period | null) => {
    setPeriod(chosen);
    if (chosen && hasOtherDays(chosen)) notify({ type: "info", code: "cart_dates_kept", action1: "open_cart" });
    router.replace(addressFor(pathname, window.location.search, chosen), { scroll: false });
  };

  return (
    <>
      <button
        type="button"
        className="period-button on-brand"
        aria-haspopup="dialog"
        onClick={() => openPeriodPicker(locale, () => setPicking(true))}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <IconCalendar className="size-4.5 flex-none" />
        <span className="sr-only">{`${period ? labels.name : ""} `}</span>
        {period ? (
          <>
            <span>{formatPeriod(period, locale)}</span>
            <small>{countText(rentalDays(period), labels.days, locale)}</small>
            <span className="sr-only">{`, ${labels.change}`}</span>
          </>
        ) : (
          <span>{labels.choose}</span>
        )}
      </button>
      {picking && (
        <LazyPeriodPicker locale={locale} period={period} onChoose={choose} onClose={() => setPicking(false)} />
      )}
    </>
  );
}
