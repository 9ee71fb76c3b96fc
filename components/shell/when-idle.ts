/**
 * Somebody is there. A page that is only opened, for a crawler or by a visitor who leaves, fetches nothing more for a
 * while.
 */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"];

/** A page that has been quiet for so long is being looked at. */
const QUIET_MS = 3_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether more may be fetched than is asked for: not for whoever saves data, and not on a slow line. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g" && "IntersectionObserver" in window;
}

/** Once, when somebody is there. */
export function whenLookedAt(work: () => void, until: AbortSignal): void {
  const heard = new AbortController();
  const quiet = setTimeout(start, QUIET_MS);
  function stop(): void {
    clearTimeout(quiet);
    heard.abort();
  }
  function start(): void {
    stop();
    work();
  }
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, start, { passive: true, signal: heard.signal });
  until.addEventListener("abort", stop);
}
