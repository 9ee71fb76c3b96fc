"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useRef, type RefObject } from "react";
import { WHOLE_PAGE } from "@/components/ui/fetch-ahead";
import { softAddress } from "./soft-address";

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target instanceof Element ? event.target.closest("a") : null);

/**
 * Takes over every link of the shop once the page is awake: pages are plain anchors, which work before that and
 * without any script, and one listener on the document makes them soft (docs/decisions/010). A page is fetched when
 * a pointer, finger or focus comes to its link. `data-scroll="keep"` on or around a link keeps the place.
 */
export function SoftLinks() {
  const router = useRouter();
  const pressedRef = useRef<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = softAddress(link);
      if (address === null) return;
      event.preventDefault();
      const keepsPlace = link.closest("[data-scroll=keep]") !== null;
      pressedRef.current = keepsPlace ? nameOf(link) : null;
      router.push(address, { scroll: !keepsPlace });
    };
    const warm = (event: Event) => {
      const link = linkOf(event);
      // Listings narrowed by filters are as many as stars and rendered for each visitor: only a press asks for one.
      const address = link && !link.relList.contains("nofollow") ? softAddress(link) : null;
      if (address !== null) router.prefetch(address, address.includes("?") ? undefined : WHOLE_PAGE);
    };
    document.addEventListener("click", follow);
    document.addEventListener("pointerover", warm, { passive: true });
    document.addEventListener("focusin", warm);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerover", warm);
      document.removeEventListener("focusin", warm);
    };
  }, [router]);

  return (
    <Suspense fallback={null}>
      <KeptFocus pressedRef={pressedRef} />
    </Suspense>
  );
}

/** What a filter says, without its count, which the press changes. */
const nameOf = (link: Element): string | null => link.firstChild?.textContent ?? null;

/** The cached and the rendered listing are two pages: a filter pressed on the one gets its focus back on the other. */
function KeptFocus({ pressedRef }: { pressedRef: RefObject<string | null> }) {
  const pathname = usePathname();
  const query = useSearchParams();
  useEffect(() => {
    const name = pressedRef.current;
    pressedRef.current = null;
    if (name === null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLElement>("[data-scroll=keep] a")];
    links.find((link) => nameOf(link) === name)?.focus({ preventScroll: true });
  }, [pathname, query, pressedRef]);
  return null;
}
