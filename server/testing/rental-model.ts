import { holdExpiry } from "@/lib/domain/holds";
import { addDays, eachDay } from "@/lib/domain/days";

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

export class RentalModel {
  private readonly carts = new Map<number, Line[]>();
  private readonly orders: Wish[] = [];

  constructor(
    private readonly units: Record<string, number>,
    private readonly parts: Record<string, Part[]>,
  ) {}

  private linesOf(shopper: number): Line[] {
    return this.carts.get(shopper) ?? [];
  }

  /** Whether wishes fit beside all orders and all live holds but those that are given back for them. */
  private fits(wishes: readonly Wish[], without: readonly Line[], now: Date): boolean {
    const held = [...this.carts.values()].flat().filter((line) => line.heldUntil > now && !without.includes(line));
    const taken = new Map<string, number>();
    const claims = (wish: Wish): string[] =>
      (this.parts[wish.sku] ?? []).flatMap((part) =>
        eachDay({ from: wish.from, to: addDays(wish.to, part.turnaround) }).map((day) => `${part.thing} ${day}`),
      );
    for (const wish of [...this.orders, ...held, ...wishes])
      for (const key of claims(wish)) taken.set(key, (taken.get(key) ?? 0) + wish.qty);
    return wishes.flatMap(claims).every((key) => (taken.get(key) ?? 0) <= (this.units[key.split(" ")[0] ?? ""] ?? 0));
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
    for (const line of lines) if (line.heldUntil > now) line.heldUntil = holdExpiry(now);
    if (same) Object.assign(same, { qty: wish.qty, heldUntil: holdExpiry(now) });
    else this.carts.set(shopper, [...lines, { ...wish, heldUntil: holdExpiry(now) }]);
    return true;
  }

  /** @returns which lines are held afterwards, in the order in which they were added. */
  extend(shopper: number, now: Date): boolean[] {
    const lines = this.linesOf(shopper);
    for (const line of lines)
      if (line.heldUntil > now || this.fits([line], [line], now)) line.heldUntil = holdExpiry(now);
    return lines.map((line) => line.heldUntil > now);
  }

  wishesOf(shopper: number): Wish[] {
    return this.linesOf(shopper).map(({ sku, from, to, qty }) => ({ sku, from, to, qty }));
  }

  order(shopper: number, now: Date): boolean {
    const lines = this.linesOf(shopper);
    if (!this.fits(lines, lines, now)) return false;
    this.orders.push(...this.wishesOf(shopper));
    this.carts.set(shopper, []);
    return true;
  }
}
