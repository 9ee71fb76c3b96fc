import type { Day } from "@/lib/contract";
import type { ImportInput } from "@/server/importer/format";
import { endless } from "./assemble";
import { addDays, weekdayOf } from "@/lib/domain/days";
import type { Draft, ProductInput, Season } from "./model";
import { chance, type Chance } from "./random";
import { isOpen } from "./shops";

type Booking = ImportInput<"bookings"> & { from: string; to: string; qty: number };
type Source = ImportInput<"sources">;

/** What one shop has of one thing, and which days are taken; days count from today. */
interface Shelf {
  sku: string;
  source: Source;
  units: number;
  turnaround: number;
  season: Season;
  /** How much it is wanted, 0..1. */
  pull: number;
  taken: Map<number, number>;
}

const horizon = 120;
const wanted = 2200;

function shelvesOf(drafts: readonly Draft[], products: readonly ProductInput[], sources: readonly Source[]): Shelf[] {
  const bySku = new Map(drafts.map((draft) => [draft.sku, draft]));
  const sourceById = new Map(sources.map((source) => [source.id, source]));
  return products.flatMap((product) => {
    const draft = bySku.get(product.sku);
    if (!draft || draft.units === 0 || draft.units >= endless) return [];
    const things = product.children?.length ? product.children : [{ sku: product.sku, stock: product.stock }];
    return things.flatMap(({ sku, stock }) =>
      Object.entries(stock ?? {}).flatMap(([id, units]) => {
        const source = sourceById.get(id);
        return source
          ? [
              {
                sku,
                source,
                units: Number(units),
                turnaround: draft.turnaround,
                season: draft.season,
                pull: Math.min(1, 0.15 + draft.popularity / 800),
                taken: new Map<number, number>(),
              },
            ]
          : [];
      }),
    );
  });
}

const freeOn = (shelf: Shelf, from: number, to: number): number => {
  let free = shelf.units;
  for (let day = from; day <= to + shelf.turnaround; day += 1)
    free = Math.min(free, shelf.units - (shelf.taken.get(day) ?? 0));
  return free;
};

/** Spring holidays, Christmas and the summer months fill the shop. */
function busy(month: number, season: Season): number {
  if (season === "all-year") return 0.8;
  const winter = [1, 1.1, 0.8, 0.4, 0.25, 0.2, 0.2, 0.2, 0.25, 0.35, 0.6, 1][month - 1] ?? 0.5;
  const summer = [0.2, 0.25, 0.35, 0.6, 0.9, 1, 1.1, 1.1, 0.8, 0.5, 0.3, 0.2][month - 1] ?? 0.5;
  return season === "winter" ? winter : summer;
}

const monthOf = (day: Day): number => Number(day.slice(5, 7));
const signed = (day: number): string => (day < 0 ? `${day}` : `+${day}`);

class Ledger {
  readonly bookings: Booking[] = [];
  constructor(private readonly today: Day) {}

  private open(shelf: Shelf, day: number): boolean {
    const date = addDays(this.today, day);
    return isOpen(shelf.source, date, weekdayOf(date));
  }

  /** Books up to `qty` units, moving the ends to days on which the shop is open. */
  book(shelf: Shelf, start: number, end: number, qty: number): void {
    let [from, to] = [start, end];
    while (!this.open(shelf, from) && from > start - 4) from -= 1;
    while (!this.open(shelf, to) && to < end + 4) to += 1;
    const units = Math.min(qty, freeOn(shelf, from, to));
    if (units < 1 || !this.open(shelf, from) || !this.open(shelf, to)) return;
    for (let day = from; day <= to + shelf.turnaround; day += 1)
      shelf.taken.set(day, (shelf.taken.get(day) ?? 0) + units);
    const reference = `TEL-${String(this.bookings.length + 1).padStart(5, "0")}`;
    this.bookings.push({
      reference,
      sku: shelf.sku,
      source: shelf.source.id,
      from: signed(from),
      to: signed(to),
      qty: units,
    });
  }
}

/** The coming Friday, Saturday and Sunday: some sizes are gone, of others one piece is left. */
function fillNextWeekend(shelves: readonly Shelf[], ledger: Ledger, friday: number, luck: Chance): void {
  for (const shelf of shelves) {
    if (!luck.happens(shelf.pull * 0.22)) continue;
    const left = luck.happens(0.6) || shelf.units === 1 ? 0 : 1;
    ledger.book(shelf, luck.happens(0.7) ? friday : friday + 1, friday + 2, shelf.units - left);
  }
}

/** Length of a rent and the weekday it begins on. */
function plan(luck: Chance, today: Day): { start: number; days: number } {
  const day = luck.between(-12, horizon);
  const weekday = weekdayOf(addDays(today, day));
  const kind = luck.next();
  if (kind < 0.5) return { start: day + (5 - weekday) + luck.between(0, 1), days: luck.between(2, 3) };
  if (kind < 0.8) return { start: day + (6 - weekday), days: luck.between(6, 8) };
  return { start: day, days: luck.between(1, 4) };
}

/**
 * Reservations made elsewhere, counted from today so that calendars are interesting on any date:
 * weekends and holidays fuller, last pieces, some sizes gone for the next weekend. Never more than there is.
 */
export function bookingRecords(
  drafts: readonly Draft[],
  products: readonly ProductInput[],
  sources: readonly Source[],
  today: Day,
): Booking[] {
  const luck = chance("bookings");
  const ledger = new Ledger(today);
  const shelves = shelvesOf(drafts, products, sources);
  const friday = (5 - weekdayOf(today) + 7) % 7 || 7;
  fillNextWeekend(shelves, ledger, friday, luck);
  for (let tries = 0; ledger.bookings.length < wanted && tries < wanted * 20; tries += 1) {
    const shelf = luck.pick(shelves);
    const { start, days } = plan(luck, today);
    const weight = busy(monthOf(addDays(today, start)), shelf.season) * shelf.pull;
    if (luck.happens(weight))
      ledger.book(shelf, start, start + days - 1, luck.between(1, Math.max(1, Math.ceil(shelf.units * 0.6))));
  }
  return ledger.bookings;
}
