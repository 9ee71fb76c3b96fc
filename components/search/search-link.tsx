"use client";

import { lazy, Suspense, useState, type MouseEvent } from "react";
import { IconSearch } from "@/components/ui/icons";
import { ignoreFailure, loadPart } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import type { Locale } from "@/lib/store-views";

const load = () => import("./search-dialog");
const SearchDialog = lazy(load);

interface Props {
  storeCode: string;
  /** The search's page: where the link leads without script, or when the dialog can't be fetched. */
  href: string;
  locale: Locale;
  label: string;
}

/** The way to the search on every page; suggestions come with the first press. */
export function SearchLink({ storeCode, href, locale, label }: Props) {
  const [open, setOpen] = useState(false);
  const warm = () => ignoreFailure(loadPart(load(), locale));
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    loadPart(load(), locale).then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <a
        href={href}
        className="button button-icon hover:bg-surface"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <IconSearch />
      </a>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog storeCode={storeCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
