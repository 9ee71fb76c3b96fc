"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { WHOLE_PAGE } from "./fetch-ahead";

/** Somebody who scrolls past is not reading: a card has to stand still on the screen for so long. */
const DWELL_MS = 150;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * What tells that somebody is there: a page that only loads, for a crawler or a visitor who leaves, fetches nothing
 * more.
 */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/**
 * A list whose visible items have the pages of their links fetched ahead, so that a tap shows them at once; not for
 * whoever saves data.
 */
export function PrefetchVisible({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const router = useRouter();

  useEffect(() => {
    if (!list.current || savesData() || !("IntersectionObserver" in window)) return;
    const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(waiting.get(target));
          if (!isIntersecting) continue;
          waiting.set(
            target,
            setTimeout(() => {
              observer.unobserve(target);
              const href = target.querySelector("a")?.getAttribute("href");
              if (href) router.prefetch(href, WHOLE_PAGE);
            }, DWELL_MS),
          );
        }
      },
      { threshold: 0.5 },
    );
    const items = [...list.current.children];
    const heard = new AbortController();
    const start = () => {
      heard.abort();
      items.forEach((item) => observer.observe(item));
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true, signal: heard.signal });
    return () => {
      heard.abort();
      observer.disconnect();
      waiting.forEach(clearTimeout);
    };
  }, [router, children]);

  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
