import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Alternatives, Period } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { isOffered } from "@/lib/domain/offer";
import { nearestValidPeriods } from "@/lib/domain/rental-period";
import { readRentalsOfProduct, type RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { type ReferenceData, referenceData, sourcesOf } from "../catalogue/reference-data";
import { freeUnits } from "./free-units";
import { closedAt } from "@/lib/domain/opening";
import { periodRefusal } from "./opening";
import { ownHolds } from "./own-holds";
import { freeByDay } from "./stock";

/** How far another start may lie from the wished one. */
const SHIFT_DAYS = 21;
const MOST = 4;

/** What is nearest to a wish that can't be met: neighbouring sizes, other days, other shops. */
export async function getAlternatives(
  call: Call,
  input: { sku: string; source: string; from: string; to: string; qty: number },
): Promise<Result<Alternatives>> {
  const refusal = periodRefusal(input, call.today);
  if (refusal) return refusal;
  const [data, rows] = await Promise.all([
    referenceData(call.pool),
    readRentalsOfProduct(call.pool, input.sku, call.storeCode),
  ]);
  const siblings = rows.filter(isOffered);
  const wished = siblings.find((row) => row.sku === input.sku) ?? siblings[0];
  if (!wished)
    return refuse("product_not_found", `nothing to rent under ${input.sku}`, { details: { sku: input.sku } });
  const sources = sourcesOf(data, call.storeCode);
  const source = sources.find(({ id }) => id === input.source);
  if (!source) return refuse("not_found", `no source ${input.source} here`);

  const free = await freeUnits(
    call.pool,
    siblings,
    sources.map(({ id }) => id),
    input,
    await ownHolds(call, [wished]),
  );
  const isClosed = closedAt(source);
  return ok({
    sizes: siblings
      .map((row, index) => ({
        row,
        distance: Math.abs(index - siblings.indexOf(wished)),
        free: free(row.id, source.id),
      }))
      .filter((entry) => entry.row !== wished && entry.free >= input.qty)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST)
      .map((entry) => ({ sku: entry.row.sku, label: optionText(entry.row, data, call), free: entry.free })),
    periods: await nearestPeriods(call, wished, source.id, input, input.qty, isClosed),
    sources: sources
      .filter(({ id }) => id !== source.id && free(wished.id, id) >= input.qty)
      .map(({ id, name }) => ({ id, name, free: free(wished.id, id) })),
  });
}

async function nearestPeriods(
  call: Call,
  rental: RentalRow,
  sourceId: string,
  wish: Period,
  qty: number,
  isClosed: (day: string) => boolean,
): Promise<Period[]> {
  const range = { from: addDays(wish.from, -SHIFT_DAYS), to: addDays(wish.to, SHIFT_DAYS) };
  const freeOn = await freeByDay(call, [rental], sourceId, range);
  const turnaround = Math.max(0, ...rental.parts.map((part) => part.turnaround_days));
  const length = { ...wish, to: addDays(wish.to, turnaround) };
  // The search walks over what a rent blocks; its last charged day lies a turnaround earlier.
  const found = nearestValidPeriods(
    length,
    (day) => freeOn(day) >= qty,
    () => false,
    call.today,
    SHIFT_DAYS * 2,
  );
  return found
    .map((blocked) => ({ from: blocked.from, to: addDays(blocked.to, -turnaround) }))
    .filter(
      (period) =>
        period.from >= range.from &&
        period.to <= range.to &&
        period.from !== wish.from &&
        !isClosed(period.from) &&
        !isClosed(period.to),
    )
    .slice(0, MOST);
}

/** The child's chosen options as shown, "170 cm". */
const optionText = (row: RentalRow, data: ReferenceData, call: Call): string =>
  Object.entries(row.options)
    .map(
      ([code, value]) =>
        inLanguage(
          data.attributeByCode.get(code)?.options.find((option) => option.value === value)?.label,
          call.language,
        ) || value,
    )
    .join(", ") || inLanguage(row.name, call.language);
