import { shopDay } from "@/lib/domain/days";
import { cartStore } from "./cart";
import { dropIntent, guessHint, keepIntent, readHint, readIntents, watchHint, writeHint } from "./cart-hint";
import type { CartCommand, CommandResult } from "./cart-commands";
import type { CartRuntime } from "./cart-runtime";
import { newId } from "./new-id";
import { notify } from "./notifications";
import { adoptPartner, loadPartner } from "./partner";
import { keepAhead, keepServiceWorker } from "./service-worker";
import { setStoreCode, storeCodeNow } from "./store-code";
import type { Branch } from "@/lib/domain/place";
import { adoptPeriod, adoptPlace, followOtherTabs, loadPeriod, loadPlace } from "./reservation";

/*
 * What starts with every page: days, partner, the cart's hint, the worker. Cached pages of cold visitors load this and
 * nothing behind it: storage, schemas and the API client come with the first need for a cart (`cart-start.ts`).
 */

let cart: Promise<CartRuntime> | null = null;
let started = false;
/** Pages that a visitor with a cart will want, with or without a network. */
let cartPages: readonly string[] = [];

const today = () => shopDay(new Date());

async function finishIntents(runtime: CartRuntime): Promise<void> {
  for (const { id, command, storeCode } of readIntents()) {
    await runtime.dispatch(id, command, storeCode);
    dropIntent(id);
  }
}

/** Keeps the way to an order open for a visitor who has a cart and may lose the network; the shop works without. */
function keepCartPages(): void {
  const { ready, hint } = cartStore.getState();
  if (ready && hint.active) whenIdle(() => void keepAhead(cartPages).catch(() => undefined));
}

/**
 * Loads the cart's own code and data, once. Rejects when the code can't be fetched (offline before the first visit was
 * over).
 */
export function ensureCart(): Promise<CartRuntime> {
  cart ??= import("./cart-start").then(async ({ startCart }) => {
    const runtime = await startCart();
    await finishIntents(runtime);
    return runtime;
  });
  const loading = cart;
  loading.catch(() => {
    if (cart === loading) cart = null;
  });
  return loading;
}

/**
 * Does a command; the header changes in this very frame. Until the cart's code is there, the command waits
 * in localStorage, so that even a tab closed in that moment loses nothing.
 */
export async function sendCommand(command: CartCommand): Promise<CommandResult> {
  const id = newId();
  if (!cartStore.getState().ready) {
    keepIntent({ id, command, storeCode: storeCodeNow() });
    const hint = guessHint(cartStore.getState().hint, command);
    cartStore.setState({ hint });
    writeHint(hint);
  }
  try {
    const runtime = await ensureCart();
    const result = await runtime.dispatch(id, command);
    dropIntent(id);
    return result;
  } catch (error) {
    if (readIntents().some((intent) => intent.id === id))
      return { outcome: command.type === "add" ? "added" : "done", key: null, dropped: false };
    throw error;
  }
}

const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
};

/** Loads the cart when this browser has one; nobody waits for it. */
function wakeCart(): void {
  if (!cartStore.getState().hint.active && readIntents().length === 0) return;
  whenIdle(() => void ensureCart().catch(() => undefined));
}

/** A visitor with a place or a cart may have come from another of the shops; the others load nothing. */
function tellWhatIsLeft(storeCode: string, place: ReturnType<typeof loadPlace>): void {
  if (place === "none" && cartStore.getState().hint.lines === 0) return;
  whenIdle(() => {
    import("./shop-entered")
      .then(({ shopEntered }) => shopEntered({ storeCode, isPlaceLeft: place === "left", ensureCart }))
      .catch(() => undefined);
  });
}

interface Shell {
  storeCode: string;
  pages?: readonly string[];
  branches?: readonly Branch[];
}

export const runtime = {
  /** Called by the shell after hydration, again at each change of the store view. */
  start({ storeCode, pages = [], branches = [] }: Shell): void {
    setStoreCode(storeCode);
    const place = loadPlace(branches);
    cartPages = pages;
    if (started) {
      tellWhatIsLeft(storeCode, place);
      return keepCartPages();
    }
    started = true;
    keepServiceWorker();
    loadPartner();
    loadPeriod(today());
    followOtherTabs(today);
    if (!cartStore.getState().ready) cartStore.setState({ hint: readHint(), online: navigator.onLine });
    watchHint((hint) => {
      if (cartStore.getState().ready) return;
      cartStore.setState({ hint });
      wakeCart();
    });
    window.addEventListener("online", () => {
      cartStore.setState({ online: true });
      wakeCart();
      keepCartPages();
    });
    window.addEventListener("offline", () => cartStore.setState({ online: false }));
    cartStore.subscribe((state, before) => {
      if (state.ready && state.hint.active && !(before.ready && before.hint.active)) keepCartPages();
    });
    wakeCart();
    tellWhatIsLeft(storeCode, place);
  },

  /**
   * Dates, place and partner of a URL win over what is remembered; what can't be used is said kindly, unless the page
   * says so itself: what stands on it does not go away, and nobody is told twice.
   * @param branches come along, because a page's address is read before the shell has started
   */
  adoptUrl(query: URLSearchParams, { saidOnPage = "", branches = [] as readonly Branch[] } = {}): void {
    const problem = adoptPeriod(query, today());
    if (problem && !saidOnPage.includes("period"))
      notify({ type: "warning", code: "period_problem", params: { problem } });
    const unknown = adoptPlace(query, branches);
    if (unknown && !saidOnPage.includes("place")) notify({ type: "warning", code: "place_unknown" });
    adoptPartner(query);
  },

  ensureCart,
};
