import type { CalendarDay, Day, Period, PickupPoint, RuleRefusal, Way } from "@/lib/contract";
import { ruleRefusalSchema } from "@/lib/contract/entities/availability";
import { refuse, type ShopError } from "@/lib/contract/errors";
import { findCarrier, goesTo, takes, timesFor } from "@/lib/domain/carrier-rules";
import { addDays } from "@/lib/domain/days";
import { cartNotice } from "@/lib/domain/large-order";
import { closedAt, hoursOn } from "@/lib/domain/opening";
import { limitsOn, nextStart, rentProblem, type RentRule, startDay, startProblem } from "@/lib/domain/rent-rules";
import { MAX_RENTAL_DAYS, rentalDays } from "@/lib/domain/rental-period";
import type { Destination } from "@/lib/domain/ways";
import {
  branchLastOrder,
  carrierLastOrder,
  isTooLate,
  type LastOrder,
  nextServable,
  readyAt,
} from "@/lib/domain/service-times";
import { isEndless } from "@/lib/domain/kind-of-thing";
import type { PartRow, RentalRow } from "@/server/repositories/rentals";
import type { SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import { isPublicHoliday } from "../catalogue/public-holidays";
import type { ReferenceData } from "../catalogue/reference-data";
import { periodRefusal } from "./opening";

/* What the owner's rules refuse, each as a typed refusal; the rules themselves are in lib/domain (decision 032). */

export type Refused = { ok: false; error: ShopError } | null;

/** What of a line the rules look at. */
interface RuledLine extends Period {
  rental: RentalRow;
  parts: readonly PartRow[];
  source: SourceRow;
  qty: number;
}

/** Rules of all kinds that a thing is of. Nothing binds what is not handed over. */
const rulesOf = (
  data: Pick<ReferenceData, "rentRules">,
  rental: Pick<RentalRow, "type_id" | "charged_by" | "category_slugs">,
): RentRule[] => (isEndless(rental) ? [] : rental.category_slugs.flatMap((slug) => data.rentRules.get(slug) ?? []));

/** Fewest and most days of a rent that begins on a day, where some rule says so: it ends within its season, too. */
export function lengthsFrom(data: Pick<ReferenceData, "rentRules">, rental: RentalRow, from: Day) {
  const { shortest, longest, season_until: to } = startDay(rulesOf(data, rental), from);
  const left = to ? rentalDays({ from, to }) : Infinity;
  const most = Math.min(longest ?? Infinity, left);
  return { shortest, longest: most < MAX_RENTAL_DAYS ? most : longest };
}

/** Whether a thing may be rented so long, from that day on. */
export function rentRefusal(data: ReferenceData, rental: RentalRow, period: Period): Refused {
  const rules = rulesOf(data, rental);
  const limits = limitsOn(rules, period.from);
  const problem = rentProblem(limits, period);
  if (!problem) return null;
  const { sku } = rental;
  if (problem === "off_season") return seasonRefusal(sku, rules, period, limits.season ?? null);
  if (problem === "start_day")
    return refuse("start_day", `no rent of ${sku} begins on ${period.from}`, {
      details: { sku, day: period.from, next: nextStart(rules, period.from) ?? undefined },
    });
  return refuse("rent_length", `a rent of ${sku} is ${problem}`, {
    details: { sku, shortest: limits.shortest, longest: limits.longest ?? undefined },
  });
}

function seasonRefusal(sku: string, rules: readonly RentRule[], period: Period, season: Period | null): Refused {
  const isOpen = season !== null && season.from <= period.from;
  const day = isOpen ? addDays(season.to, 1) : period.from;
  return refuse("off_season", `${sku} is not rented on ${day}`, {
    details: { sku, day, season: season ?? undefined, next: nextStart(rules, day) ?? undefined },
  });
}

function lateRefusal(
  call: Pick<Call, "now">,
  day: Day,
  lastOrder: LastOrder,
  who: { source?: SourceRow; carrier?: string; way?: Way },
): Refused {
  if (!isTooLate(lastOrder, day, call.now)) return null;
  const next = nextServable(lastOrder, day, call.now);
  const { source, carrier, way } = who;
  const from = source && next ? readyAt(source, next, call.now) : null;
  return refuse("too_late", `${day} can no longer be served by ${source?.name ?? carrier}`, {
    details: {
      day,
      source: source?.id,
      carrier,
      way,
      until: lastOrder(day)?.toISOString() ?? "",
      next: next ?? undefined,
      next_from: from?.toISOString(),
    },
  });
}

export const branchLate = (call: Pick<Call, "now">, source: SourceRow, day: Day, way?: Way): Refused =>
  lateRefusal(call, day, branchLastOrder(source), { source, way });

/** So many units at once have to be brought together first; voucher and guide are always there. */
export function noticeRefusal(
  call: Pick<Call, "today">,
  lines: readonly { rental: Pick<RentalRow, "type_id" | "charged_by">; qty: number; from: Day }[],
): Refused {
  const counted = lines.map(({ rental, qty, from }) => ({ qty, from, withoutDays: isEndless(rental) }));
  const needed = cartNotice(counted, call.today);
  return (
    needed && refuse("notice_needed", `${needed.units} units need ${needed.days} days of notice`, { details: needed })
  );
}

/** What a calendar says of a day beside its free units. Sizes of one product are of the same kinds. */
export function dayRules(
  call: Pick<Call, "now">,
  data: ReferenceData,
  [rental]: readonly RentalRow[],
  source: SourceRow,
): (day: Day) => Omit<CalendarDay, "day" | "free"> {
  const endless = !rental || isEndless(rental);
  const rules = endless ? [] : rulesOf(data, rental);
  const isClosed = closedAt(source);
  const lastOrder = branchLastOrder(source);
  return (day) => {
    if (isClosed(day)) return { closed: true };
    if (!endless && isTooLate(lastOrder, day, call.now)) return { closed: true, too_late: true };
    return { closed: false, ...startDay(rules, day), hours: hoursOn(source, day) ?? undefined };
  };
}

/** Whether the rules let a period be ordered, as the calendar says it. */
export function isServable(rulesOn: (day: Day) => Omit<CalendarDay, "day" | "free">, { from, to }: Period): boolean {
  const start = rulesOn(from);
  return !start.closed && !rulesOn(to).closed && startProblem(start, { from, to }) === null;
}

/** Why a branch can't serve a rent of such a thing in these days, however many are free. */
export function wishRefusal(
  call: Call,
  data: ReferenceData,
  rental: RentalRow,
  source: SourceRow,
  period: Period,
): RuleRefusal | null {
  if (isEndless(rental)) return null;
  const refused =
    periodRefusal(period, call.today, source) ??
    branchLate(call, source, period.from) ??
    rentRefusal(data, rental, period);
  return refused && ruleRefusalSchema.parse(refused.error);
}

/** Of one line, wherever it is asked: the branch's time is the least that any way of getting it needs. */
export function lineRefusal(call: Call, data: ReferenceData, line: RuledLine): Refused {
  if (isEndless(line.rental)) return null;
  return (
    branchLate(call, line.source, line.from) ?? rentRefusal(data, line.rental, line) ?? noticeRefusal(call, [line])
  );
}

/** What of a line a way looks at. */
export type CarriedLine = Omit<RuledLine, "source" | "qty">;

/** Whether a branch hands over or takes back on the line's day; the one of a way may be another than the line's. */
export function branchRefusal(call: Pick<Call, "now">, line: CarriedLine, source: SourceRow, way: Way): Refused {
  const end = way === "shipping" ? "from" : "to";
  const day = line[end];
  if (closedAt(source)(day))
    return refuse("closed_day", `${source.name} is closed on ${day}`, {
      details: { end, day, source: source.id, way },
    });
  return way === "shipping" ? branchLate(call, source, day, way) : null;
}

/** A parcel is fetched, and brought back, while its point is open. */
export function pointRefusal(line: CarriedLine, point: PickupPoint, way: Way): Refused {
  const day = line[way === "shipping" ? "from" : "to"];
  return closedAt(point)(day)
    ? refuse("pickup_point_closed", `${point.name} is closed on ${day}`, { details: { way, point: point.id, day } })
    : null;
}

/** Whether a carrier can go that way with that line; to where, only once it is known. */
export function carrierRefusal(
  call: Pick<Call, "now">,
  line: CarriedLine,
  { code, way, to, window }: { code: string; way: Way; to: Destination | null; window: string | null },
): Refused {
  const carrier = findCarrier(code);
  if (!carrier) return null;
  if (to && !goesTo(carrier, to.postcode, to.country))
    return refuse("outside_zone", `${code} does not go to ${to.postcode}`, {
      details: { way, carrier: code, postcode: to.postcode },
    });
  const slugs = [line.rental, ...line.parts].flatMap(({ category_slugs }) => category_slugs);
  if (!takes(carrier, slugs))
    return refuse("carrier_refuses", `${code} does not take ${line.rental.sku}`, {
      details: { way, carrier: code, sku: line.rental.sku },
    });
  const day = way === "shipping" ? line.from : line.to;
  const lastOrder = carrierLastOrder(timesFor(carrier, window), isPublicHoliday);
  return lateRefusal(call, day, lastOrder, { carrier: code, way });
}
