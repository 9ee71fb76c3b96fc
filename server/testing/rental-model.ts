import { addDays, eachDay, shopDay } from "@/lib/domain/days";
import { type Keeping, nextHold } from "@/lib/domain/holds";
import type { DepositStatus } from "@/lib/contract";
import { payUntil } from "@/lib/domain/payment-status";

/* What the shop ought to do, in the plainest way: claims in a list, counted anew at every question. */

export interface Part {
  thing: string;
  turnaround: number;
}
export interface Wish {
  sku: string;
  from: string;
  to: string;
  qty: number;
}
interface Line extends Wish {
  /** When its hold ends; it has lapsed from that instant on. */
  heldUntil: Date;
}
type Status = "pending_payment" | "confirmed" | "handed_over" | "returned" | "closed" | "cancelled";
interface Order {
  status: Status;
  paid: boolean;
  deposit: DepositStatus;
  /** A card holds the deposit. */
  onCard: boolean;
  /** It has used the coupon that there is for one order. */
  coupon: boolean;
  wishes: Wish[];
  /** Until when it waits for its money. */
  payUntil: Date | null;
}
export type OrderStep = "pay" | "cancel" | "hand_over" | "take_back" | "close";
/** What a gateway does with a deposit, or the counter. */
export type DepositStep = "authorize" | "lapse" | "release" | "keep_part" | "keep" | "take_lost";

export class RentalModel {
  private readonly carts = new Map<number, Line[]>();
  private readonly keeping = new Map<number, Keeping>();
  /** Shoppers whose cart has the coupon. */
  private readonly coupons = new Set<number>();
  readonly orders: Order[] = [];

  constructor(
    private readonly units: Record<string, number>,
    private readonly parts: Record<string, Part[]>,
  ) {}

  private linesOf(shopper: number): Line[] {
    return this.carts.get(shopper) ?? [];
  }

  /** An order keeps its units until a step says otherwise; only a cancelled one keeps none. */
  private ordered(): Wish[] {
    return this.orders.filter(({ status }) => status !== "cancelled").flatMap(({ wishes }) => wishes);
  }

  /** Whether wishes fit beside all orders and all live holds but those that are given back for them. */
  private fits(wishes: readonly Wish[], without: readonly Line[], now: Date): boolean {
    const held = [...this.carts.values()].flat().filter((line) => line.heldUntil > now && !without.includes(line));
    const taken = new Map<string, number>();
    const claims = (wish: Wish): string[] =>
      (this.parts[wish.sku] ?? []).flatMap((part) =>
        eachDay({ from: wish.from, to: addDays(wish.to, part.turnaround) }).map((day) => `${part.thing} ${day}`),
      );
    for (const wish of [...this.ordered(), ...held, ...wishes])
      for (const key of claims(wish)) taken.set(key, (taken.get(key) ?? 0) + wish.qty);
    return wishes.flatMap(claims).every((key) => (taken.get(key) ?? 0) <= (this.units[key.split(" ")[0] ?? ""] ?? 0));
  }

  /** Until when a cart that keeps something now does so; null when it has kept long enough. */
  private keep(shopper: number, now: Date): Date | null {
    const hold = nextHold(this.keeping.get(shopper) ?? { since: null, until: null }, now);
    if (!hold) return null;
    this.keeping.set(shopper, { since: hold.since, until: hold.endsAt });
    for (const line of this.linesOf(shopper)) if (line.heldUntil > now) line.heldUntil = hold.endsAt;
    return hold.endsAt;
  }

  put(shopper: number, wish: Wish, now: Date): boolean {
    const lines = this.linesOf(shopper);
    const same = lines.find((line) => line.sku === wish.sku && line.from === wish.from && line.to === wish.to);
    if (wish.qty === 0) {
      this.carts.set(
        shopper,
        lines.filter((line) => line !== same),
      );
      return true;
    }
    if (!this.fits([wish], same ? [same] : [], now)) return false;
    const heldUntil = this.keep(shopper, now) ?? now;
    if (same) Object.assign(same, { qty: wish.qty, heldUntil });
    else this.carts.set(shopper, [...lines, { ...wish, heldUntil }]);
    return true;
  }

  /** @returns which lines are held afterwards, in the order in which they were added. */
  extend(shopper: number, now: Date): boolean[] {
    const lines = this.linesOf(shopper);
    if (this.keeping.has(shopper)) this.keep(shopper, now);
    for (const line of lines) {
      if (line.heldUntil > now || !this.fits([line], [line], now)) continue;
      line.heldUntil = this.keep(shopper, now) ?? now;
    }
    return lines.map((line) => line.heldUntil > now);
  }

  wishesOf(shopper: number): Wish[] {
    return this.linesOf(shopper).map(({ sku, from, to, qty }) => ({ sku, from, to, qty }));
  }

  /** There is one use of it, which an order has until it is called off. */
  private isCouponUsed(): boolean {
    return this.orders.some(({ coupon, status }) => coupon && status !== "cancelled");
  }

  /** @returns whether the coupon is taken into the cart */
  applyCoupon(shopper: number): boolean {
    if (this.isCouponUsed()) return false;
    this.coupons.add(shopper);
    return true;
  }

  order(shopper: number, now: Date, paidFirst: boolean): boolean {
    const lines = this.linesOf(shopper);
    if (!this.fits(lines, lines, now)) return false;
    this.orders.push({
      status: paidFirst ? "pending_payment" : "confirmed",
      paid: false,
      deposit: "open",
      onCard: false,
      coupon: this.coupons.has(shopper) && !this.isCouponUsed(),
      wishes: this.wishesOf(shopper),
      payUntil: paidFirst ? payUntil("gateway", now, null) : null,
    });
    this.carts.set(shopper, []);
    this.keeping.delete(shopper);
    return true;
  }

  /** A step of an order: what it was for units, and where the order stands then. */
  move(index: number, step: OrderStep, now: Date): Status {
    const order = this.orders[index];
    if (!order) throw new Error(`no order ${index}`);
    const { status } = order;
    if (step === "pay" && !order.paid) {
      order.paid = true;
      if (status === "pending_payment") order.status = "confirmed";
    }
    if (step === "cancel" && (status === "pending_payment" || status === "confirmed")) {
      order.status = "cancelled";
      if (order.deposit === "authorized") order.deposit = "released";
    }
    if (step === "hand_over" && status === "confirmed") {
      order.status = "handed_over";
      // What was let go before is asked for no more.
      if (order.deposit !== "released") order.deposit = "held";
    }
    if (step === "close" && status === "returned" && order.deposit !== "held") order.status = "closed";
    if (step === "take_back" && status === "handed_over") {
      order.status = "returned";
      const today = shopDay(now);
      for (const wish of order.wishes) if (wish.to > today) wish.to = today > wish.from ? today : wish.from;
    }
    return order.status;
  }

  /** A step of an order's deposit. @returns where it stands then */
  moveDeposit(index: number, step: DepositStep): DepositStatus {
    const order = this.orders[index];
    if (!order) throw new Error(`no order ${index}`);
    const { status, deposit } = order;
    if (step === "authorize" && status === "confirmed" && deposit === "open")
      Object.assign(order, { deposit: "authorized", onCard: true });
    if (step === "lapse" && order.onCard && deposit !== "released")
      Object.assign(order, { deposit: deposit === "authorized" ? "lapsed" : "lost", onCard: false });
    if (step === "take_lost" && deposit === "lost") order.deposit = "held";
    if (step === "release" && (deposit === "held" || deposit === "authorized")) order.deposit = "released";
    if ((step === "keep" || step === "keep_part") && deposit === "held")
      order.deposit = step === "keep" ? "kept" : "partly_kept";
    const isSettled = step === "release" || step === "keep" || step === "keep_part";
    if (isSettled && order.deposit !== deposit && status === "returned") order.status = "closed";
    return order.deposit;
  }

  /** Time gives up what was not paid. */
  sweep(now: Date): void {
    for (const order of this.orders)
      if (order.status === "pending_payment" && order.payUntil && order.payUntil <= now) order.status = "cancelled";
  }
}
