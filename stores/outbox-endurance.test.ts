import { createMemoryStorage, createResilientStorage, type OfflineStorage } from "@/lib/offline";
import { guarded, quotaError } from "@/lib/offline/testing/things";
import { currentOrderId } from "./checkout";
import { aLine, anOrder, createBrowser, type Browser, type Tab } from "./testing/harness";
import type { Fault } from "./testing/model-shop";

/*
 * Thousands of orders, each with something that goes wrong while it is sent, by a shopper who simply tries again.
 * Each has to end as exactly one order, and nothing may be left waiting.
 */

const SUBMISSIONS = process.env.SEZONA_ENDURANCE === "1" ? 10_000 : 500;
/** So many on one device: what is left behind by one must not harm the next. */
const PER_DEVICE = 50;

type Trouble =
  | { kind: "request"; fault: Fault; step: number }
  | { kind: "offline" }
  | { kind: "reload"; fault: "hang" | "hang_after" }
  | { kind: "second tab" }
  | { kind: "stale tab" }
  | { kind: "quota"; fault: Fault; reload: boolean };

const requestFaults: Fault[] = ["none", "lost", "reply_lost", "late", "busy", "broken", "forgets_carts"];
const troubles: Trouble[] = [
  ...requestFaults.flatMap((fault) => [0, 1, 2].map((step): Trouble => ({ kind: "request", fault, step }))),
  { kind: "offline" },
  { kind: "reload", fault: "hang" },
  { kind: "reload", fault: "hang_after" },
  { kind: "second tab" },
  { kind: "stale tab" },
  ...(["none", "lost", "reply_lost"] as const).flatMap((fault) =>
    [true, false].map((reload): Trouble => ({ kind: "quota", fault, reload })),
  ),
];

class Device {
  private full = false;
  /** Since the storage was full, this tab keeps in memory what is put into the cart. */
  private inMemory = false;
  /** A reload took with it what only memory held: nothing was promised. */
  private forgot = false;
  readonly browser: Browser;
  tab!: Tab;

  constructor() {
    const disk: OfflineStorage = { ...createMemoryStorage(), durable: () => true };
    const ask = () => {
      if (this.full) throw quotaError();
    };
    // Each tab loses on its own what the disk did not take.
    this.browser = createBrowser(() =>
      createResilientStorage(guarded(disk, ask), { makeRoom: [], onProblem: () => undefined }),
    );
  }

  async open(session?: Tab["session"]): Promise<Tab> {
    const tab = this.browser.openTab(session);
    await tab.start();
    return tab;
  }

  async reload(): Promise<void> {
    this.tab.close();
    this.forgot = this.inMemory;
    this.inMemory = this.full;
    this.tab = await this.open(this.tab.session);
  }

  /** Presses the button in a tab, as the checkout does. */
  async press(tab: Tab, note: string) {
    const id = currentOrderId(tab.checkout, tab.session.order);
    tab.session.remember({ id, decided: false, triedAt: this.browser.clock.now().toISOString() });
    const outcome = await tab.runtime.placeOrder({ ...anOrder(id, tab.cart()), user_note: note }, true);
    tab.session.remember({ id, decided: outcome.kind !== "refused" || !outcome.error.transport });
    return { id, outcome };
  }

  async fill(serial: number): Promise<void> {
    this.forgot = false;
    const line = aLine(`SK-${serial % 7}`, { qty: 1 + (serial % 3) });
    await this.tab.runtime.dispatch(this.browser.newId(), { type: "add", line });
  }

  async submit(trouble: Trouble, note: string): Promise<void> {
    const { shop, network } = this.browser;
    switch (trouble.kind) {
      case "request":
        shop.faults = [...Array.from({ length: trouble.step }, (): Fault => "none"), trouble.fault];
        return void (await this.press(this.tab, note));
      case "offline":
        network.set(false);
        return void (await this.press(this.tab, note));
      case "reload": {
        await this.tab.runtime.flush();
        shop.faults = [trouble.fault];
        const hung = shop.whenHung();
        void this.press(this.tab, note);
        await hung;
        return this.reload();
      }
      case "second tab": {
        const other = await this.open();
        await Promise.all([this.press(this.tab, note), this.press(other, note)]);
        return other.close();
      }
      case "stale tab": {
        // Its draft is the old one, whatever it might have heard.
        const stale = await this.open();
        const { id } = await this.press(this.tab, note);
        await stale.runtime
          .placeOrder({ ...anOrder(id, this.tab.cart()), user_note: note }, true)
          .catch(() => undefined);
        return stale.close();
      }
      case "quota":
        await this.tab.runtime.flush();
        this.full = true;
        this.inMemory = true;
        shop.faults = [trouble.fault];
        await this.press(this.tab, note);
        return trouble.reload ? this.reload() : undefined;
    }
  }

  /** The trouble is over, and the shop stays open for a minute. */
  async calm(): Promise<void> {
    const { shop, network, clock } = this.browser;
    shop.faults = [];
    this.full = false;
    network.set(true);
    for (let round = 0; round < 3; round += 1) {
      clock.advance(20_000);
      await this.tab.runtime.flush();
    }
    await this.tab.runtime.refresh("pullCart");
  }

  /** What a shopper does about whatever is left: tries again, and answers the shop's question. */
  async insist(note: string, serial: number): Promise<void> {
    for (const order of this.tab.view().openOrders) {
      const stands = this.browser.shop.orders.has(order.orderId);
      if (order.state === "refused" && stands)
        await this.tab.runtime.decide((ways) => ways.acceptStanding(order.orderId));
    }
    if (this.forgot && ordersOf(this.browser, note) === 0) await this.fill(serial);
    if (this.tab.cart().lines.length === 0) return;
    const { outcome, id } = await this.press(this.tab, note);
    if (outcome.kind !== "refused" || outcome.error.code !== "order_conflict") return;
    await this.tab.runtime.decide((ways) => ways.acceptStanding(id));
  }
}

const ordersOf = ({ shop }: Browser, note: string): number =>
  [...shop.orders.values()].filter(({ body }) => (JSON.parse(body) as { user_note: string }).user_note === note).length;

afterEach(() => localStorage.clear());

test(`of ${SUBMISSIONS} submissions with faults none is doubled and none is stuck`, async () => {
  const ends = { placed: 0, doubled: 0, lost: 0, stuck: 0 };
  for (let first = 0; first < SUBMISSIONS; first += PER_DEVICE) {
    const device = new Device();
    device.tab = await device.open();
    for (let serial = first; serial < first + PER_DEVICE; serial += 1) {
      const note = `order ${serial}`;
      await device.fill(serial);
      await device.submit(troubles[serial % troubles.length]!, note);
      await device.calm();
      await device.insist(note, serial);
      await device.calm();
      const count = ordersOf(device.browser, note);
      const { cart, openOrders } = device.tab.view();
      if (count === 1) ends.placed += 1;
      if (count > 1) ends.doubled += 1;
      if (count === 0) ends.lost += 1;
      if (openOrders.length > 0 || cart.lines.length > 0) ends.stuck += 1;
    }
    expect(device.browser.faults).toEqual([]);
    device.tab.close();
  }
  expect(ends).toEqual({ placed: SUBMISSIONS, doubled: 0, lost: 0, stuck: 0 });
}, 3_600_000);
