import { createStore } from "zustand/vanilla";
import type { OrderBody, Period } from "@/lib/contract";
import { pickUpAt } from "@/lib/contract/testing/order";
import type { CartState, NewLine } from "@/lib/domain/cart";
import type { Channel, Clock, Locks, OfflineStorage, OnlineManager } from "@/lib/offline";
import { startView, type CartView } from "../cart";
import { createCartRuntime, type CartRuntime } from "../cart-runtime";
import { createCheckoutStore, type CheckoutStore } from "../checkout";
import { createDraftKeeper } from "../keep-draft";
import { undecidedOrder, withOrder, type LastOrder } from "../last-order";
import type { NewNotification } from "../notifications";
import { ModelShop } from "./model-shop";

/** Time that moves only when told to. */
export class ManualClock implements Clock {
  private time = Date.parse("2027-01-10T10:00:00.000Z");
  private waiting: { at: number; run: () => void }[] = [];
  now = (): Date => new Date(this.time);
  later = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.time + ms, run };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((other) => other !== entry));
  };
  advance(ms: number): void {
    this.time += ms;
    const due = this.waiting.filter(({ at }) => at <= this.time);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }
}

export class ManualNetwork implements OnlineManager {
  private listeners = new Set<(online: boolean) => void>();
  constructor(private online = true) {}
  isOnline = (): boolean => this.online;
  subscribe = (listener: (online: boolean) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  set(online: boolean): void {
    this.online = online;
    for (const listener of [...this.listeners]) listener(online);
  }
}

type Waiter = { tab: string; start: () => void };

/** The Web Lock among tabs: freed also when the tab that holds it is closed. */
export class TabLocks {
  private holder: string | null = null;
  private waiters: Waiter[] = [];
  forTab(tab: string): Locks {
    return {
      request: <T>(_: string, run: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          const start = () => {
            this.holder = tab;
            run()
              .then(resolve, reject)
              .finally(() => this.free(tab));
          };
          this.waiters.push({ tab, start });
          this.next();
        }),
    };
  }
  close(tab: string): void {
    this.waiters = this.waiters.filter((waiter) => waiter.tab !== tab);
    this.free(tab);
  }
  private free(tab: string): void {
    if (this.holder !== tab) return;
    this.holder = null;
    this.next();
  }
  private next(): void {
    if (this.holder === null) this.waiters.shift()?.start();
  }
}

class TabChannels {
  private listeners = new Map<string, Set<() => void>>();
  close = (tab: string): void => void this.listeners.delete(tab);
  forTab(tab: string): Channel {
    const own = new Set<() => void>();
    this.listeners.set(tab, own);
    return {
      tell: () => this.listeners.forEach((set, other) => other !== tab && set.forEach((listener) => listener())),
      listen: (listener) => {
        own.add(listener);
        return () => void own.delete(listener);
      },
    };
  }
}

/** Of a tab that was closed nothing goes on: what it asked is not asked, and answers reach nobody. */
const whileOpen =
  (isOpen: () => boolean) =>
  async <T>(ask: () => Promise<T>): Promise<T> => {
    const never = new Promise<T>(() => undefined);
    if (!isOpen()) return never;
    try {
      const answer = await ask();
      return isOpen() ? answer : await never;
    } catch (error) {
      if (!isOpen()) return never;
      throw error;
    }
  };

/** What a tab's session storage holds. */
class TabSession {
  orders: LastOrder[] = [];
  get order(): LastOrder | null {
    return this.orders.at(-1) ?? null;
  }
  remember(order: Parameters<typeof withOrder>[1]): void {
    this.orders = withOrder(this.orders, order);
  }
}

export interface Tab {
  runtime: CartRuntime;
  /** Store view that this tab shows. */
  storeCode: string;
  checkout: CheckoutStore;
  /** What the tab's session remembers; it survives a reload. */
  session: TabSession;
  /** Reads what is stored, as the first need for a cart does. */
  start(): Promise<void>;
  cart(): CartState;
  view(): CartView;
  /** Calls back with all that the screen shows, one after the other. */
  watch(listener: (view: CartView) => void): void;
  notices: NewNotification[];
  /** Days of carts that the server was first heard of. */
  days: Period[];
  close(): void;
}

/** One browser with any number of tabs, one shop, and the wires between. */
export function createBrowser(
  storage: OfflineStorage | (() => OfflineStorage),
  { online = true, sendsByItself = true, synchronizes = true, shop = new ModelShop() } = {},
) {
  const clock = new ManualClock();
  const network = new ManualNetwork(online);
  const locks = new TabLocks();
  const channels = new TabChannels();
  const faults: unknown[] = [];
  /** What is on the screens. */
  const shows = { profile: false };
  let tabs = 0;
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`;
  return {
    shop,
    clock,
    network,
    shows,
    /** Errors that nothing awaited; a passing test leaves none. */
    faults,
    newId,
    /** @param session of the tab that is loaded again; without it a new one opens */
    openTab(session = new TabSession()): Tab {
      const name = `tab-${(tabs += 1)}`;
      const store = createStore<CartView>(() => ({ ...startView, online }));
      const checkout = createCheckoutStore(clock.now);
      const notices: NewNotification[] = [];
      const days: Period[] = [];
      const onFault = (error: unknown) => void faults.push(error);
      let isOpen = true;
      const alive = whileOpen(() => isOpen);
      const stored = typeof storage === "function" ? storage() : storage;
      const draft = createDraftKeeper({
        store: checkout,
        write: (changed) => runtime.writeDraft(changed),
        tried: () => undecidedOrder(session.order),
        onClosed: (id) => session.remember({ id, decided: true }),
        onFault,
      });
      const runtime: CartRuntime = createCartRuntime({
        store,
        storage: { durable: stored.durable, transact: (body) => alive(() => stored.transact(body)) },
        clock,
        online: network,
        locks: locks.forTab(name),
        channel: channels.forTab(name),
        api: (storeCode) => ({ call: (...request) => alive(() => shop.api(storeCode).call(...request)) }),
        storeCode: () => tab.storeCode,
        sendsByItself,
        synchronizes,
        onStored: (snapshot) => draft.follow(snapshot),
        random: () => 0,
        newId,
        notify: (notice) => void notices.push(notice),
        showsLines: () => false,
        showsProfile: () => shows.profile,
        onFault,
        onCartDays: (period) => void days.push(period),
        onSourceCleared: () => undefined,
        onPastCart: () => undefined,
      });
      const tab: Tab = {
        runtime,
        storeCode: "main",
        checkout,
        session,
        notices,
        days,
        async start() {
          await runtime.load();
          for (const order of session.orders) await runtime.recoverOrder(order);
          draft.start(await runtime.readDraft(), null);
        },
        cart: () => store.getState().cart,
        view: () => store.getState(),
        watch: (listener) => void store.subscribe(listener),
        close: () => {
          isOpen = false;
          runtime.stop();
          locks.close(name);
          channels.close(name);
        },
      };
      return tab;
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

export const aLine = (sku: string, more: Partial<NewLine> = {}): NewLine => ({
  sku,
  name: sku,
  slug: "lyze",
  from: "2027-02-13",
  to: "2027-02-15",
  source: "praha",
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
  priceList: [{ days_from: 1, days_to: null, price_per_day: 29_000 }],
  deposit: 200_000,
  ...more,
});

export const anOrder = (orderId: string, cart: CartState, payment = "cashondelivery"): OrderBody => ({
  order_id: orderId,
  user_id: "",
  cart_id: cart.token ?? "",
  store_code: cart.storeCode ?? "main",
  user_note: "",
  products: cart.lines.map(({ sku, qty, from, to, source }) => ({ sku, qty, from, to, source })),
  addressInformation: { ...pickUpAt("pickup"), payment_method_code: payment },
});

/** What both sides have to agree on when everything has been sent. */
export const wantedLines = (cart: CartState): { key: string; qty: number }[] =>
  cart.lines.map(({ key, qty }) => ({ key, qty })).sort((a, b) => a.key.localeCompare(b.key));
