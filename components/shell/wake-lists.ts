import { ignoreFailure, showWhenLoaded } from "@/components/ui/load-part";
import { hasLists, LISTS_KEY } from "@/stores/lists-hint";

const load = () => import("./list-buttons");

/**
 * Hearts and their like are plain buttons of the page, fifty on a listing: one listener on the document serves them
 * all. What it does is loaded with the first press, or as soon as nothing else is to do where there are lists to show.
 * @returns what ends it
 */
export function wakeLists(): () => void {
  const show = () => ignoreFailure(load().then(({ showLists }) => showLists()));
  const press = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-list]");
    if (pressed) showWhenLoaded(load, ({ pressListed }) => pressListed(pressed));
  };
  const follow = ({ key }: StorageEvent) => key === LISTS_KEY && show();
  document.addEventListener("click", press);
  window.addEventListener("storage", follow);
  const timer = hasLists() ? setTimeout(show) : undefined;
  return () => {
    clearTimeout(timer);
    document.removeEventListener("click", press);
    window.removeEventListener("storage", follow);
  };
}
