import { alpineLength, CHILD_BELOW, nordicLength, touringLength } from "./skis";
import { type Band, type Body, covers, type Level, span } from "./band";
import { boardLength } from "./snowboards";
import { euOfMondopoint, mondopoint } from "./feet";
import { alpineKinds, nordicStyles, type SizeRule, type SkiKind } from "./kinds";

/** Sizes that a listing can be narrowed by. */
export interface ListedSizes {
  code: string;
  rule: SizeRule;
  /** Of skis. */
  kind?: SkiKind;
  options: readonly SizeOption[];
}

export interface SizeOption {
  value: string;
  /** Only a height is read from words; the others travel without them. */
  label?: string;
}

const isOneOf = <T extends string>(known: readonly T[], kind: string): kind is T => known.some((one) => one === kind);

/** What a ski of the kind may be long, over all levels where nobody has said theirs. */
function skiLength(kind: SkiKind, body: Body & { height: number }, level?: Level): Band | null {
  if (isOneOf(alpineKinds, kind)) return alpineLength(kind, body, level);
  if (isOneOf(nordicStyles, kind)) return nordicLength(kind, body);
  if (kind === "touring") return touringLength(body.height);
  if (kind === "nordic") return span(nordicStyles.map((style) => nordicLength(style, body)));
  return span((["carving", "allmountain"] as const).flatMap((one) => alpineLength(one, body, level) ?? []));
}

/** "M (165–177 cm)", "XXS (do 125 cm)": what a label says of the height; null where it says nothing. */
export function heightOf(label: string): Band | null {
  const range = /(\d{2,3})\s*[–-]\s*(\d{2,3})\s*cm/u.exec(label);
  return range ? { from: Number(range[1]), to: Number(range[2]) } : null;
}

/** The number that an option begins with: "160W" is a wide board of 160 cm. */
const numberOf = (value: string): number => Number.parseFloat(value);

/** What suits a body, and why. */
export type Fit =
  /** `shift`: what the weight does to it; `isChild`: children's skis are short, and never to grow into. */
  | { by: "length"; band: Band; height: number; shift: "longer" | "shorter" | null; isChild: boolean }
  /** Millimetres of the foot, those that boots are sold by, and the EU size as far as the charts go. */
  | { by: "mondopoint"; foot: number; mondopoint: number; eu: number | null }
  | { by: "eu"; foot: number; mondopoint: number; eu: number | null }
  | { by: "height"; height: number };

function shiftOf(band: Band, plain: Band): "longer" | "shorter" | null {
  const [below, above] = [band.from - plain.from, band.to - plain.to];
  if (below >= 0 && above >= 0 && below + above > 0) return "longer";
  return below <= 0 && above <= 0 && below + above < 0 ? "shorter" : null;
}

/** What of a kind of sizes suits a body; null where the body doesn't say enough, or the rule knows nothing of it. */
export function fitOf({ rule, kind }: Pick<ListedSizes, "rule" | "kind">, body: Body, level?: Level): Fit | null {
  const { height, foot } = body;
  if (rule === "mondopoint" || rule === "eu") {
    if (foot === undefined) return null;
    const size = mondopoint(foot);
    return { by: rule, foot, mondopoint: size, eu: euOfMondopoint(size) };
  }
  if (height === undefined) return null;
  if (rule === "height") return { by: "height", height };
  const lengthOf = (of: Body) =>
    rule === "board" ? boardLength({ ...of, height }) : kind ? skiLength(kind, { ...of, height }, level) : null;
  const [band, plain] = [lengthOf(body), lengthOf({})];
  if (!band || !plain) return null;
  const isChild = rule === "ski" && kind !== undefined && isDownhill(kind) && height < CHILD_BELOW;
  return { by: "length", band, height, shift: shiftOf(band, plain), isChild };
}

/** Whether skis of the kind are chosen by what somebody can do. */
export const isDownhill = (kind: SkiKind): boolean => kind === "alpine" || isOneOf(alpineKinds, kind);

function suits(fit: Fit, { value, label }: SizeOption): boolean {
  if (fit.by === "mondopoint") return numberOf(value) === fit.mondopoint;
  if (fit.by === "eu") return fit.eu !== null && Math.abs(numberOf(value) - fit.eu) <= 0.5;
  if (fit.by === "length") return covers(fit.band, numberOf(value));
  const range = heightOf(label ?? "");
  return range !== null && covers(range, fit.height);
}

/**
 * For each attribute the options that suit a body. One of which none does is left out: a listing is never emptied by
 * it.
 */
export function ownSizes(sizes: readonly ListedSizes[], body: Body, level?: Level): Record<string, string[]> {
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const fit = fitOf(size, body, level);
      const values = fit ? size.options.filter((option) => suits(fit, option)).map(({ value }) => value) : [];
      return values.length > 0 ? [[size.code, values] as const] : [];
    }),
  );
}

/** Of the sizes that suit the one in the middle: neither the shortest nor the longest that would do. */
export const middleSizes = (own: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([code, values]) => {
      const middle = values[Math.floor((values.length - 1) / 2)];
      return middle === undefined ? [] : [[code, middle] as const];
    }),
  );
