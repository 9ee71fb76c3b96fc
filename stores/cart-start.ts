import {
  browserChannel,
  browserClock,
  browserLocks,
  browserOnline,
  createDexieStorage,
  createResilientStorage,
} from "@/lib/offline";
import { cartStore } from "./cart";
import { createCartRuntime, type CartRuntime } from "./cart-runtime";
import { checkoutStore, clearCheckout, draftOf, restoreCheckout } from "./checkout";
import { loadApi } from "./load-api";
import { newId } from "./new-id";
import { notify } from "./notifications";
import { setPeriod } from "./reservation";

/** Dates are cleared a moment after the cart, so that the notice can still be read beside them. */
const DATE_RESET_MS = 200;

function dropSourceFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("source")) return;
  url.searchParams.delete("source");
  window.history.replaceState(window.history.state, "", url);
}

async function keepDraft(runtime: CartRuntime): Promise<void> {
  restoreCheckout(await runtime.readDraft());
  checkoutStore.subscribe((state) => void runtime.writeDraft(draftOf(state)));
}

/** The cart of this browser with everything real behind it; loaded on first need, never by a cold page. */
export async function startCart(): Promise<CartRuntime> {
  const storage = createResilientStorage(createDexieStorage(), () =>
    notify({ type: "warning", code: "storage_full", hasNoTimeout: true }),
  );
  const runtime = createCartRuntime({
    store: cartStore,
    storage,
    // Asked for at each call: a soft navigation may have led to another store view.
    api: { call: async (...call) => (await loadApi()).call(...call) },
    clock: browserClock,
    online: browserOnline,
    locks: browserLocks(),
    channel: browserChannel(),
    random: Math.random,
    newId,
    notify,
    onFault: (error) => reportError(error),
    onOrderClosed: clearCheckout,
    onSourceCleared: dropSourceFromUrl,
    onPastCart: () => browserClock.later(DATE_RESET_MS, () => setPeriod(null)),
  });
  await runtime.load();
  await keepDraft(runtime);
  return runtime;
}
