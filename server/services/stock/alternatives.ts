import { ok, refuse, type Result } from "@/lib/contract/errors";
import type { Alternatives, Day, ParsedInputOf, Period } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { isOffered } from "@/lib/domain/offer";
import { type DayRules, LATER_DAYS, nearestPeriods, nextAsLong, SEARCH_DAYS } from "@/lib/domain/nearest-periods";
import { rentalDays } from "@/lib/domain/rental-period";
import { isEndless } from "@/lib/domain/kind-of-thing";
import type { SourceRow } from "@/server/repositories/reference";
import { readRentalsOfProduct, type RentalRow } from "@/server/repositories/rentals";
import { inLanguage } from "@/server/repositories/sql";
import type { Call } from "../call";
import { type ReferenceData, referenceData, sourcesOf } from "../catalogue/reference-data";
import { asChosen, type Chosen } from "./chosen-parts";
import { freeUnits } from "./free-units";
import { periodRefusal } from "./opening";
import { ownHolds } from "./own-holds";
import { dayRules, isServable, rentRefusal } from "./rules";
import { freeByDay } from "./stock";

const MOST = 4;

/** What is nearest to a wish that can't be met: neighbouring sizes, other days, other shops. */
export async function getAlternatives(
  call: Call,
  input: ParsedInputOf<"getAlternatives">,
): Promise<Result<Alternatives>> {
  const refusal = periodRefusal(input, call.today);
  if (refusal) return refusal;
  const [data, rows] = await Promise.all([
    referenceData(call.pool),
    readRentalsOfProduct(call.pool, input.sku, call.storeCode),
  ]);
  const offered = rows.filter(isOffered);
  const named = offered.find((row) => row.sku === input.sku) ?? offered[0];
  if (!named) return refuse("product_not_found", `nothing to rent under ${input.sku}`, { details: { sku: input.sku } });
  const chosen = await asChosen(call, named, input.parts);
  if (!chosen.ok) return chosen;
  const { rental: wished, held } = chosen.value;
  const siblings = offered.map((row) => (row === named ? wished : row));
  const sources = sourcesOf(data, call.storeCode);
  const source = sources.find(({ id }) => id === input.source);
  if (!source) return refuse("not_found", `no source ${input.source} here`);

  const free = await freeUnits(
    call.pool,
    siblings,
    sources.map(({ id }) => id),
    input,
    await ownHolds(call, held),
  );
  const isOpen = (at: SourceRow): boolean => isEndless(wished) || isServable(dayRules(call, data, [wished], at), input);
  const has = (at: SourceRow): boolean => isOpen(at) && free(wished.id, at.id) >= input.qty;
  const others = sources.filter(({ id }) => id !== source.id);
  const here = await rulesAround(call, data, chosen.value, source, input);
  const later = laterWish(data, wished, input);
  const hereLater = later === input ? here : await rulesAround(call, data, chosen.value, source, later);
  const sizes = siblings
    .map((row, index) => ({ row, distance: Math.abs(index - siblings.indexOf(wished)), free: free(row.id, source.id) }))
    .filter((entry) => entry.row !== wished && entry.free >= input.qty);
  return ok({
    sizes: (isOpen(source) ? sizes : [])
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST)
      .map((entry) => ({ sku: entry.row.sku, label: optionText(entry.row, data, call), free: entry.free })),
    periods: nearestPeriods(input, here, MOST),
    later: [
      ...laterAt(source, later, hereLater),
      ...(await laterElsewhere(
        call,
        data,
        chosen.value,
        others.filter((other) => !has(other)),
        later,
      )),
    ],
    sources: others.filter(has).map(({ id, name }) => ({ id, name, free: free(wished.id, id) })),
  });
}

/** What is not rented at that time of the year is looked for from the day on which its season begins. */
function laterWish(data: ReferenceData, rental: RentalRow, wish: Period & { qty: number }): Period & { qty: number } {
  const refused = isEndless(rental) ? null : rentRefusal(data, rental, wish)?.error;
  const next = refused?.code === "off_season" && refused.details?.next;
  if (!next) return wish;
  const from = addDays(next, -1);
  return { ...wish, from, to: addDays(from, rentalDays(wish) - 1) };
}

const laterAt = ({ id, name }: SourceRow, wish: Period, rules: DayRules): Alternatives["later"] => {
  const period = nextAsLong(wish, rules);
  return period ? [{ ...period, source: id, name }] : [];
};

async function laterElsewhere(
  call: Call,
  data: ReferenceData,
  rental: Chosen,
  sources: readonly SourceRow[],
  wish: Period & { qty: number },
): Promise<Alternatives["later"]> {
  const found = [];
  // One after the other: side by side they would take the connections that others read by.
  for (const source of sources)
    found.push(...laterAt(source, wish, await rulesAround(call, data, rental, source, wish)));
  return found;
}

/** What has to be known of the days around a wish, so that what is offered can be had as it stands. */
async function rulesAround(
  call: Call,
  data: ReferenceData,
  { rental, held }: Chosen,
  source: SourceRow,
  { from, to, qty }: Period & { qty: number },
): Promise<DayRules> {
  const range = { from: addDays(from, -SEARCH_DAYS), to: addDays(to, LATER_DAYS) };
  const freeOn = await freeByDay(call, [rental], source.id, range, held);
  const rulesOn = dayRules(call, data, [rental], source);
  const endless = isEndless(rental);
  return {
    today: call.today,
    isFree: (day: Day) => freeOn(day) >= qty,
    isClosed: (day: Day) => !endless && rulesOn(day).closed,
    fitsRules: (period: Period) => endless || isServable(rulesOn, period),
    turnaroundDays: Math.max(0, ...rental.parts.map((part) => part.turnaround_days)),
  };
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
