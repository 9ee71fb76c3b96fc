import { ignoreFailure } from "@/components/ui/load-part";

/**
 * Only a shop with a tag manager has something to ask a visitor; the code for it is fetched then, and for others never.
 * @returns what ends it
 */
export function followConsent(): () => void {
  if (!document.documentElement.dataset.tagManager) return () => undefined;
  const load = () => import("./visit-consent");
  ignoreFailure(load().then(({ startConsent }) => startConsent()));
  const ask = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-consent]");
    if (pressed) ignoreFailure(load().then(({ askAgain }) => askAgain(pressed)));
  };
  document.addEventListener("click", ask);
  return () => document.removeEventListener("click", ask);
}
