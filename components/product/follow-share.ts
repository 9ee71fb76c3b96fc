import { showWhenLoaded } from "@/components/ui/load-part";

/**
 * Buttons that share a page are plain ones; what they do is loaded with the press.
 * @param pressed what was pressed before anybody listened
 * @returns what ends it
 */
export function followShare(pressed: EventTarget | null = null): () => void {
  const share = ({ target }: Pick<Event, "target">) => {
    if (!(target instanceof Element) || !target.closest("[data-share]")) return;
    showWhenLoaded(
      () => import("./share-page"),
      ({ sharePage }) => void sharePage(),
    );
  };
  share({ target: pressed });
  document.addEventListener("click", share);
  return () => document.removeEventListener("click", share);
}
