"use client";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect } from "react";
import { ignoreFailure } from "@/components/ui/load-part";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import { NO_PRODUCTS_MS, notify } from "@/stores/notifications";
import { ownMeasures } from "@/stores/own-measures";
import { FILTER_SHEET } from "./filter-sheet";
import { sizesQuery } from "./sizes-query";
import { usePartnerHere } from "./use-partner-here";
import { useWishInAddress } from "./use-wish-in-address";

/** The cached and the rendered listing are two pages: a filter pressed on the one gets its focus back on the other. */
function restoreFocus(): void {
  const { name } = pressedFilter;
  pressedFilter.name = null;
  const { activeElement } = document;
  // An open sheet has taken the focus to its own beginning.
  if (name === null || (activeElement !== document.body && !activeElement?.closest("[popover]"))) return;
  const links = [...document.querySelectorAll<HTMLElement>("[data-scroll=keep] a")];
  links.find((link) => filterName(link) === name)?.focus({ preventScroll: true });
}

/** The sheet of filters that stood open as its page went, of which listing, and how far it was scrolled. */
let openSheet: { listing: string | undefined; scrollTop: number } | null = null;

/**
 * On a phone filters are chosen one after another: the page that answers the first of them opens the sheet again. A
 * listing has several addresses (`/c/lyze` leads to `/lyze`), so it is told by its own one.
 */
function keepSheet(): () => void {
  const sheet = document.getElementById(FILTER_SHEET);
  const listing = sheet?.dataset.listing;
  const left = new AbortController();
  const opened = () => ignoreFailure(import("./modal-sheet").then(({ makeModal }) => makeModal(sheet!, left.signal)));
  sheet?.addEventListener("toggle", ({ newState }) => newState === "open" && opened(), { signal: left.signal });
  const wasOpen = sheet?.matches(":popover-open");
  if (sheet && openSheet) {
    if (openSheet.listing !== listing) sheet.hidePopover();
    else if (!wasOpen) sheet.showPopover();
    sheet.scrollTop = openSheet.scrollTop;
  }
  if (wasOpen) opened();
  openSheet = null;
  return () => {
    openSheet = sheet?.matches(":popover-open") ? { listing, scrollTop: sheet.scrollTop } : null;
    left.abort();
  };
}

const NO_SIZES: readonly ListedSizes[] = [];
const NOTHING: Readonly<Record<string, string>> = {};

/** Own sizes as the address says them; null where it says sizes already, or that own ones are not wanted. */
function sizesToSay(sizes: readonly ListedSizes[], said: readonly string[]) {
  const isSaid = said.includes("fit") || sizes.some(({ code }) => said.includes(code));
  const own = isSaid || sizes.length === 0 ? null : ownMeasures();
  if (!own?.on) return null;
  return import("@/lib/domain/sizing/own-sizes").then(
    ({ ownSizes }) => sizesQuery(ownSizes(sizes, own.body, own.level)),
    // Without the network the listing is shown as it was kept.
    () => NOTHING,
  );
}

interface Props {
  /** Filters have left nothing. */
  nothingFits: boolean;
  /** What own measures can choose here. */
  sizes?: readonly ListedSizes[];
  /** The listing's own address, where that of the visitor asks for what it doesn't know. */
  known?: string | undefined;
}

/** Brings the cached listing, which knows nothing of a visitor, to the one for their days, place, partner and sizes. */
export function ListingPeriod({ nothingFits, sizes = NO_SIZES, known }: Props) {
  const pathname = usePathname();
  const partner = usePartnerHere();
  useLayoutEffect(keepSheet, [pathname]);
  useEffect(restoreFocus, []);
  useEffect(() => {
    if (nothingFits) notify({ type: "warning", code: "no_products", timeToLive: NO_PRODUCTS_MS });
  }, [nothingFits]);
  const more = useCallback(
    (said: readonly string[]) => {
      const narrowed = partner === null ? NOTHING : { partner: String(partner) };
      return sizesToSay(sizes, said)?.then((own) => ({ ...narrowed, ...own })) ?? narrowed;
    },
    [partner, sizes],
  );
  useWishInAddress(more, known);
  return null;
}
