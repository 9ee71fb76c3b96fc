const ARRIVING_MS = 150;

/**
 * A page that was asked for fades in. The compositor alone does it: no style is counted, nothing waits
 * for it, and what is pressed meanwhile is pressed. The browser's own transition of views was slower (decision 191).
 */
export function arrive(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.getElementById("main")?.animate({ opacity: [0.3, 1] }, { duration: ARRIVING_MS, easing: "ease-out" });
}
