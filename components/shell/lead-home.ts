import type { useRouter } from "next/navigation";
import { homePath } from "@/lib/routes";
import { getStoreView } from "@/lib/store-views";
import { storeCodeNow } from "@/stores/store-code";

/** Spec §9: whoever was away for longer begins anew. */
export const HIDDEN_MS = 30 * 60_000;
/** Where somebody is in the middle of something: an order, its payment, an account. */
const IN_THE_MIDDLE = /\/(?:checkout|order|my-account|login|register|passreset|newsletter)(?:\/|$)/u;

/** Something was typed or chosen here that no other page knows. */
function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}

export const isInTheMiddle = (): boolean => IN_THE_MIDDLE.test(location.pathname);
const mayLeave = (): boolean => !isInTheMiddle() && !isTypedIn();

/**
 * A tab that comes back after half an hour in the background shows the home page; one step back leads to where it was.
 * @returns what ends it
 */
export function leadHome({ push }: Pick<ReturnType<typeof useRouter>, "push">, now = Date.now): () => void {
  let hiddenAt = document.visibilityState === "hidden" ? now() : null;
  const turn = () => {
    if (document.visibilityState === "hidden") return void (hiddenAt ??= now());
    const away = hiddenAt === null ? 0 : now() - hiddenAt;
    hiddenAt = null;
    const home = homePath(getStoreView(storeCodeNow()));
    if (away > HIDDEN_MS && location.pathname !== home && mayLeave()) push(home);
  };
  document.addEventListener("visibilitychange", turn);
  return () => document.removeEventListener("visibilitychange", turn);
}
