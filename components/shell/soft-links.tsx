"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { WHOLE_PAGE } from "@/components/ui/fetch-ahead";
import { ignoreFailure } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import { filterName, pressedFilter } from "@/components/ui/pressed-filter";
import { readStored } from "@/stores/browser-storage";
import { PLACE_LEFT } from "./place-left";
import { softAddress } from "./soft-address";
import { whenLookedAt } from "./when-idle";

/** Ways to the same page in another language, whose place is found again, or in another shop: another document. */
const LANGUAGES = "/language/";

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a") : null;

/**
 * Takes over every link of the shop once the page is hydrated: pages are plain anchors, which work before that and
 * without any script, and one listener on the document makes them soft (docs/decisions/010). A page is fetched when
 * a pointer or the focus of a keyboard comes to its link, those of visible cards as soon as somebody is there.
 * `data-scroll="keep"` on or around a link keeps the place.
 */
export function SoftLinks() {
  const router = useRouter();

  useEffect(() => {
    if (readStored(PLACE_LEFT, "session"))
      ignoreFailure(import("./kept-place").then(({ returnToPlace }) => returnToPlace()));
  }, []);

  useEffect(() => {
    const gone = new AbortController();
    // A press may be the very sign of life that fetches what answers it.
    let pressed: EventTarget | null = null;
    const note = ({ target }: Event) => void (pressed = target);
    document.addEventListener("click", note, { signal: gone.signal });
    whenLookedAt(() => {
      const started = import("./while-looked-at").then(({ whileLookedAt }) => {
        document.removeEventListener("click", note);
        if (!gone.signal.aborted) gone.signal.addEventListener("abort", whileLookedAt(router, pressed));
      });
      ignoreFailure(started);
    }, gone.signal);
    return () => gone.abort();
  }, [router]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      if (link.pathname.startsWith(LANGUAGES)) {
        // Another shop of the house has another page there, to be read from its top.
        if (!link.lang) return;
        event.preventDefault();
        const go = () => window.location.assign(link.href);
        import("./kept-place").then(({ notePlace }) => notePlace()).then(go, go);
        return;
      }
      const address = softAddress(link);
      if (address === null) return;
      event.preventDefault();
      const keepsPlace = link.closest("[data-scroll=keep]") !== null;
      pressedFilter.name = keepsPlace ? filterName(link) : null;
      router.push(address, { scroll: !keepsPlace });
    };
    const warm = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(".menu-button"))
        ignoreFailure(import("./menu-guide").then(({ guideSiteMenu }) => guideSiteMenu()));
      // A finger presses in the same moment: what is only now asked for ahead would stand in the way of the page
      // itself.
      if ((event as PointerEvent).pointerType === "touch") return;
      const link = linkOf(event);
      if (event.type === "focusin" && !link?.matches(":focus-visible")) return;
      // Filtered listings are countless and rendered for each visitor: only a press asks for one.
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

  return null;
}
