import { useSyncExternalStore } from "react";

/** Same width as Tailwind's `md`: two months fit from here. */
const WIDE = "(min-width: 48rem)";

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** For parts that live in the browser only; on the server there is no width. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
