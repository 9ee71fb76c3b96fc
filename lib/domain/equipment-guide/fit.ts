import type { GuideLevel, GuideSizeRule } from "@/lib/contract/equipment-guide";
import { around, type Band, covers, span } from "../sizing/band";
import { euOfMondopoint, mondopoint, sharesShell } from "../sizing/feet";
import { heightOf } from "../sizing/own-sizes";
import { alpineLength, alpinePole, nordicLength, nordicPole, touringLength } from "../sizing/skis";
import { boardLength } from "../sizing/snowboards";

/* Which size suits somebody, and why. What sets a binding free is no matter of these rules, and never will be. */

/** What somebody has said of themselves: centimetres and kilograms, the foot in millimetres. */
export interface GuideBody {
  height?: number;
  weight?: number;
  foot?: number;
  /** Around the head, above the brows. */
  head?: number;
}
export type GuideMeasure = keyof GuideBody;
/** Least and most centimetres around a head. */
export const HEAD = [40, 70] as const;

/** What suits: a band of centimetres, a boot (mondopoint or EU), or a size whose label holds the measure. */
export type Fit =
  | { by: "length"; band: Band }
  | { by: "mondopoint"; size: number }
  | { by: "eu"; size: number }
  | { by: "height" | "head"; value: number };

/** Poles come in steps of five centimetres. */
const HALF_A_STEP = 2.5;
const widened = ({ from, to }: Band): Band => ({ from: from - HALF_A_STEP, to: to + HALF_A_STEP });

type Tall = GuideBody & { height: number };
const lengths: Partial<Record<GuideSizeRule, (body: Tall, level: GuideLevel | undefined) => Band | null>> = {
  alpine: (body, level) =>
    span((["carving", "allmountain"] as const).flatMap((kind) => alpineLength(kind, body, level) ?? [])),
  carving: (body, level) => alpineLength("carving", body, level),
  slalom: (body, level) => alpineLength("slalom", body, level),
  allmountain: (body, level) => alpineLength("allmountain", body, level),
  wide: (body, level) => alpineLength("wide", body, level),
  freeride: (body, level) => alpineLength("freeride", body, level),
  race: (body, level) => alpineLength("race", body, level),
  touring: ({ height }) => touringLength(height),
  classic: (body) => nordicLength("classic", body),
  skate: (body) => nordicLength("skate", body),
  combi: (body) => nordicLength("combi", body),
  backcountry: (body) => nordicLength("backcountry", body),
  board: (body) => boardLength(body),
  alpine_pole: ({ height }) => alpinePole(height),
  classic_pole: ({ height }) => widened(nordicPole("classic", height)),
  skate_pole: ({ height }) => widened(nordicPole("skate", height)),
};

/** The measure that a rule can't do without. */
export function neededMeasure(by: GuideSizeRule): GuideMeasure {
  if (by === "mondopoint" || by === "eu") return "foot";
  return by === "head" ? "head" : "height";
}

/** By these the weight moves the band. */
const WEIGHED: ReadonlySet<GuideSizeRule> = new Set([
  ...(["alpine", "carving", "slalom", "allmountain", "wide", "freeride", "race"] as const),
  ...(["classic", "skate", "combi", "backcountry", "board"] as const),
]);

/** Measures that rules are better with, in the order in which they are asked for. */
export function measuresFor(rules: readonly GuideSizeRule[]): GuideMeasure[] {
  const asked = new Set<GuideMeasure>(rules.map(neededMeasure));
  if (rules.some((by) => WEIGHED.has(by))) asked.add("weight");
  return (["height", "weight", "foot", "head"] as const).filter((measure) => asked.has(measure));
}

/** What suits a body; null where it doesn't say enough, or nothing of the kind is given to that level. */
export function fitOf(by: GuideSizeRule, body: GuideBody, level: GuideLevel | null): Fit | null {
  const { height, foot, head } = body;
  if (by === "mondopoint") return foot === undefined ? null : { by, size: mondopoint(foot) };
  if (by === "eu") {
    const size = foot === undefined ? null : euOfMondopoint(mondopoint(foot));
    return size === null ? null : { by, size };
  }
  if (by === "head") return head === undefined ? null : { by, value: head };
  if (height === undefined) return null;
  if (by === "height") return { by, value: height };
  const band = lengths[by]?.({ ...body, height }, level ?? undefined);
  return band ? { by: "length", band } : null;
}

export interface SizeOption {
  value: string;
  label: string;
}

/** How far a size is from what suits, in its own units; 0 suits, Infinity can't be told. */
export function distanceTo(fit: Fit, { value, label }: SizeOption): number {
  const number = Number.parseFloat(value);
  const outside = (band: Band | null, of: number): number =>
    !band ? Infinity : covers(band, of) ? 0 : Math.max(band.from - of, of - band.to);
  switch (fit.by) {
    case "length":
      return outside(fit.band, number);
    case "mondopoint":
      // Whole and half size share one shell.
      return number === fit.size || sharesShell(number, fit.size) ? 0 : Math.abs(number - fit.size);
    case "eu":
      return outside(around(fit.size, -0.5, 0.5), number);
    default:
      return outside(heightOf(label), fit.value);
  }
}

/** Among those that suit equally well the one that is nearest to the middle of what does. */
function awayFromMiddle(fit: Fit, { value }: SizeOption): number {
  const number = Number.parseFloat(value);
  if (fit.by === "length") return Math.abs(number - (fit.band.from + fit.band.to) / 2);
  return fit.by === "mondopoint" || fit.by === "eu" ? Math.abs(number - fit.size) : 0;
}

/** Sizes by how well they suit, the best first. */
export const bySuiting = <O extends SizeOption>(fit: Fit, options: readonly O[]): O[] =>
  [...options].sort(
    (a, b) => distanceTo(fit, a) - distanceTo(fit, b) || awayFromMiddle(fit, a) - awayFromMiddle(fit, b),
  );
