import type { Day, GuideSport, Period } from "@/lib/contract";
import { GUIDE_STEPS, type GuideLevel, type GuideStep } from "@/lib/contract/equipment-guide";
import type { readGuideQuery, WrongAnswer } from "@/lib/contract/guide-query";
import { MAX_PARTY } from "@/lib/contract/limits";
import { type PeriodProblem, parsePeriodQuery } from "../rental-period";
import { measuresFor } from "./fit";
import { asksLevel, asksWhere, onlyLevel, onlyWhere, type Renter } from "./tree";

/* Where somebody is in the equipment guide. All of it stands in the address, so that Back and a link lead there. */

export interface GuideAnswers {
  sport: GuideSport | null;
  adults: number;
  children: number;
  where: string | null;
  /** Of each person, adults first; null while nobody has said. */
  levels: (GuideLevel | null)[];
  period: Period | null;
  /** Why the days of the address could not be used. */
  periodProblem: PeriodProblem | null;
  /** The branch where they get the things. */
  source: string | null;
  /** What the address asks for, whether or not it can be shown yet. */
  step: GuideStep | null;
  /** What stands in the address and is no answer. */
  wrong: WrongAnswer[];
}

interface Known {
  sports: readonly GuideSport[];
  branches: readonly { id: string }[];
  today: Day;
}

export const partyOf = ({ adults, children }: Pick<GuideAnswers, "adults" | "children">): number => adults + children;

/** Takes what an address says for answers, as far as this guide knows them. */
export function takeAnswers({ values, wrong }: ReturnType<typeof readGuideQuery>, known: Known): GuideAnswers {
  const unknown = [...wrong];
  const text = (key: string): string | undefined => values[key] as string | undefined;
  const oneOf = <T>(key: string, find: (value: string) => T | undefined): T | null => {
    const value = text(key);
    const found = value === undefined ? undefined : find(value);
    if (value !== undefined && found === undefined) unknown.push({ key, value });
    return found ?? null;
  };
  const sport = oneOf("sport", (code) => known.sports.find((one) => one.code === code));
  const where = sport && oneOf("where", (code) => sport.where.find((one) => one.code === code)?.code);
  const source = oneOf("place", (id) => known.branches.find((branch) => branch.id === id)?.id);
  const { adults, children } = takeParty(values, sport, unknown);
  const { period, problem } = parsePeriodQuery({ dateFrom: text("dateFrom"), dateTo: text("dateTo") }, known.today);
  const levels = Array.from({ length: adults + children }, (_, index) => {
    const said = values[`level${index + 1}`] as GuideLevel | undefined;
    return sport && said && sport.levels.includes(said) ? said : sport && onlyLevel(sport);
  });
  return {
    ...{ sport, adults, children, levels, period, source, wrong: unknown },
    where: where ?? (sport && onlyWhere(sport)),
    // Days that can't be read are named as such already.
    periodProblem: wrong.some(({ key }) => key === "dateFrom" || key === "dateTo") ? null : problem,
    step: (values.step as GuideStep | undefined) ?? null,
  };
}

/** More people than the guide packs for, and children where there is nothing for them, are told of and not taken. */
function takeParty(
  values: Readonly<Record<string, unknown>>,
  sport: GuideSport | null,
  unknown: WrongAnswer[],
): Pick<GuideAnswers, "adults" | "children"> {
  const adults = (values.adults as number | undefined) ?? 0;
  const children = (values.children as number | undefined) ?? 0;
  if (adults + children > MAX_PARTY) {
    unknown.push({ key: "people", value: String(adults + children) });
    return { adults: 0, children: 0 };
  }
  if (children > 0 && sport && !sport.children) {
    unknown.push({ key: "children", value: String(children) });
    return { adults, children: 0 };
  }
  return { adults, children };
}

/** The party, as the tree tells people apart. */
export const rentersOf = ({ adults, children, levels }: GuideAnswers): Renter[] =>
  Array.from({ length: adults + children }, (_, index) => ({
    age: index < adults ? "adult" : "child",
    level: levels[index] ?? null,
  }));

/** Measures that sizes of a sport are told by. */
export const measuresOf = ({ things }: Pick<GuideSport, "things">) =>
  measuresFor(things.flatMap(({ offers }) => offers.flatMap(({ size }) => size?.by ?? [])));

/** The questions of a sport, and the list; before one is chosen, those of any. */
export const stepsOf = (sport: GuideSport | null): GuideStep[] =>
  GUIDE_STEPS.filter((step) => {
    if (step === "where") return sport !== null && asksWhere(sport);
    if (step === "level") return sport !== null && asksLevel(sport);
    return step !== "measures" || sport === null || measuresOf(sport).length > 0;
  });

function isAnswered(step: GuideStep, answers: GuideAnswers): boolean {
  switch (step) {
    case "sport":
      return answers.sport !== null;
    case "who":
      return partyOf(answers) > 0;
    case "where":
      return answers.where !== null;
    case "level":
      return answers.levels.length > 0 && answers.levels.every((level) => level !== null);
    case "days":
      return answers.period !== null && answers.source !== null;
    // Nobody has to be measured to see what there is.
    case "measures":
      return true;
    case "list":
      return false;
  }
}

/** The step to show: the one that the address names, once all before it are answered; else the first open question. */
export function currentStep(answers: GuideAnswers): GuideStep {
  const steps = stepsOf(answers.sport);
  const open = steps.findIndex((step) => !isAnswered(step, answers));
  const wished = answers.step ? steps.indexOf(answers.step) : -1;
  if (wished >= 0 && wished <= open) return steps[wished] ?? "sport";
  const first = steps[open] ?? "sport";
  // Without a wish the measures come before the list, though nobody has to give any.
  return first === "list" && answers.step !== "list" && steps.includes("measures") ? "measures" : first;
}

/** The step before one; null at the beginning. */
export function stepBefore(step: GuideStep, sport: GuideSport | null): GuideStep | null {
  const steps = stepsOf(sport);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** Keys of an address that belong to a question, and to those that change with its answer. */
const CHANGING: Record<Exclude<GuideStep, "measures" | "list">, readonly string[]> = {
  sport: ["sport", "where", "level"],
  who: ["adults", "children", "level"],
  where: ["where"],
  level: ["level"],
  days: ["dateFrom", "dateTo", "place"],
};

/** The query of the answers so far. */
export function queryOf(answers: GuideAnswers): Record<string, string> {
  const { sport, adults, children, where, levels, period, source } = answers;
  return {
    ...(sport && { sport: sport.code }),
    ...(adults + children > 0 && { adults: String(adults), ...(children > 0 && { children: String(children) }) }),
    ...(sport && where && asksWhere(sport) && { where }),
    ...(sport &&
      asksLevel(sport) &&
      Object.fromEntries(levels.flatMap((level, index) => (level ? [[`level${index + 1}`, level] as const] : [])))),
    ...(period && { dateFrom: period.from, dateTo: period.to }),
    ...(source && { place: source }),
  };
}

/** What stays in the address while a question is answered anew: all but it, and what hangs on it. */
export const queryWithout = (answers: GuideAnswers, step: keyof typeof CHANGING): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queryOf(answers)).filter(([key]) => !CHANGING[step].includes(key.replace(/\d+$/u, ""))),
  );
