import { useSyncExternalStore } from "react";

const nothing = () => () => undefined;

/** Whether the page's script has begun here: false in what the server sends, and in the first rendering over it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
