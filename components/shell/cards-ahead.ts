import type { useRouter } from "next/navigation";
import { WHOLE_PAGE } from "@/components/ui/fetch-ahead";

/** Somebody who scrolls past is not reading: a card has to stand still on the screen for so long. */
const DWELL_MS = 150;
const CARDS = ".product-grid > li";

/**
 * Has the pages of visible cards fetched ahead, so that a tap shows them at once; also of lists that come later.
 * @returns how to end it
 */
export function fetchCardsAhead({ prefetch }: Pick<ReturnType<typeof useRouter>, "prefetch">): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new WeakSet<Element>();
  const fetched = new Set<string>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => fetchPage(target), DWELL_MS),
          );
      }
    },
    { threshold: 0.5 },
  );
  function fetchPage(card: Element): void {
    waiting.delete(card);
    sight.unobserve(card);
    const href = card.querySelector("a")?.getAttribute("href");
    if (!href || fetched.has(href)) return;
    fetched.add(href);
    prefetch(href, WHOLE_PAGE);
  }
  const look = (): void => {
    for (const card of document.querySelectorAll(CARDS)) {
      if (seen.has(card)) continue;
      seen.add(card);
      sight.observe(card);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sight.disconnect();
    waiting.forEach(clearTimeout);
  };
}
