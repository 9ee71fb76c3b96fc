"use client";

import { lazy, Suspense, useState } from "react";
import { loadPart, showWhenLoaded } from "@/components/ui/load-part";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import type { Locale } from "@/lib/store-views";

const load = () => import("./own-sizes-dialog");
const OwnSizesDialog = lazy(load);

/** The way to one's own sizes: height and foot said once choose lengths and boots in every listing. */
export function OwnSizes({ locale, label, sizes }: { locale: Locale; label: string; sizes: readonly ListedSizes[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-small own-sizes"
        aria-haspopup="dialog"
        onClick={() =>
          showWhenLoaded(
            () => loadPart(load(), locale),
            () => setOpen(true),
          )
        }
      >
        {label}
      </button>
      {open && (
        <Suspense fallback={null}>
          <OwnSizesDialog locale={locale} sizes={sizes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
