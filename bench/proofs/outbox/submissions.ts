import type { Browser, BrowserContext, Page } from "playwright-core";
import { pickUpAt } from "@/lib/contract/testing/order";
import type { NewLine } from "@/lib/domain/cart";
import { type Fault, refuseWhenFull, Wire } from "./faults";
import type { Shopper } from "./in-page";

export interface Circumstances {
  browser: Browser;
  /** Makes `window.shopper`. */
  script: string;
  address: string;
  days(serial: number): { from: string; to: string };
  /** Orders in the database with this note. */
  ordersOf(note: string): Promise<number>;
  say(text: string): void;
}

export interface Ends {
  placed: number;
  doubled: number;
  lost: number;
  stuck: number;
  /** Longest time from the end of the trouble to nothing left to send. */
  slowestMs: number;
}

type Trouble =
  | { kind: "request"; fault: Fault; step: number }
  | { kind: "offline" }
  | { kind: "reload"; fault: "hang" | "hang_after" }
  | { kind: "second tab" }
  | { kind: "quota"; fault: Fault; reload: boolean };

const troubles: Trouble[] = [
  ...(["none", "lost", "reply_lost", "cut_reply", "late", "busy", "broken"] as const).flatMap((fault) =>
    [0, 1].map((step): Trouble => ({ kind: "request", fault, step })),
  ),
  { kind: "offline" },
  { kind: "reload", fault: "hang" },
  { kind: "reload", fault: "hang_after" },
  { kind: "second tab" },
  ...(["none", "lost", "reply_lost"] as const).flatMap((fault) =>
    [true, false].map((reload): Trouble => ({ kind: "quota", fault, reload })),
  ),
];

/** So many on one device: what one leaves behind must not harm the next. */
const PER_DEVICE = 30;
const PATIENCE_MS = 60_000;

const information = pickUpAt("praha");

declare const shopper: Shopper;

class Device {
  readonly wire = new Wire();
  page!: Page;
  /** What a reload would take along, and what it took: a full storage promises nothing. */
  private inMemory = false;
  private forgot = false;

  private constructor(
    private readonly context: BrowserContext,
    private readonly circumstances: Circumstances,
  ) {}

  static async make(circumstances: Circumstances): Promise<Device> {
    const context = await circumstances.browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
    await context.addInitScript(refuseWhenFull);
    await context.addInitScript({ content: circumstances.script });
    const device = new Device(context, circumstances);
    device.page = await device.open();
    return device;
  }

  async open(): Promise<Page> {
    const page = await this.context.newPage();
    await this.wire.attach(page);
    await page.goto(this.circumstances.address);
    await page.evaluate(() => shopper.open());
    return page;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  press(page: Page, note: string): Promise<{ id: string; refused?: string }> {
    return page.evaluate(([text, way]) => shopper.press(text, way), [note, information] as const);
  }

  async fill(serial: number): Promise<void> {
    this.forgot = false;
    const line: NewLine = {
      ...{ sku: "BOOTS", name: "Boty", slug: "boty", source: "praha", ...this.circumstances.days(serial) },
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
      priceList: [{ days_from: 1, days_to: null, price_per_day: 20_000 }],
      deposit: 200_000,
    };
    await this.page.evaluate((wanted) => shopper.fill(wanted), line);
    await this.settle();
  }

  private async reload(): Promise<void> {
    this.forgot = this.inMemory;
    this.inMemory = (await this.page.evaluate(() => window.name)) === "full";
    await this.page.reload();
    await this.page.evaluate(() => shopper.open());
  }

  private setFull(full: boolean): Promise<void> {
    if (full) this.inMemory = true;
    return this.page.evaluate((name) => void (window.name = name), full ? "full" : "");
  }

  async submit(trouble: Trouble, note: string): Promise<void> {
    const none = (count: number): Fault[] => Array.from({ length: count }, () => "none");
    switch (trouble.kind) {
      case "request":
        this.wire.expect(...none(trouble.step), trouble.fault);
        return void (await this.press(this.page, note));
      case "offline":
        await this.context.setOffline(true);
        return void (await this.press(this.page, note));
      case "reload": {
        this.wire.expect(trouble.fault);
        const hung = this.wire.hung();
        // The reload ends it.
        const pressed = this.press(this.page, note).catch(() => undefined);
        await hung;
        await this.reload();
        return void (await pressed);
      }
      case "second tab": {
        const other = await this.open();
        await Promise.all([this.press(this.page, note), this.press(other, note)]);
        return other.close();
      }
      case "quota":
        await this.setFull(true);
        this.wire.expect(trouble.fault);
        await this.press(this.page, note);
        return trouble.reload ? this.reload() : undefined;
    }
  }

  /** The trouble is over, and the shop stays open. @returns milliseconds until nothing is under way; null for never */
  async calm(): Promise<number | null> {
    this.wire.expect();
    await this.setFull(false);
    await this.context.setOffline(false);
    return this.settle();
  }

  private async settle(): Promise<number | null> {
    const startedAt = performance.now();
    const isQuiet = () => !shopper.left().syncing && shopper.left().open.every(({ state }) => state === "refused");
    const quiet = await this.page.waitForFunction(isQuiet, undefined, { timeout: PATIENCE_MS, polling: 50 }).then(
      () => true,
      () => false,
    );
    return quiet ? performance.now() - startedAt : null;
  }

  /** What a shopper does about whatever is left: tries again, and answers the shop's question. */
  async insist(note: string, serial: number): Promise<void> {
    const { open } = await this.left();
    for (const { orderId } of open) await this.page.evaluate((id) => shopper.accept(id), orderId);
    if (this.forgot && (await this.circumstances.ordersOf(note)) === 0) await this.fill(serial);
    if ((await this.left()).lines === 0) return;
    const { id, refused } = await this.press(this.page, note);
    if (refused === "order_conflict") await this.page.evaluate((orderId) => shopper.accept(orderId), id);
  }

  left() {
    return this.page.evaluate(() => shopper.left());
  }
}

/** Sends so many orders, each in some trouble, and counts how they end. */
export async function submitAll(count: number, circumstances: Circumstances): Promise<Ends> {
  const ends: Ends = { placed: 0, doubled: 0, lost: 0, stuck: 0, slowestMs: 0 };
  for (let first = 0; first < count; first += PER_DEVICE) {
    const device = await Device.make(circumstances);
    for (let serial = first; serial < Math.min(first + PER_DEVICE, count); serial += 1) {
      const note = `order ${serial}`;
      const trouble = troubles[serial % troubles.length]!;
      await device.fill(serial);
      await device.submit(trouble, note);
      const calm = [await device.calm()];
      await device.insist(note, serial);
      calm.push(await device.calm());
      const [orders, left] = [await circumstances.ordersOf(note), await device.left()];
      const isStuck = calm.includes(null) || left.lines > 0 || left.open.length > 0;
      ends.slowestMs = Math.max(ends.slowestMs, ...calm.map((ms) => Math.round(ms ?? PATIENCE_MS)));
      ends.placed += orders === 1 ? 1 : 0;
      ends.doubled += orders > 1 ? 1 : 0;
      ends.lost += orders === 0 ? 1 : 0;
      ends.stuck += isStuck ? 1 : 0;
      if (orders !== 1 || isStuck) circumstances.say(`${note}: ${JSON.stringify({ trouble, orders, left })}`);
    }
    await device.close();
    circumstances.say(`${Math.min(first + PER_DEVICE, count)} of ${count}: ${JSON.stringify(ends)}`);
  }
  return ends;
}
