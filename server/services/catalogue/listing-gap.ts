import type { Day, ListingGap, Period } from "@/lib/contract";
import { carriersTo } from "@/lib/domain/carrier-rules";
import { distance } from "@/lib/domain/distance";
import { type DayRules, mixOffers, nearestPeriods } from "@/lib/domain/nearest-periods";
import { ANYWHERE, branchOf, type Place } from "@/lib/domain/place";
import { placeProblem, placeProblems, placeRefusal as refusalOf } from "@/lib/domain/place-days";
import { readPostcodeArea, type SourceRow } from "@/server/repositories/reference";
import type { Call } from "../call";
import { broughtFrom, endProblems } from "./servable";

/* What a listing says instead of things: asked only where there are none, so it may take a few questions. */

const MOST_PERIODS = 3;
const MOST_BRANCHES = 4;
/** So many of the nearest days are looked at: those in which everything is taken too are no offer. */
const TRIED_PERIODS = 6;

/** How many things there are at a place in some days. */
type Count = (place: Place, period: Period | null) => Promise<number>;

/** Why there is nothing in these days, and what is nearest; null where there is something. */
export async function gapOf(
  call: Call,
  sources: readonly SourceRow[],
  { period, place }: { period: Period | null; place?: Place },
  total: number,
  count: Count,
): Promise<ListingGap | null> {
  const branch = place && branchOf(place, sources);
  if (!place || place.kind === "anywhere") return period ? gapAnywhere(call, sources, period, total, count) : null;
  if (!branch) return null;
  const refused = placeRefusal(call, branch, { period, place });
  // Vouchers and lessons can be had all the same, so a few things may be left.
  if (total > 0 && !refused) return null;
  const branches = await otherBranches(call, sources, place, branch, (other) => count(other, period));
  const isThere = place.kind === "delivery" && branches.some(({ id }) => id === branch.id);
  const why = refused ?? (isThere ? ({ code: "carrier_refuses" } as const) : null);
  const canWait = why === null || why.code === "closed_day" || why.code === "too_late";
  return {
    why,
    branches,
    periods: canWait && period ? await otherPeriods(call, branch, place, period, total, count) : [],
  };
}

/** Any branch would do and none has it: other days in which one of them does, as far as it isn't the filters. */
async function gapAnywhere(
  call: Call,
  sources: readonly SourceRow[],
  period: Period,
  total: number,
  count: Count,
): Promise<ListingGap | null> {
  const problems = placeProblems(ANYWHERE, sources, call.now);
  const refusal = problems && refusalOf(problems, period, call.today);
  // Vouchers and lessons can be had all the same, so a few things may be left.
  if ((total > 0 && !refusal) || (await count(ANYWHERE, null)) <= total) return null;
  const why = refusal && refusal.why !== "apart" ? { code: refusalCodes[refusal.why], day: refusal.day } : null;
  const rules = { isClosed: (day: Day) => problems?.problemOn(day) != null, fitsRules: problems?.canServe };
  const periods = await periodsWithMore(call, ANYWHERE, period, total, count, rules);
  return why || periods.length > 0 ? { why, branches: [], periods } : null;
}

const refusalCodes = { closed: "closed_day", late: "too_late" } as const;

function placeRefusal(call: Call, branch: SourceRow, wish: { period: Period | null; place: Place }): ListingGap["why"] {
  if (wish.place.kind === "delivery" && carriersTo(wish.place.postcode).length === 0) return { code: "outside_zone" };
  const found = endProblems(call, wish)(branch);
  return found && { code: refusalCodes[found.problem], day: found.day };
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

/** Days in which the place has more than is left of it in the wished ones. */
async function otherPeriods(
  call: Call,
  branch: SourceRow,
  place: Place,
  period: Period,
  total: number,
  count: Count,
): Promise<Period[]> {
  const from = place.kind === "delivery" ? (broughtFrom(call, place.postcode) ?? undefined) : undefined;
  const isClosed = (day: Day): boolean => placeProblem(branch, day, call.now, from) !== null;
  return periodsWithMore(call, place, period, total, count, { isClosed });
}

async function periodsWithMore(
  call: Call,
  place: Place,
  period: Period,
  total: number,
  count: Count,
  rules: Pick<DayRules, "isClosed" | "fitsRules">,
): Promise<Period[]> {
  const tried = nearestPeriods(period, { today: call.today, isFree: () => true, ...rules }, TRIED_PERIODS);
  const found: Period[] = [];
  for (const days of tried) if ((await count(place, days)) > total) found.push(days);
  return mixOffers(period, found, MOST_PERIODS);
}
