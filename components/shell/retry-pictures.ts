/** A picture that did not come is asked for so many times in all (§9). */
export const PICTURE_ATTEMPTS = 3;
/** The second time after so long, the third after twice as long. */
export const PICTURE_PAUSE_MS = 1_000;

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/**
 * Asks again for pictures that did not come, those that failed before anybody listened among them.
 * @returns how to end it
 */
export function retryPictures(): () => void {
  const tried = new WeakMap<HTMLImageElement, number>();
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const failed = (picture: HTMLImageElement): void => {
    const attempts = (tried.get(picture) ?? 0) + 1;
    tried.set(picture, attempts);
    if (attempts >= PICTURE_ATTEMPTS) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      // Said again, even the same address is asked for again, with the sources beside it.
      if (picture.isConnected) picture.src = picture.getAttribute("src") ?? "";
    }, PICTURE_PAUSE_MS * attempts);
    waiting.add(timer);
  };
  const listen = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) failed(target);
  };
  // Failures of pictures don't bubble.
  document.addEventListener("error", listen, true);
  for (const picture of document.images) if (isBroken(picture)) failed(picture);
  return () => {
    document.removeEventListener("error", listen, true);
    for (const timer of waiting) clearTimeout(timer);
  };
}
