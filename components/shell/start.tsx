"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { runtime } from "@/stores/runtime";

function Follow() {
  const pathname = usePathname();
  const query = useSearchParams();

  useEffect(() => {
    runtime.adoptUrl(new URLSearchParams(query.toString()), {
      saidOnPage: document.querySelector("[data-says-period-problem]") !== null,
    });
  }, [query]);

  useEffect(() => {
    // A soft navigation leaves the browser's popovers (menu, filters) open.
    document.querySelectorAll<HTMLElement>(":popover-open").forEach((popover) => popover.hidePopover());
  }, [pathname]);

  return null;
}

interface StartProps {
  storeCode: string;
  cart: string;
  checkout: string;
}

/** Starts the stores after hydration and hands them each new address. */
export function Start({ storeCode, cart, checkout }: StartProps) {
  useEffect(() => runtime.start({ storeCode, pages: [cart, checkout] }), [storeCode, cart, checkout]);
  return (
    <Suspense fallback={null}>
      <Follow />
    </Suspense>
  );
}
