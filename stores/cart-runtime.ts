import type { StoreApi } from "zustand/vanilla";
import type { ApiClient } from "@/lib/api";
import type { NewReview, OrderBody, Period } from "@/lib/contract";
import { type CartState, soonestHold } from "@/lib/domain/cart";
import { pricedAnew } from "@/lib/domain/cart-prices";
import { wantsCheck } from "@/lib/domain/cart-stock";
import { isPayableOffline } from "@/lib/domain/checkout";
import { formatMoney } from "@/lib/domain/money";
import {
  confirmedAt,
  createOrderWays,
  createOutbox,
  dropTasks,
  isKind,
  createRunner,
  saveDraft,
  type Channel,
  type Clock,
  type ConnectOutcome,
  type Draft,
  type Locks,
  type OfflineStorage,
  type OnlineManager,
  type OrderWays,
  type PlaceOrderOutcome,
  type PullOutcome,
  type NewTask,
  type ReviewOutcome,
  type SentNow,
  type Snapshot,
  type SyncEvent,
  type SyncTask,
  type Waited,
  type WholeCartCall,
} from "@/lib/offline";
import { getStoreView, isOneShop } from "@/lib/store-views";
import type { CartView } from "./cart";
import { planCommand, type CartCommand, type CommandResult } from "./cart-commands";
import { type CartHint, guessHint, readIntents, writeHint } from "./cart-hint";
import { noticeOf } from "./cart-notices";
import { hintOf, openOrdersOf, placedOrdersOf } from "./cart-snapshot";
import { mergeDrafts } from "./checkout";
import { forgetLoginEnd, isCartCopied } from "./ended-login";
import type { NewNotification } from "./notifications";
import { forgetReview } from "./review-draft";

export interface CartRuntimeDeps {
  store: StoreApi<CartView>;
  storage: OfflineStorage;
  /** The shop's API in one store view. */
  api(storeCode: string): ApiClient;
  /** Store view that is on the screen. */
  storeCode(): string;
  clock: Clock;
  online: OnlineManager;
  locks: Locks;
  channel: Channel;
  /** Orders made offline are sent by themselves (spec §9); otherwise the shopper is asked. */
  sendsByItself: boolean;
  /** The server hears of the cart as it is filled; otherwise when the checkout is opened. */
  synchronizes: boolean;
  random(): number;
  newId(): string;
  notify(notification: NewNotification): void;
  /** Whether the cart's lines are on the screen. */
  showsLines(): boolean;
  /** Whether the form of the customer's data is: it says itself what became of a change. */
  showsProfile(): boolean;
  /** What is stored now, of whichever tab's doing. */
  onStored(snapshot: Snapshot): void;
  /** The server was heard for the first time of a cart, all of it on these days. */
  onCartDays(period: Period): void;
  /** The cart had a source and has none now. */
  onSourceCleared(): void;
  /** Something of ours broke where nobody waits for the answer. */
  onFault(error: unknown): void;
  /** The cart was emptied because its dates are over. */
  onPastCart(): void;
}

const DONE_KEPT = 100;

/** Cart of one tab: commands → rules → outbox → store, and the server's word back into the store. */
export function createCartRuntime(deps: CartRuntimeDeps) {
  const { store, clock, online, channel } = deps;
  const keepsCartBack = () => !deps.synchronizes && !checkoutIsOpen;
  const outbox = createOutbox({
    storage: deps.storage,
    now: () => clock.now(),
    newId: deps.newId,
    isOneShop,
    keepsCartBack,
  });
  const runner = createRunner({ ...deps, outbox, emit: onSync, onFault });
  const ways = createOrderWays({ api: deps.api, outbox });
  const running = new Map<string, Promise<CommandResult>>();
  /** Given in this tab, the last ones: a command that waited for this code is given twice. */
  const done = new Map<string, CommandResult>();
  /** Grows with each command: what was read from storage before the last one is stale. */
  let version = 0;
  let cancelExpiry: (() => void) | null = null;
  let checkoutIsOpen = false;
  let stopped = false;

  /** Work that nobody waits for; what breaks while the tab goes away is of no interest. */
  function onFault(error: unknown): void {
    if (!stopped) deps.onFault(error);
  }
  const background = (work: Promise<unknown>): void => void work.catch(onFault);

  /** The header has counted what waited for this code: it stays counted until its turn comes. */
  const withWaiting = (hint: CartHint): CartHint =>
    readIntents()
      .filter(({ id }) => !running.has(id) && !done.has(id))
      .reduce((counted, { command }) => guessHint(counted, command), hint);

  function show(cart: CartState): void {
    const before = store.getState().cart;
    store.setState({ cart, hint: withWaiting({ ...hintOf({ cart, tasks: [] }), active: true }) });
    if (before.source && !cart.source) deps.onSourceCleared();
    cancelExpiry?.();
    const soonest = soonestHold(cart.lines);
    if (soonest)
      cancelExpiry = clock.later(Math.max(Date.parse(soonest) - clock.now().getTime(), 0), () =>
        background(dispatch(deps.newId(), { type: "expire" })),
      );
  }

  /** Shows what is stored, unless a command is under way whose effect the screen already has. */
  async function publish(): Promise<void> {
    const asked = version;
    const snapshot = await outbox.read();
    deps.onStored(snapshot);
    if (asked !== version || running.size > 0) return;
    show(snapshot.cart);
    const hint = withWaiting(hintOf(snapshot));
    store.setState({
      hint,
      ready: true,
      openOrders: openOrdersOf(snapshot),
      placedOrders: placedOrdersOf(snapshot),
      confirmedAt: confirmedAt(snapshot.cart, snapshot.synced),
    });
    writeHint(hint);
  }

  /** After a write: this tab's screen, then the others'. */
  async function tell(): Promise<void> {
    await publish();
    channel.tell();
  }

  function onSync(event: SyncEvent): void {
    if (event.kind === "cart" && running.size === 0) show(event.cart);
    if (event.kind === "cart_days") deps.onCartDays(event.period);
    if (event.kind === "syncing") store.setState({ syncing: event.syncing });
    // A repetition that nobody asked for has decided an order: the screen that shows it as waiting learns of it here.
    if (event.kind === "order_placed" || event.kind === "order_refused") background(tell());
    if (event.kind === "profile_sent" || event.kind === "profile_refused") background(tell());
    if (event.kind === "review_sent") forgetReview(event.sku);
    if (event.kind === "profile_refused" && deps.showsProfile()) return;
    const notice = noticeOf(event, store.getState().cart, deps.showsLines());
    if (notice) deps.notify(notice);
  }

  /** The next cart; a server that is not asked now knows no stock, as without a network. */
  function plan(cart: CartState, command: CartCommand, storeCode: string): ReturnType<typeof planCommand> {
    const keptBack = cart.token === null && keepsCartBack();
    return planCommand(cart, command, {
      now: clock.now(),
      online: online.isOnline() && !keptBack,
      storeCode,
      keptBack,
    });
  }

  /** Sends what waits; settles when the queue is empty or has to wait for the network. */
  async function flush(): Promise<void> {
    await runner.kick();
    await tell();
  }

  async function commit(id: string, command: CartCommand, storeCode: string): Promise<CommandResult> {
    const committed = await outbox.commit((cart) => plan(cart, command, storeCode), id);
    return committed?.result ?? { outcome: command.type === "add" ? "added" : "done", key: null, dropped: false };
  }

  /**
   * Does a command once, whoever repeats it; the store shows it at once and storage follows.
   * @param storeCode the store view in which it was given
   */
  function dispatch(id: string, command: CartCommand, storeCode = deps.storeCode()): Promise<CommandResult> {
    const known = running.get(id);
    if (known) return known;
    const result = done.get(id);
    if (result) return Promise.resolve(result);
    version += 1;
    const work = commit(id, command, storeCode)
      .then((settled) => {
        done.set(id, settled);
        for (const oldest of [...done.keys()].slice(0, -DONE_KEPT)) done.delete(oldest);
        return settled;
      })
      .finally(() => running.delete(id));
    running.set(id, work);
    const { cart, ready } = store.getState();
    if (ready) show(plan(cart, command, storeCode).cart);
    // Settled before the caller goes on, so that what it reads next is what is stored.
    return work.then(async (result) => {
      await tell();
      background(flush());
      return result;
    });
  }

  const stopListening = channel.listen(() => background(publish()));
  const stopOnline = online.subscribe((isOnline) => {
    store.setState({ online: isOnline });
    if (isOnline) background(refresh("pullCart"));
  });

  async function refresh(how: WholeCartCall): Promise<PullOutcome> {
    const outcome = await runner.refresh(how);
    await tell();
    // Holds that ran out while nobody was here: whether the things can still be had is asked at once.
    if (outcome.ok && store.getState().cart.lines.some((line) => wantsCheck(line)))
      background(dispatch(deps.newId(), { type: "expire" }));
    return outcome;
  }

  /** A shopper's word on an order that waits for one. */
  async function decide<R>(way: (ways: OrderWays) => Promise<R>): Promise<R> {
    const result = await way(ways);
    await tell();
    background(flush());
    return result;
  }

  return {
    dispatch,
    refresh,
    flush,
    decide,

    /**
     * Takes the whole cart from another source, each line checked anew. The server moves what it has in one step; lines
     * that it refused before, or never got, follow and are asked for there.
     */
    async moveCart(source: { id: string; name: string }, anyway: boolean): Promise<PullOutcome> {
      const outcome = await refresh({ moveCart: { source: source.id, anyway } });
      if (!outcome.ok) return outcome;
      await dispatch(deps.newId(), { type: "follow_source", source });
      await dispatch(deps.newId(), { type: "recheck" });
      return outcome;
    },

    /**
     * Takes the whole cart to other days. The server moves what can be had in one step; each other line, and all of
     * them while nobody can be asked, is asked for by itself, and what is refused says so.
     */
    async moveDays(period: Period): Promise<CommandResult> {
      if (online.isOnline() && store.getState().cart.token !== null) await refresh({ moveDays: period });
      return dispatch(deps.newId(), { type: "change_periods", period });
    },

    /** Somebody has logged in: the cart is theirs on all their devices, and what did not fit into it is told. */
    async connect(): Promise<ConnectOutcome> {
      const { lines } = store.getState().cart;
      const outcome = await runner.connect(deps.storeCode(), isCartCopied());
      if (outcome.ok) forgetLoginEnd();
      await tell();
      const anew = outcome.ok ? pricedAnew(lines, store.getState().cart.lines) : null;
      if (anew) {
        const { locale } = getStoreView(deps.storeCode());
        const params = { before: formatMoney(anew.before, locale), after: formatMoney(anew.after, locale) };
        deps.notify({ type: "info", code: "cart_priced_anew", params, action1: "open_cart", hasNoTimeout: true });
      }
      if (outcome.ok && outcome.unmerged.length > 0) {
        const names = [...new Set(outcome.unmerged.map(({ name }) => name))].join(", ");
        deps.notify({ type: "warning", code: "cart_unmerged", params: { names }, hasNoTimeout: true });
      }
      return outcome;
    },

    /** From here on the server has to know the cart, whose lines were pre-reservations until now. */
    async openCheckout(): Promise<void> {
      if (!keepsCartBack()) return;
      checkoutIsOpen = true;
      if (store.getState().cart.token === null) await dispatch(deps.newId(), { type: "recheck" });
    },

    /** What other tabs have done while this one was put away. */
    catchUp: publish,

    /** An order that this tab remembers to have sent, in case the storage does not. */
    async recoverOrder(order: { id: string; triedAt: string }): Promise<void> {
      if (!online.isOnline()) return;
      await ways.recover(order, store.getState().cart.storeCode ?? deps.storeCode());
      await tell();
    },

    /** Reads what is stored, empties a cart whose dates are over, sends what waits, asks for the server's word. */
    async load(): Promise<void> {
      store.setState({ online: online.isOnline() });
      await publish();
      await tellOfRefused();
      const { dropped } = await dispatch(deps.newId(), { type: "drop_past" });
      if (dropped) {
        deps.notify({ type: "warning", code: "past_reservation" });
        deps.onPastCart();
      }
      if (store.getState().cart.token && online.isOnline()) background(refresh("pullCart"));
    },

    /** @param canQueue it may wait for the network; by default where the way of paying needs none */
    async placeOrder(
      body: OrderBody,
      canQueue = isPayableOffline(body.addressInformation.payment_method_code),
    ): Promise<PlaceOrderOutcome> {
      const outcome = await runner.placeOrder(body, canQueue);
      if (outcome.kind === "queued") deps.notify({ type: "warning", code: "order_queued", hasNoTimeout: true });
      await tell();
      return outcome;
    },

    async sendReview(review: NewReview, name: string): Promise<ReviewOutcome> {
      const id = review.review_id;
      const outcome = await sendNow({ task_id: id, kind: "review", keys: [`review ${id}`], payload: { review, name } });
      return outcome.kind === "sent" ? { kind: "sent", state: outcome.answer.state } : outcome;
    },

    /** The letter that it brings tells of it, so that nobody has to be told of one that goes out later. */
    subscribe: (email: string): Promise<SentNow<"newsletter">> =>
      sendNow({ task_id: deps.newId(), kind: "newsletter", keys: ["newsletter"], payload: { email }, silent: true }),

    async sendProfile(payload: SyncTask<"profile">["payload"]): Promise<SentNow<"profile">> {
      const outcome = await sendNow({ task_id: deps.newId(), kind: "profile", keys: ["profile"], payload });
      await tell();
      return outcome;
    },

    /** Changes of customers' data that have not gone out, and are not to. */
    async dropProfiles(isOver: (customer: string) => boolean): Promise<void> {
      await dropTasks(outbox, (task) => isKind(task, "profile") && isOver(task.payload.customer));
      await tell();
    },

    readDraft: async (): Promise<Draft | null> => (await outbox.read()).draft,

    /** @returns what is stored then, also when the order has left the checkout already. */
    async writeDraft(draft: Draft): Promise<Draft | null> {
      const stored = await saveDraft(outbox, draft, mergeDrafts);
      channel.tell();
      return stored;
    },

    stop(): void {
      stopped = true;
      runner.stop();
      stopListening();
      stopOnline();
      cancelExpiry?.();
    },
  };

  async function sendNow<K extends Waited>(task: Omit<NewTask<K>, "store_code">): Promise<SentNow<K>> {
    const outcome = await runner.sendNow<K>({ ...task, store_code: deps.storeCode() });
    channel.tell();
    return outcome;
  }

  /** A refusal that came while nobody looked is told once more; from then on it stands in the cart. */
  async function tellOfRefused(): Promise<void> {
    for (const order of store.getState().openOrders) {
      if (order.state !== "refused" || order.acknowledged || !order.error) continue;
      const { orderId, error, inCart: restored } = order;
      const notice = noticeOf({ kind: "order_refused", orderId, error, restored }, store.getState().cart, false);
      if (notice) deps.notify(notice);
      await ways.putOff(orderId);
    }
  }
}

export type CartRuntime = ReturnType<typeof createCartRuntime>;
