"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { softAddress } from "./soft-address";

/** The link that a pointer, finger or focus came to, when another page may be fetched ahead for it. */
function worthWarming(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // Listings narrowed by filters are as many as stars and rendered for each visitor: only a real tap asks for one.
  return link && !link.relList.contains("nofollow") ? softAddress(link) : null;
}

/**
 * Takes over every link of the shop once the page is awake: pages are plain anchors, which work before that and
 * without any script, and one listener on the document makes them soft (docs/decisions/010). A page is fetched when
 * a pointer, finger or focus comes to its link. `data-scroll="keep"` on or around a link keeps the place.
 */
export function SoftLinks() {
  const router = useRouter();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = softAddress(link);
      if (address === null) return;
      event.preventDefault();
      router.push(address, { scroll: link.closest("[data-scroll=keep]") === null });
    };
    const warm = (event: Event) => {
      const address = worthWarming(event);
      if (address !== null) router.prefetch(address);
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

  return null;
}
