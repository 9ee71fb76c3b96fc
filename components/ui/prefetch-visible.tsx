"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { WHOLE_PAGE } from "./fetch-ahead";

/** Somebody who scrolls past is not reading: a card has to stand still on the screen for so long. */
const DWELL_MS = 150;

const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A list whose visible items have the pages of their links fetched ahead, so that a tap shows them at once; not for whoever saves data. */
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
    for (const item of list.current.children) observer.observe(item);
    return () => {
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
