"use client";

import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { ignoreFailure, loadPart } from "@/components/ui/load-part";
import type { Locale } from "@/lib/store-views";

const load = () => import("./search-on-page");
const SearchOnPage = lazy(load);

interface Props {
  storeCode: string;
  locale: Locale;
  /** The plain form: it works before, and without, any script. */
  children: ReactNode;
}

/** The field of the search's own page. It has suggestions from the first time that somebody goes into it. */
export function SearchField({ storeCode, locale, children }: Props) {
  const plain = useRef<HTMLDivElement>(null);
  /** What was written into the plain field until the other one had come. */
  const [written, setWritten] = useState<string | null>(null);
  const form = (
    <div
      ref={plain}
      onFocus={() =>
        ignoreFailure(
          loadPart(load(), locale).then(() => {
            const field = plain.current?.querySelector("input");
            // Whoever has left again keeps the form as it is.
            if (field && field === document.activeElement) setWritten(field.value);
          }),
        )
      }
    >
      {children}
    </div>
  );
  if (written === null) return form;
  return (
    <Suspense fallback={form}>
      <SearchOnPage storeCode={storeCode} written={written} />
    </Suspense>
  );
}
