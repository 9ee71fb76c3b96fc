import type { ApiClient } from "@/lib/api";
import { ownGroup } from "@/lib/domain/customer-group";
import { withKnownRenter } from "@/lib/domain/known-renter";
import { noteGroup } from "./account-hint";
import { loadApi } from "./load-api";
import { checkoutStore, type CheckoutStore } from "./checkout";
import { renewingApi } from "./renewing-api";

/**
 * Fills the order in the making with what the account knows, as its ways are chosen. Loaded for whoever is logged in
 * alone; without an answer the fields are there to be typed into. @returns what ends it
 */
export function fillKnownRenter(
  store: CheckoutStore = checkoutStore,
  api: () => Promise<Pick<ApiClient, "call">> = async () => renewingApi(await loadApi()),
): () => void {
  let isOver = false;
  let stop = (): void => undefined;
  const start = async (): Promise<void> => {
    const answer = await (await api()).call("getMe", {});
    if (isOver || !answer.ok) return;
    noteGroup(ownGroup(answer.value), Date.now());
    const fill = (): void => {
      // As it is now: the store notes what was typed while it still tells of it.
      const { ready, orderId, form, typedAt } = store.getState();
      // An order that was placed has left this browser with all that was in it.
      const filled = ready && orderId !== null ? withKnownRenter(form, typedAt, answer.value) : null;
      if (filled) store.setState(filled);
    };
    stop = store.subscribe(fill);
    fill();
  };
  start().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
}
