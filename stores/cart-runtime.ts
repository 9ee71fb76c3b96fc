import type { StoreApi } from "zustand/vanilla";
import type { ApiClient } from "@/lib/api";
import type { OrderBody } from "@/lib/contract";
import type { CartState } from "@/lib/domain/cart";
import {
  createOutbox,
  createRunner,
  type Channel,
  type Clock,
  type Locks,
  type OfflineStorage,
  type OnlineManager,
  type PlaceOrderOutcome,
  type PullOutcome,
  type Snapshot,
  type SyncEvent,
} from "@/lib/offline";
import { planCommand, type CartCommand, type CommandResult } from "./cart-commands";
import { writeHint, type CartHint } from "./cart-hint";
import { soonestHold, type CartView } from "./cart";
import { noticeOf } from "./cart-notices";
import type { NewNotification } from "./notifications";

export interface CartRuntimeDeps {
  store: StoreApi<CartView>;
  storage: OfflineStorage;
  api: ApiClient;
  clock: Clock;
  online: OnlineManager;
  locks: Locks;
  channel: Channel;
  random(): number;
  newId(): string;
  notify(notification: NewNotification): void;
  /** The order is with the shop or in the queue: its form is of no more use. */
  onOrderClosed(): void;
  /** The cart had a source and has none now. */
  onSourceCleared(): void;
  /** Something of ours broke where nobody waits for the answer. */
  onFault(error: unknown): void;
  /** The cart was emptied because its dates are over. */
  onPastCart(): void;
}

const isWaiting = ({ state }: Snapshot["orders"][number]): boolean => state === "queued" || state === "sending";

function hintOf({ cart, tasks, orders }: Pick<Snapshot, "cart" | "tasks" | "orders">): CartHint {
  const quantity = cart.lines.reduce((sum, line) => sum + line.qty, 0);
  return {
    lines: cart.lines.length,
    quantity,
    active: cart.lines.length > 0 || tasks.length > 0 || orders.some(isWaiting),
  };
}

/** Cart of one tab: commands → rules → outbox → store, and the server's word back into the store. */
export function createCartRuntime(deps: CartRuntimeDeps) {
  const { store, clock, online } = deps;
  const outbox = createOutbox({ storage: deps.storage, now: () => clock.now(), newId: deps.newId });
  const runner = createRunner({
    api: deps.api,
    outbox,
    clock,
    online,
    locks: deps.locks,
    random: deps.random,
    emit: onSync,
    onFault,
  });
  const running = new Map<string, Promise<CommandResult>>();
  /** Grows with each command: what was read from storage before the last one is stale. */
  let version = 0;
  let cancelExpiry: (() => void) | null = null;
  let stopped = false;

  /** Work that nobody waits for; what breaks while the tab goes away is of no interest. */
  function onFault(error: unknown): void {
    if (!stopped) deps.onFault(error);
  }
  const background = (work: Promise<unknown>): void => void work.catch(onFault);

  function show(cart: CartState): void {
    const before = store.getState().cart;
    store.setState({
      cart,
      hint: { ...store.getState().hint, ...hintOf({ cart, tasks: [], orders: [] }), active: true },
    });
    if (before.source && !cart.source) deps.onSourceCleared();
    cancelExpiry?.();
    const soonest = soonestHold(cart);
    if (soonest)
      cancelExpiry = clock.later(Math.max(Date.parse(soonest) - clock.now().getTime(), 0), () =>
        background(dispatch(deps.newId(), { type: "expire" })),
      );
  }

  /** Shows what is stored, unless a command is under way whose effect the screen already has. */
  async function publish(): Promise<void> {
    const asked = version;
    const snapshot = await outbox.read();
    if (asked !== version || running.size > 0) return;
    show(snapshot.cart);
    const hint = hintOf(snapshot);
    store.setState({
      hint,
      ready: true,
      waitingOrders: snapshot.orders
        .filter(isWaiting)
        .map(({ order_id, state, created_at }) => ({ order_id, state, created_at })),
    });
    writeHint(hint);
  }

  function onSync(event: SyncEvent): void {
    if (event.kind === "cart" && running.size === 0) show(event.cart);
    if (event.kind === "syncing") store.setState({ syncing: event.syncing });
    if (event.kind === "order_placed") deps.onOrderClosed();
    // A repetition that nobody asked for has decided an order: the screen that shows it as waiting learns of it here.
    if (event.kind === "order_placed" || event.kind === "order_refused") background(publish());
    const notice = noticeOf(event, store.getState().cart);
    if (notice) deps.notify(notice);
  }

  /** Sends what waits; settles when the queue is empty or has to wait for the network. */
  async function flush(): Promise<void> {
    await runner.kick();
    await publish();
    deps.channel.tell();
  }

  async function commit(id: string, command: CartCommand): Promise<CommandResult> {
    const committed = await outbox.commit((cart) => planCommand(cart, command, clock.now(), online.isOnline()), id);
    return committed?.result ?? { outcome: command.type === "add" ? "added" : "done", key: null, dropped: false };
  }

  /** Does a command once, whoever repeats it; the store shows it at once and storage follows. */
  function dispatch(id: string, command: CartCommand): Promise<CommandResult> {
    const known = running.get(id);
    if (known) return known;
    version += 1;
    if (store.getState().ready) show(planCommand(store.getState().cart, command, clock.now(), online.isOnline()).cart);
    const work = commit(id, command).finally(() => running.delete(id));
    running.set(id, work);
    // Settled before the caller goes on, so that what it reads next is what is stored.
    const shown = work.then(async (result) => {
      await publish();
      deps.channel.tell();
      background(flush());
      return result;
    });
    return shown;
  }

  const stopListening = deps.channel.listen(() => background(publish()));
  const stopOnline = online.subscribe((isOnline) => {
    store.setState({ online: isOnline });
    if (isOnline) background(refresh("pullCart"));
  });

  async function refresh(how: "pullCart" | "extendHolds"): Promise<PullOutcome> {
    const outcome = await runner.refresh(how);
    await publish();
    deps.channel.tell();
    return outcome;
  }

  return {
    dispatch,
    refresh,
    flush,

    /** Reads what is stored, empties a cart whose dates are over, sends what waits, asks for the server's word. */
    async load(): Promise<void> {
      store.setState({ online: online.isOnline() });
      await publish();
      const { dropped } = await dispatch(deps.newId(), { type: "drop_past" });
      if (dropped) {
        deps.notify({ type: "warning", code: "past_reservation" });
        deps.onPastCart();
      }
      if (store.getState().cart.token && online.isOnline()) background(refresh("pullCart"));
    },

    async placeOrder(body: OrderBody, canQueue: boolean): Promise<PlaceOrderOutcome> {
      const outcome = await runner.placeOrder(body, canQueue);
      if (outcome.kind === "queued") {
        deps.onOrderClosed();
        deps.notify({ type: "warning", code: "order_queued", hasNoTimeout: true });
      }
      await publish();
      deps.channel.tell();
      return outcome;
    },

    readDraft: () => outbox.readValue("checkout"),
    writeDraft: (draft: unknown) => outbox.writeValue("checkout", draft),

    stop(): void {
      stopped = true;
      runner.stop();
      stopListening();
      stopOnline();
      cancelExpiry?.();
    },
  };
}

export type CartRuntime = ReturnType<typeof createCartRuntime>;
