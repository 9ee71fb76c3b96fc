import { transportFailure, type ApiClient } from "@/lib/api";
import {
  browserChannel,
  browserClock,
  browserLocks,
  browserOnline,
  createDexieStorage,
  createResilientStorage,
} from "@/lib/offline";
import { cart, orders } from "@/shop.config";
import { customerId, isConnectDue } from "./account-hint";
import { cartStore } from "./cart";
import { createCartRuntime, type CartRuntime } from "./cart-runtime";
import { checkoutStore } from "./checkout";
import { connectAccount } from "./connect-account";
import { createDraftKeeper } from "./keep-draft";
import { sayLeftNotices } from "./left-notices";
import { leaveDraft, takeLeftDraft } from "./left-draft";
import { rememberOrder, triedOrders, undecidedOrder } from "./last-order";
import { loadApi } from "./load-api";
import { cachesToDrop } from "./make-room";
import { newId } from "./new-id";
import { notify } from "./notifications";
import { reservationStore, setPeriod } from "./reservation";
import { storeCodeNow } from "./store-code";
import { showUnsentProfile } from "./unsent-profile";

/** Dates are cleared a moment after the cart, so that the notice can still be read beside them. */
export const DATE_RESET_MS = 200;

function dropSourceFromUrl(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("source")) return;
  url.searchParams.delete("source");
  window.history.replaceState(window.history.state, "", url);
}

/** The API of one store view; code that can't be fetched is a shop that can't be reached. */
const apiOf = (storeCode: string): ApiClient => ({
  async call(...request) {
    const api = await loadApi(storeCode).catch(() => null);
    const own =
      api && customerId() !== null
        ? await import("./renewing-api").then(
            ({ renewingApi }) => renewingApi(api),
            () => null,
          )
        : api;
    return own ? own.call(...request) : transportFailure("the API's code could not be fetched");
  },
});

/** The cart of this browser with everything real behind it; loaded on first need, never by a cold page. */
export async function startCart(): Promise<CartRuntime> {
  const storage = createResilientStorage(createDexieStorage(storeCodeNow), {
    makeRoom: cachesToDrop,
    onProblem: () => notify({ type: "warning", code: "storage_full", hasNoTimeout: true }),
  });
  const onFault = (error: unknown): void => reportError(error);
  const draft = createDraftKeeper({
    store: checkoutStore,
    write: (changed) => runtime.writeDraft(changed),
    tried: undecidedOrder,
    onClosed: (id) => rememberOrder({ id, decided: true }),
    onFault,
  });
  const runtime = createCartRuntime({
    store: cartStore,
    storage,
    api: apiOf,
    storeCode: storeCodeNow,
    clock: browserClock,
    online: browserOnline,
    locks: browserLocks(),
    channel: browserChannel(),
    sendsByItself: orders.offline_orders.automatic_transmission_enabled,
    synchronizes: cart.synchronize,
    random: Math.random,
    newId,
    notify,
    showsLines: () => document.querySelector('[data-says="lines"]') !== null,
    showsProfile: () => document.querySelector('[data-says="profile"]') !== null,
    onStored: (snapshot) => {
      draft.follow(snapshot);
      showUnsentProfile(snapshot);
    },
    onFault,
    // The visitor's own wish wins, whatever lies in the cart.
    onCartDays: (period) => reservationStore.getState().period ?? setPeriod(period),
    onSourceCleared: dropSourceFromUrl,
    onPastCart: () => browserClock.later(DATE_RESET_MS, () => setPeriod(null)),
  });
  await runtime.load();
  sayLeftNotices();
  for (const order of triedOrders())
    if (!cartStore.getState().placedOrders.some(({ orderId }) => orderId === order.id))
      await runtime.recoverOrder(order);
  // Left over from a login after which nobody could be asked.
  if (isConnectDue()) connectAccount(runtime).catch(onFault);
  draft.start(await runtime.readDraft(), takeLeftDraft());
  // A page that goes waits for no write; the next one in this tab writes what is left here.
  window.addEventListener("pagehide", () => leaveDraft(draft.unwritten()));
  window.addEventListener("pageshow", takeLeftDraft);
  // A tab that was put away may have missed what others told.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") runtime.catchUp().catch(onFault);
  });
  return runtime;
}
