"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef, useState } from "react";
import { whenOnTheWay } from "./on-the-way";
import { isPlainPress } from "./plain-press";

/** How far the bar may creep while nobody knows how long it takes. */
const CREEP_LIMIT = 92;
export const TICK_MS = 100;
/** After this the page is taken for failed and the bar turns red. */
const GIVE_UP_MS = 15_000;

/** The address of a pressed link; null where the press leads to no page, or is not the shop's to follow. */
function pressedAddress(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // A link that opens a panel leaves for nowhere.
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    link.hasAttribute("aria-haspopup") ||
    !isPlainPress(event)
  )
    return null;
  return link.href;
}

function isElsewhere(address: string): boolean {
  const to = new URL(address, location.href);
  return to.origin === location.origin && to.pathname + to.search !== location.pathname + location.search;
}

function Bar() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const [state, setState] = useState<{ percent: number; failed: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);

  useEffect(() => {
    const start = (address: string | null) => {
      if (address === null || !isElsewhere(address)) return;
      const began = performance.now();
      clearInterval(timer.current);
      setState({ percent: 8, failed: false });
      timer.current = setInterval(() => {
        const failed = performance.now() - began > GIVE_UP_MS;
        if (failed) clearInterval(timer.current);
        setState(
          (now) =>
            now &&
            (failed ? { percent: 100, failed } : { ...now, percent: now.percent + (CREEP_LIMIT - now.percent) / 12 }),
        );
      }, TICK_MS);
    };
    const press = (event: MouseEvent) => start(pressedAddress(event));
    document.addEventListener("click", press);
    const end = whenOnTheWay(start);
    return () => {
      document.removeEventListener("click", press);
      end();
      clearInterval(timer.current);
    };
  }, []);

  useEffect(() => {
    clearInterval(timer.current);
    setState(null);
  }, [address]);

  if (!state) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left transition-transform"
      style={{
        transform: `scaleX(${state.percent / 100})`,
        background: state.failed ? "var(--danger)" : "var(--trail)",
      }}
    />
  );
}

/**
 * A thin line at the top while a page is on its way. The address is read under Suspense so that cached pages stay
 * static.
 */
export const NavigationProgress = () => (
  <Suspense fallback={null}>
    <Bar />
  </Suspense>
);
