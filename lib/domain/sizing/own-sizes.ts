import { alpineLength, nordicLength, touringLength } from "./skis";
import { type Band, type Body, covers, span } from "./band";
import { boardLength } from "./snowboards";
import { euOfMondopoint, mondopoint } from "./feet";
import { alpineKinds, nordicStyles, type SizeRule, type SkiKind } from "./kinds";

/** Sizes that a listing can be narrowed by. */
export interface ListedSizes {
  code: string;
  rule: SizeRule;
  /** Of skis. */
  kind?: SkiKind;
  options: readonly { value: string; label: string }[];
}

const isOneOf = <T extends string>(known: readonly T[], kind: string): kind is T => known.some((one) => one === kind);

/** What a ski of the kind may be long, over all levels: nobody is asked for theirs before they have seen one. */
function skiLength(kind: SkiKind, body: Body & { height: number }): Band | null {
  if (isOneOf(alpineKinds, kind)) return alpineLength(kind, body);
  if (isOneOf(nordicStyles, kind)) return nordicLength(kind, body);
  if (kind === "touring") return touringLength(body.height);
  if (kind === "nordic") return span(nordicStyles.map((style) => nordicLength(style, body)));
  return span((["carving", "allmountain"] as const).flatMap((one) => alpineLength(one, body) ?? []));
}

/** "M (165–177 cm)", "XXS (do 125 cm)": what a label says of the height; null where it says nothing. */
export function heightOf(label: string): Band | null {
  const range = /(\d{2,3})\s*[–-]\s*(\d{2,3})\s*cm/u.exec(label);
  return range ? { from: Number(range[1]), to: Number(range[2]) } : null;
}

/** The number that an option begins with: "160W" is a wide board of 160 cm. */
const numberOf = (value: string): number => Number.parseFloat(value);

/** Whether an option suits; null where the body doesn't say enough, or the rule knows nothing of it. */
function judge(
  { rule, kind }: ListedSizes,
  body: Body,
): ((option: { value: string; label: string }) => boolean) | null {
  const { height, foot } = body;
  if (rule === "mondopoint" || rule === "eu") {
    if (foot === undefined) return null;
    const size = mondopoint(foot);
    const eu = euOfMondopoint(size);
    return ({ value }) =>
      rule === "mondopoint" ? numberOf(value) === size : eu !== null && Math.abs(numberOf(value) - eu) <= 0.5;
  }
  if (height === undefined) return null;
  if (rule === "height")
    return ({ label }) => {
      const range = heightOf(label);
      return range !== null && covers(range, height);
    };
  const band = rule === "board" ? boardLength({ ...body, height }) : kind && skiLength(kind, { ...body, height });
  return band ? ({ value }) => covers(band, numberOf(value)) : null;
}

/**
 * For each attribute the options that suit a body. One of which none does is left out: a listing is never emptied by
 * it.
 */
export function ownSizes(sizes: readonly ListedSizes[], body: Body): Record<string, string[]> {
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const suits = judge(size, body);
      const values = suits ? size.options.filter(suits).map(({ value }) => value) : [];
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
