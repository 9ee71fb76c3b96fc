import { colouring, type OwnColours, type Token } from "./tokens";

/* What has to stand out from what: texts by 4.5 to 1, controls by 3 to 1 (WCAG 2.2). */

const READABLE: readonly (readonly [front: Token, back: Token])[] = [
  ["ink", "bg"],
  ["ink", "surface"],
  ["muted", "bg"],
  ["muted", "surface"],
  ["muted", "raised"],
  ["accent-text", "bg"],
  ["accent-text", "surface"],
  ["accent-text", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-brand", "brand"],
  ["on-brand", "brand-mid"],
  ["on-brand", "brand-high"],
  ["on-brand-muted", "brand"],
];
const VISIBLE: readonly (readonly [front: Token, back: Token])[] = [
  ["control", "bg"],
  ["accent", "bg"],
  ["focus", "bg"],
];
export const pairs = [
  ...READABLE.map(([front, back]) => ({ front, back, least: 4.5 })),
  ...VISIBLE.map(([front, back]) => ({ front, back, least: 3 })),
];

type Rgb = readonly [red: number, green: number, blue: number];

const partsOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
const written = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = 100;

/** The colour nearest to one that stands out enough: the same, so much darker or lighter; null when none does. */
export function nearer(colour: string, beside: string, least: number): string | null {
  const from = partsOf(colour);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const end of [0, 255]) {
      const mixed = written(from.map((part) => part + ((end - part) * step) / STEPS) as unknown as Rgb);
      if (contrast(mixed, beside) >= least) return mixed;
    }
  }
  return null;
}

export interface Weak {
  scheme: keyof OwnColours;
  /** Whose colour has to change. */
  token: Token;
  message: string;
}

/** What an owner's colours leave unreadable, each with the colour that would do. */
export function weakPairs(own: OwnColours): Weak[] {
  const schemes = colouring(own);
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(({ front, back, least }) => {
      const colours = schemes[scheme];
      const ratio = contrast(colours[front], colours[back]);
      if (ratio >= least) return [];
      // What the owner has set is what the owner can change.
      const isSet = (token: Token): boolean => own[scheme][token] !== undefined || own.light[token] !== undefined;
      const [token, beside] = isSet(front) || !isSet(back) ? [front, back] : [back, front];
      const better = nearer(colours[token], colours[beside], least);
      const advice = better ? `; ${better} would do` : "";
      const found = `${colours[token]} beside ${beside} ${colours[beside]} has a contrast of ${ratio.toFixed(1)}`;
      return [{ scheme, token, message: `${found}, and needs ${least}${advice}` }];
    }),
  );
}
