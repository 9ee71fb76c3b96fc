import type { Day, ListingGap, Period } from "@/lib/contract";
import { carriersTo } from "@/lib/domain/carrier-rules";
import { addDays } from "@/lib/domain/days";
import { distance } from "@/lib/domain/distance";
import { type DayRules, mixOffers, nearestPeriods, nextAsLong } from "@/lib/domain/nearest-periods";
import { ANYWHERE, branchOf, type Place } from "@/lib/domain/place";
import { placeProblem, placeProblems, placeRefusal as refusalOf } from "@/lib/domain/place-days";
import { rentalDays } from "@/lib/domain/rental-period";
import { limitsOn, nextStart, rentProblem } from "@/lib/domain/rent-rules";
import { readPostcodeArea, type SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import type { ReferenceData } from "./reference-data";
import { broughtFrom, endProblems, unrentedIn } from "./servable";

/* What a listing says instead of things: asked only where there are none, so it may take a few questions. */

const MOST_PERIODS = 3;
const MOST_BRANCHES = 4;
/** So many of the nearest days are looked at: those in which everything is taken too are no offer. */
const TRIED_PERIODS = 6;

/** How many things there are at a place in some days; of categories that are named, as if they had no rules. */
type Count = (place: Place, period: Period | null, unruled?: readonly string[]) => Promise<number>;

/** Why there is nothing in these days, and what is nearest; null where there is something. */
export async function gapOf(
  call: Call,
  data: Pick<ReferenceData, "rentRules">,
  sources: readonly SourceRow[],
  { period, place }: { period: Period | null; place?: Place },
  total: number,
  count: Count,
): Promise<ListingGap | null> {
  const branch = place && branchOf(place, sources);
  if (!place || place.kind === "anywhere")
    return period ? gapAnywhere(call, data, sources, period, total, count) : null;
  if (!branch) return null;
  const refused = placeRefusal(call, branch, { period, place });
  // Vouchers and lessons can be had all the same, so a few things may be left.
  if (total > 0 && !refused) return null;
  const ruled = refused || !period ? null : await emptiedByRules(data, place, period, total, count);
  const branches = await otherBranches(call, sources, place, branch, (other) => count(other, period));
  const isThere = place.kind === "delivery" && branches.some(({ id }) => id === branch.id);
  const why = refused ?? ruled?.why ?? (isThere ? ({ code: "carrier_refuses" } as const) : null);
  const canWait = why?.code !== "outside_zone" && why?.code !== "carrier_refuses";
  return {
    why,
    branches,
    periods: canWait && period ? await otherPeriods({ call, data, place, period, total, count }, branch, ruled) : [],
  };
}

/** Any branch would do and none has it: other days in which one of them does, as far as it isn't the filters. */
async function gapAnywhere(
  call: Call,
  data: Pick<ReferenceData, "rentRules">,
  sources: readonly SourceRow[],
  period: Period,
  total: number,
  count: Count,
): Promise<ListingGap | null> {
  const problems = placeProblems(ANYWHERE, sources, call.now);
  const refusal = problems && refusalOf(problems, period, call.today);
  // Vouchers and lessons can be had all the same, so a few things may be left.
  if ((total > 0 && !refusal) || (await count(ANYWHERE, null)) <= total) return null;
  const ruled = refusal ? null : await emptiedByRules(data, ANYWHERE, period, total, count);
  const closed = refusal && refusal.why !== "apart" ? { code: refusalCodes[refusal.why], day: refusal.day } : null;
  const why = closed ?? ruled?.why ?? null;
  const rules = {
    isClosed: (day: Day) => problems?.problemOn(day) != null,
    fitsRules: (days: Period) => problems?.canServe(days) !== false && ruled?.fits(days) !== false,
  };
  const around = { call, data, place: ANYWHERE, period, total, count };
  const periods = await otherDays(around, rules, ruled);
  return why || periods.length > 0 ? { why, branches: [], periods } : null;
}

const refusalCodes = { closed: "closed_day", late: "too_late" } as const;

function placeRefusal(call: Call, branch: SourceRow, wish: { period: Period | null; place: Place }): ListingGap["why"] {
  if (wish.place.kind === "delivery" && carriersTo(wish.place.postcode).length === 0) return { code: "outside_zone" };
  const found = endProblems(call, wish)(branch);
  return found && { code: refusalCodes[found.problem], day: found.day };
}

/** A rule that alone leaves nothing of a kind of thing, and the days that it would allow. */
interface Ruled {
  why: ListingGap["why"];
  fits: (period: Period) => boolean;
  /** The first day of the season in which such things are rented, where it has not begun. */
  opens: Day | null;
}

/** The rule of the kind of thing of which there would be most; null where it isn't rules that leave nothing. */
async function emptiedByRules(
  { rentRules }: Pick<ReferenceData, "rentRules">,
  place: Place,
  period: Period,
  total: number,
  count: Count,
): Promise<Ruled | null> {
  const unrented = unrentedIn({ rentRules }, period);
  if (total > 0 || unrented.length === 0 || (await count(place, period, unrented)) === 0) return null;
  const found: { slugs: string[]; most: number }[] = [{ slugs: unrented, most: 0 }];
  for (const slug of unrented) found.push({ slugs: [slug], most: await count(place, period, [slug]) });
  const { slugs = [] } = found.reduce((best, kind) => (kind.most > best.most ? kind : best));
  const rules = slugs.flatMap((slug) => rentRules.get(slug) ?? []);
  const problemOf = (days: Period) => rentProblem(limitsOn(rules, days.from), days);
  const { shortest, longest, season } = limitsOn(rules, period.from);
  const code = problemOf(period);
  const why =
    code === "too_short"
      ? { code, shortest }
      : code === "too_long"
        ? { code, longest: longest ?? shortest }
        : code === "off_season"
          ? { code, season: season ?? null }
          : code && { code, day: period.from };
  const opens = code === "off_season" ? nextStart(rules, period.from) : null;
  return { why, fits: (days) => problemOf(days) === null, opens: opens === period.from ? null : opens };
}

/** Branches that hand something over in these days, the one that things are brought from among them. */
async function otherBranches(
  call: Call,
  sources: readonly SourceRow[],
  place: Place,
  branch: SourceRow,
  count: (other: Place) => Promise<number>,
): Promise<ListingGap["branches"]> {
  const here = place.kind === "delivery" ? await readPostcodeArea(call.pool, place.postcode) : branch;
  const kilometres = ({ latitude, longitude }: SourceRow): number =>
    here?.latitude == null || here.longitude == null || latitude === null || longitude === null
      ? Infinity
      : distance({ latitude: here.latitude, longitude: here.longitude }, { latitude, longitude });
  const others = sources.filter(({ id }) => place.kind === "delivery" || id !== branch.id);
  const sorted = others
    .map((source) => ({ source, way: kilometres(source) }))
    .sort((a, b) => (a.way === b.way ? 0 : a.way - b.way));
  const found: ListingGap["branches"] = [];
  for (const { source } of sorted) {
    const there = found.length < MOST_BRANCHES ? await count({ kind: "branch", source: source.id }) : 0;
    if (there > 0) found.push({ id: source.id, total: there });
  }
  return found;
}

/** A wish that a listing has nothing or little for. */
interface Around {
  call: Call;
  data: Pick<ReferenceData, "rentRules">;
  place: Place;
  period: Period;
  total: number;
  count: Count;
}

type EndRules = Pick<DayRules, "isClosed" | "fitsRules">;

/** Days in which the place has more than is left of it in the wished ones. */
async function otherPeriods(around: Around, branch: SourceRow, ruled: Ruled | null): Promise<Period[]> {
  const { call, place } = around;
  const from = place.kind === "delivery" ? (broughtFrom(call, place.postcode) ?? undefined) : undefined;
  const isClosed = (day: Day): boolean => placeProblem(branch, day, call.now, from) !== null;
  return otherDays(around, { isClosed, fitsRules: ruled?.fits }, ruled);
}

/** The nearest days with more; where a refused day hid that a rule leaves nothing, those that the rule allows. */
async function otherDays(around: Around, rules: EndRules, ruled: Ruled | null): Promise<Period[]> {
  const { call, data, place, period, total, count } = around;
  const found = await periodsWithMore(around, rules, ruled?.opens);
  if (found.length > 0 || ruled) return found;
  const [served] = nearestPeriods(period, { today: call.today, isFree: () => true, ...rules }, 1);
  const behind = served ? await emptiedByRules(data, place, served, total, count) : null;
  if (!behind) return [];
  const fitsRules = (days: Period): boolean => rules.fitsRules?.(days) !== false && behind.fits(days);
  return periodsWithMore(around, { ...rules, fitsRules }, behind.opens);
}

const asLongFrom = (from: Day, wish: Period): Period => ({ from, to: addDays(from, rentalDays(wish) - 1) });

async function periodsWithMore(
  { call, place, period, total, count }: Around,
  rules: EndRules,
  opens: Day | null = null,
): Promise<Period[]> {
  const days = { today: call.today, isFree: () => true, ...rules };
  const tried = nearestPeriods(period, days, TRIED_PERIODS);
  const inSeason = opens && nextAsLong(asLongFrom(addDays(opens, -1), period), days);
  if (inSeason) tried.push(inSeason);
  const found: Period[] = [];
  for (const offer of tried) if ((await count(place, offer)) > total) found.push(offer);
  return mixOffers(period, found, MOST_PERIODS);
}
