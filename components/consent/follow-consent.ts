import { ignoreFailure } from "@/components/ui/load-part";

/**
 * Only a shop with a tag manager has something to ask a visitor; the code for it is fetched then, and for others never.
 * @param pressed what was pressed before anybody listened
 * @returns what ends it
 */
export function followConsent(pressed: EventTarget | null = null): () => void {
  if (!document.documentElement.dataset.tagManager) return () => undefined;
  const load = () => import("./visit-consent");
  ignoreFailure(load().then(({ startConsent }) => startConsent()));
  const ask = ({ target }: Pick<Event, "target">) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-consent]");
    if (button) ignoreFailure(load().then(({ askAgain }) => askAgain(button)));
  };
  ask({ target: pressed });
  document.addEventListener("click", ask);
  return () => document.removeEventListener("click", ask);
}
