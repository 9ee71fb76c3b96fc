import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How many presses wait for what could not be fetched without a network. */
const kept = createStore<{ count: number }>(() => ({ count: 0 }));

/** Does something when the network is back; on another page nobody waits for it any more. */
export function onceOnline(work: () => void): void {
  const { pathname } = window.location;
  const isHere = () => window.location.pathname === pathname;
  window.addEventListener("online", () => isHere() && work(), { once: true });
}

/** A press is not lost: it is done when the network is back, and until then the shell says that it waits. */
export function keepPress(again: () => void): void {
  kept.setState(({ count }) => ({ count: count + 1 }));
  window.addEventListener("online", () => kept.setState({ count: 0 }), { once: true });
  onceOnline(again);
}

export const useKeptPress = (): boolean => useStore(kept, ({ count }) => count > 0);
