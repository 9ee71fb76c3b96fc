import { ok, refuse, type Result } from "@/lib/contract/errors";
import { MAX_CALENDAR_DAYS, MAX_GRID_DAYS } from "@/lib/contract/limits";
import type { OutputOf, ParsedInputOf, Period } from "@/lib/contract";
import { addDays, eachDay } from "@/lib/domain/days";
import { isOffered } from "@/lib/domain/offer";
import { rentalDays } from "@/lib/domain/rental-period";
import { isEndless } from "@/lib/domain/kind-of-thing";
import { MAX_TURNAROUND_DAYS } from "@/lib/limits";
import {
  isSet,
  readPartsOf,
  readRentalsBySku,
  readRentalsOfProduct,
  type RentalRow,
} from "@/server/repositories/rentals";
import type { SourceRow } from "@/server/repositories/reference";
import { readBookedDays, readUnits } from "@/server/repositories/stock";
import type { Call } from "../call";
import { type ReferenceData, referenceData, sourcesOf } from "../catalogue/reference-data";
import { asChosen } from "./chosen-parts";
import { freeUnits, ENDLESS } from "./free-units";
import { periodRefusal } from "./opening";
import { ownHolds } from "./own-holds";
import { dayRules, lengthsFrom, wishRefusal } from "./rules";

const unknownProduct = (sku: string) =>
  refuse("product_not_found", `nothing to rent under ${sku}`, { details: { sku } });
const offered = (rentals: RentalRow[]): RentalRow[] => rentals.filter(isOffered);

/** The variant of that sku, or all children when it names a configurable product. */
async function rentalsFor(call: Call, sku: string): Promise<RentalRow[]> {
  const own = offered(await readRentalsBySku(call.pool, [sku], call.storeCode));
  return own.length > 0 ? own : offered(await readRentalsOfProduct(call.pool, sku, call.storeCode));
}

interface StockQuestion {
  dateFrom?: string;
  dateTo?: string;
  source?: string;
}

/** The period of a question; null where it names none. */
function periodOf({ dateFrom: from, dateTo: to }: StockQuestion, call: Call): Result<Period | null> {
  if (Boolean(from) !== Boolean(to))
    return refuse("invalid_period", "a period needs both ends", { details: { problem: "incomplete" } });
  const period = from && to ? { from, to } : null;
  return (period && periodRefusal(period, call.today)) ?? ok(period);
}

/** Units free on all days of the period at the best source that can serve it; without a period, units owned. */
export async function checkStock(
  call: Call,
  input: StockQuestion & { sku: string; task_id?: string },
): Promise<Result<OutputOf<"checkStock">>> {
  const period = periodOf(input, call);
  if (!period.ok) return period;
  const [data, rentals] = await Promise.all([referenceData(call.pool), rentalsFor(call, input.sku)]);
  if (rentals.length === 0) return unknownProduct(input.sku);
  const qty = await unitsFor(call, data, rentals, { period: period.value, source: input.source });
  return ok({
    qty,
    is_in_stock: qty > 0,
    manage_stock: !rentals.every(isEndless),
    product_sku: input.sku,
    ...(input.task_id !== undefined && { task_id: input.task_id }),
  });
}

/** What can be had of variants of one product: on all days of a period at one source, or owned by all of them. */
async function unitsFor(
  call: Call,
  data: ReferenceData,
  rentals: RentalRow[],
  { period, source }: { period: Period | null; source?: string },
): Promise<number> {
  const [rental] = rentals;
  const sourceIds = sourcesOf(data, call.storeCode, { source })
    .filter((row) => !period || !rental || wishRefusal(call, data, rental, row, period) === null)
    .map(({ id }) => id);
  return period ? bestFree(call, rentals, sourceIds, period) : ownedUnits(call, rentals, sourceIds);
}

async function bestFree(call: Call, rentals: RentalRow[], sourceIds: string[], period: Period): Promise<number> {
  const free = await freeUnits(call.pool, rentals, sourceIds, period, await ownHolds(call, rentals));
  return Math.max(0, ...rentals.flatMap((rental) => sourceIds.map((sourceId) => free(rental.id, sourceId))));
}

async function ownedUnits(call: Call, rentals: RentalRow[], sourceIds: string[]): Promise<number> {
  if (rentals.some(isEndless)) return ENDLESS;
  const rows = await readUnits(
    call.pool,
    rentals.flatMap((rental) => rental.parts.map((part) => part.variant_id)),
    sourceIds,
  );
  const units = (rental: RentalRow, sourceId: string): number =>
    rental.parts.length === 0
      ? 0
      : Math.min(
          ...rental.parts.map((part) =>
            Math.floor(
              (rows.find((row) => row.variant_id === part.variant_id && row.source_id === sourceId)?.units ?? 0) /
                part.units,
            ),
          ),
        );
  return rentals.reduce(
    (sum, rental) => sum + sourceIds.reduce((atAll, sourceId) => atAll + units(rental, sourceId), 0),
    0,
  );
}

/** The same for each sku that is known. */
export async function listStock(
  call: Call,
  input: StockQuestion & { skus: string[] },
): Promise<Result<OutputOf<"listStock">>> {
  const period = periodOf(input, call);
  if (!period.ok) return period;
  const data = await referenceData(call.pool);
  const items = [];
  // One after the other: side by side they would take every connection that others read by.
  for (const sku of new Set(input.skus)) {
    const rentals = await rentalsFor(call, sku);
    const [first] = rentals;
    if (!first) continue;
    const qty = await unitsFor(call, data, rentals, { period: period.value, source: input.source });
    items.push({ sku, product_id: first.product_id, qty, is_in_stock: qty > 0 });
  }
  return ok({ items });
}

export async function checkVariants(
  call: Call,
  input: { sku: string; dateFrom: string; dateTo: string },
): Promise<Result<OutputOf<"checkVariants">>> {
  const period = { from: input.dateFrom, to: input.dateTo };
  const refusal = periodRefusal(period, call.today);
  if (refusal) return refusal;
  const [data, rows] = await Promise.all([
    referenceData(call.pool),
    readRentalsOfProduct(call.pool, input.sku, call.storeCode),
  ]);
  const rentals = offered(rows);
  const [first] = rentals;
  if (!first) return unknownProduct(input.sku);
  const parts = isSet(first) ? offered(await readPartsOf(call.pool, first.product_id)) : [];
  const counted = [...rentals, ...parts];
  const sources = sourcesOf(data, call.storeCode).filter((source) =>
    rentals.some((rental) => isEndless(rental) || rental.source_ids.includes(source.id)),
  );
  const free = await freeUnits(
    call.pool,
    counted,
    sources.map((source) => source.id),
    period,
    // Of a group each part is a line of its own.
    await ownHolds(call, first.type_id === "grouped" ? parts : rentals),
  );
  return ok({
    sources: sources.map((source) => ({
      id: source.id,
      name: source.name,
      variants: counted.map((rental) => ({ sku: rental.sku, free: free(rental.id, source.id) })),
      // Sizes of one product are of the same kinds.
      ...lengthsFrom(data, first, period.from),
      refused: wishRefusal(call, data, first, source, period) ?? undefined,
    })),
  });
}

/** What days of a product at a branch are asked about; refused where there is no such thing, branch or so many days. */
async function daysAsked(
  call: Call,
  input: { sku: string; source: string; from: string; to: string },
  most: number,
): Promise<Result<{ data: ReferenceData; rentals: RentalRow[]; source: SourceRow }>> {
  const days = rentalDays(input);
  if (days < 1) return refuse("invalid_period", "the period is reversed", { details: { problem: "reversed" } });
  if (days > most) return refuse("invalid_period", `at most ${most} days`, { details: { problem: "too_long", most } });
  const [data, rentals] = await Promise.all([referenceData(call.pool), rentalsFor(call, input.sku)]);
  const [source] = sourcesOf(data, call.storeCode, { source: input.source });
  if (!source) return refuse("not_found", `no source ${input.source} here`);
  return rentals.length === 0 ? unknownProduct(input.sku) : ok({ data, rentals, source });
}

export async function getCalendar(
  call: Call,
  input: ParsedInputOf<"getCalendar">,
): Promise<Result<OutputOf<"getCalendar">>> {
  const asked = await daysAsked(call, input, MAX_CALENDAR_DAYS);
  if (!asked.ok) return asked;
  const { data, source } = asked.value;
  const [first] = asked.value.rentals;
  const chosen = first && input.parts ? await asChosen(call, first, input.parts) : null;
  if (chosen && !chosen.ok) return chosen;
  const rentals = chosen ? [chosen.value.rental] : asked.value.rentals;
  const freeOn = await freeByDay(call, rentals, source.id, input, chosen?.value.held);
  const units = await ownedUnits(call, rentals, [source.id]);
  const rulesOn = dayRules(call, data, rentals, source);
  return ok({ units, days: eachDay(input).map((day) => ({ day, free: freeOn(day), ...rulesOn(day) })) });
}

/** The same of each child by itself. */
export async function getSizeGrid(
  call: Call,
  input: { sku: string; source: string; from: string; to: string },
): Promise<Result<OutputOf<"getSizeGrid">>> {
  const asked = await daysAsked(call, input, MAX_GRID_DAYS);
  if (!asked.ok) return asked;
  const { data, rentals, source } = asked.value;
  const freeOn = await freeOfEach(call, rentals, source.id, input);
  const rulesOn = dayRules(call, data, rentals, source);
  const days = eachDay(input);
  return ok({
    days: days.map((day) => ({ day, ...rulesOn(day) })),
    variants: rentals.map((rental) => ({ sku: rental.sku, free: days.map((day) => freeOn(rental, day)) })),
  });
}

/** Free units of the best of the variants on each single day; `held` says whose holds are the caller's own. */
export async function freeByDay(
  call: Call,
  rentals: RentalRow[],
  sourceId: string,
  range: Period,
  held: RentalRow[] = rentals,
): Promise<(day: string) => number> {
  const freeOn = await freeOfEach(call, rentals, sourceId, range, held);
  return (day) => Math.max(0, ...rentals.map((rental) => freeOn(rental, day)));
}

/**
 * Free units of each variant on each single day, what the caller keeps himself among them; the turnaround blocks, but
 * is not part of a day's answer.
 */
async function freeOfEach(
  call: Call,
  rentals: RentalRow[],
  sourceId: string,
  range: Period,
  held: RentalRow[] = rentals,
): Promise<(rental: RentalRow, day: string) => number> {
  const parts = rentals.flatMap((rental) => rental.parts.map((part) => part.variant_id));
  const to = addDays(range.to, MAX_TURNAROUND_DAYS);
  const [units, booked, own] = await Promise.all([
    readUnits(call.pool, parts, [sourceId]),
    readBookedDays(call.pool, parts, sourceId, range.from, to),
    ownHolds(call, held),
  ]);
  const owned = new Map(units.map((row) => [row.variant_id, row.units]));
  const taken = new Map(booked.map((row) => [`${row.variant_id}~${row.day}`, row.booked]));
  for (const hold of own.filter((entry) => entry.source_id === sourceId)) {
    for (const day of eachDay({ from: hold.period_from, to: hold.blocked_to })) {
      const key = `${hold.variant_id}~${day}`;
      taken.set(key, Math.max(0, (taken.get(key) ?? 0) - hold.units));
    }
  }
  return (rental, day) => {
    if (isEndless(rental)) return ENDLESS;
    if (rental.parts.length === 0) return 0;
    const counts = rental.parts.map((part) => {
      const free = (owned.get(part.variant_id) ?? 0) - (taken.get(`${part.variant_id}~${day}`) ?? 0);
      return Math.floor(free / part.units);
    });
    return Math.max(0, Math.min(...counts));
  };
}
