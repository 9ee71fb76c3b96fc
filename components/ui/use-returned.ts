import { useEffect, useRef } from "react";

/**
 * Acts when a page that was left comes back as it was (Back, from the browser's memory): what was under way when it was
 * left is so no more.
 */
export function useReturned(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
}
