"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { IconCalendar } from "@/components/ui/icons";
import { tellOnTheWay } from "@/components/ui/on-the-way";
import { countText, fill } from "@/components/ui/text";
import { LazyPeriodPicker, openPeriodPicker, preloadPeriodPicker } from "@/components/rental/lazy-period-picker";
import type { Period } from "@/lib/contract";
import { spacedPostcode } from "@/lib/domain/address-text";
import { formatPeriod } from "@/lib/domain/formats";
import { branchOf, type Place, samePlace, shortName, wishQuery } from "@/lib/domain/place";
import { rentalDays, samePeriod } from "@/lib/domain/rental-period";
import type { Locale } from "@/lib/store-views";
import { cartStore } from "@/stores/cart";
import { notify } from "@/stores/notifications";
import { reservationStore, setPeriod, setPlace, usePeriod, usePlace, useWishedBranch } from "@/stores/reservation";
import type { PeriodLabels } from "./labels";

/** Address of the same page for another wish; a listing starts again at its first page. */
export function addressFor(pathname: string, search: string, period: Period | null, place: Place): string {
  const query = new URLSearchParams(search);
  for (const key of ["page", "dateFrom", "dateTo", "place"]) query.delete(key);
  for (const [key, value] of Object.entries(wishQuery(period, place))) query.set(key, value);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Whether the cart holds something for other days; before its code is there only that it holds something. */
function hasOtherDays(period: Period): boolean {
  const { ready, cart, hint } = cartStore.getState();
  return ready ? cart.lines.some((line) => !samePeriod(line, period)) : hint.lines > 0;
}

/** When and where, on every page; changing it changes the address, and with it what the page shows. */
export function PeriodButton({ locale, labels }: { locale: Locale; labels: PeriodLabels }) {
  const router = useRouter();
  const pathname = usePathname();
  const period = usePeriod();
  const place = usePlace();
  const branch = useWishedBranch();
  const [picking, setPicking] = useState(false);

  const warm = () => preloadPeriodPicker(locale);
  const choose = (chosen: Period | null, where: Place) => {
    const { source } = cartStore.getState().cart;
    const wished = branchOf(where, reservationStore.getState().branches);
    if (source && wished && wished.id !== source.id && !samePlace(where, place))
      notify({ type: "info", code: "cart_place_kept", action1: "open_cart" });
    setPeriod(chosen);
    setPlace(where);
    if (chosen && hasOtherDays(chosen)) notify({ type: "info", code: "cart_dates_kept", action1: "open_cart" });
    const address = addressFor(pathname, window.location.search, chosen, where);
    tellOnTheWay(address);
    router.replace(address, { scroll: false });
  };
  const where =
    place.kind === "delivery"
      ? fill(labels.to, { postcode: spacedPostcode(place.postcode) })
      : branch && shortName(branch);

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
            <small>{[countText(rentalDays(period), labels.days, locale), where].filter(Boolean).join(" · ")}</small>
            <span className="sr-only">{`, ${labels.change}`}</span>
          </>
        ) : (
          <>
            <span>{labels.choose}</span>
            {where && <small>{where}</small>}
          </>
        )}
      </button>
      {picking && (
        <LazyPeriodPicker locale={locale} period={period} onChoose={choose} onClose={() => setPicking(false)} />
      )}
    </>
  );
}
