"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { arrive } from "./arrive";
import { whenOnTheWay } from "./on-the-way";
import { isPlainPress } from "./plain-press";

/** How far the line may creep while nobody knows how long it takes, in percent. */
const CREEP_LIMIT = 92;
const FIRST_PERCENT = 8;
export const TICK_MS = 100;
/** After this the page is taken for failed and the line turns red. */
export const GIVE_UP_MS = 15_000;

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

/**
 * Lets the line creep, a step with each tick, from the first tick on: a page that is there at once shows none.
 * @returns how to take it away
 */
function creep(line: HTMLElement): () => void {
  const began = performance.now();
  let percent = FIRST_PERCENT;
  const timer = setInterval(() => {
    const failed = performance.now() - began > GIVE_UP_MS;
    if (failed) clearInterval(timer);
    percent = failed ? 100 : percent + (CREEP_LIMIT - percent) / 12;
    line.hidden = false;
    line.style.transform = `scaleX(${percent / 100})`;
    line.toggleAttribute("data-failed", failed);
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    line.hidden = true;
  };
}

/**
 * Moved past React: each step as a state would begin the rendering of the very page that it speaks of anew, ten times a
 * second, and on a slow phone that page would not come before the line had failed.
 */
function Line() {
  const path = usePathname();
  const address = `${path}?${useSearchParams().toString()}`;
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    const start = (to: string | null) => {
      if (to === null || !line.current || !isElsewhere(to)) return;
      end.current?.();
      end.current = creep(line.current);
    };
    const press = (event: MouseEvent) => start(pressedAddress(event));
    document.addEventListener("click", press);
    const stopListening = whenOnTheWay(start);
    return () => {
      document.removeEventListener("click", press);
      stopListening();
      end.current?.();
    };
  }, []);

  // Before it is painted. A page that one goes back to was there, and is there at once.
  useLayoutEffect(() => {
    if (end.current) arrive();
  }, [path]);

  useEffect(() => {
    end.current?.();
    end.current = undefined;
  }, [address]);

  return <div ref={line} hidden aria-hidden="true" className="progress-line" />;
}

/**
 * A thin line at the top while a page is on its way. The address is read under Suspense so that cached pages stay
 * static.
 */
export const NavigationProgress = () => (
  <Suspense fallback={null}>
    <Line />
  </Suspense>
);
