import { type RefObject, useEffect, useState } from "react";

/** Whether a place of the page has come near the window since it was wanted: what stands there is loaded only then. */
export function useInSight(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  const isAwaited = isWanted && !isSeen;
  useEffect(() => {
    if (!isAwaited || !place.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isAwaited, place]);
  return isSeen;
}
