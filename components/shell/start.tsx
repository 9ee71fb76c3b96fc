"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import type { Branch } from "@/lib/domain/place";
import { wakeGroup } from "./wake-group";
import { wakeLists } from "./wake-lists";
import { runtime } from "@/stores/runtime";

function Follow({ branches }: Pick<StartProps, "branches">) {
  const pathname = usePathname();
  const query = useSearchParams();

  useEffect(() => {
    runtime.adoptUrl(new URLSearchParams(query.toString()), {
      saidOnPage: [...document.querySelectorAll<HTMLElement>("[data-says]")].map(({ dataset }) => dataset.says).join(),
      branches,
    });
  }, [query, branches]);

  useEffect(() => {
    // A soft navigation leaves the browser's popovers open. A listing looks after its own filters.
    document
      .querySelectorAll<HTMLElement>(":popover-open:not([data-listing])")
      .forEach((popover) => popover.hidePopover());
  }, [pathname]);

  return null;
}

interface StartProps {
  storeCode: string;
  cart: string;
  checkout: string;
  branches: readonly Branch[];
}

/** Starts the stores after hydration and hands them each new address. */
export function Start({ storeCode, cart, checkout, branches }: StartProps) {
  useEffect(
    () => runtime.start({ storeCode, pages: [cart, checkout], branches }),
    [storeCode, cart, checkout, branches],
  );
  useEffect(wakeLists, []);
  useEffect(wakeGroup, []);
  return (
    <Suspense fallback={null}>
      <Follow branches={branches} />
    </Suspense>
  );
}
