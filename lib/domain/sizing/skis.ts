import { around, type Band, type Body, clamped, type Level, span } from "./band";
import type { alpineKinds, nordicStyles } from "./kinds";

/** Kinds of skis that are measured each in its own way; of "slalom" and "freeride" beginners are offered none. */
export type AlpineKind = (typeof alpineKinds)[number];

type Offsets = Partial<Record<Level, readonly [from: number, to: number]>>;

/** Centimetres to the height. `allmountain` is up to 85 mm under the foot, `wide` up to 95. */
const alpine: Record<AlpineKind, Offsets> = {
  carving: { beginner: [-20, -15], intermediate: [-15, -8], advanced: [-10, -5] },
  slalom: { intermediate: [-20, -15], advanced: [-18, -13] },
  allmountain: { beginner: [-15, -10], intermediate: [-10, -5], advanced: [-5, 0] },
  wide: { beginner: [-15, -10], intermediate: [-10, -5], advanced: [-5, 5] },
  freeride: { intermediate: [-5, 0], advanced: [0, 10] },
  race: { intermediate: [-5, 0], advanced: [-5, 5] },
};
/** Below this height everybody skis children's skis, whatever the kind. */
export const CHILD_BELOW = 150;
const children: Offsets = { beginner: [-30, -20], intermediate: [-20, -15], advanced: [-15, -10] };

const levelsOf = (level: Level | undefined): Level[] => (level ? [level] : ["beginner", "intermediate", "advanced"]);

/** What a weight out of the usual adds to a length; children's never, so that nobody grows into skis. */
function byWeight(height: number, weight: number | undefined): readonly [number, number] {
  if (weight === undefined || height < CHILD_BELOW) return [0, 0];
  if (weight > height - 90) return [3, 5];
  return weight < height - 115 ? [-5, -3] : [0, 0];
}

/**
 * Lengths of downhill skis, over all levels where none is said. Weight moves the band; a beginner's moves within
 * itself. Null: nothing of this kind is offered to them.
 */
export function alpineLength(
  kind: AlpineKind,
  { height, weight }: Body & { height: number },
  level?: Level,
): Band | null {
  const table = height < CHILD_BELOW ? children : alpine[kind];
  const [less, more] = byWeight(height, weight);
  return span(
    levelsOf(level).flatMap((one) => {
      const offsets = table[one];
      if (!offsets) return [];
      const band = around(height, ...offsets);
      const moved = { from: band.from + less, to: band.to + more };
      return [one === "beginner" ? clamped(moved, band) : moved];
    }),
  );
}

export type NordicStyle = (typeof nordicStyles)[number];

const nordic: Record<NordicStyle, readonly [number, number]> = {
  classic: [15, 25],
  skate: [5, 10],
  combi: [5, 15],
  backcountry: [0, 10],
};
/** Small children ski short ones; bigger ones as adults. */
const SMALL_CHILD_BELOW = 130;

/** Lengths of cross-country skis. Weight decides within the band: the camber must close under one foot. */
export function nordicLength(style: NordicStyle, { height, weight }: Body & { height: number }): Band {
  const band = around(height, ...(height < SMALL_CHILD_BELOW ? nordic.skate : nordic[style]));
  const middle = (band.from + band.to) / 2;
  if (weight !== undefined && weight < height - 115) return { from: band.from, to: middle };
  if (weight !== undefined && weight > height - 95) return { from: middle, to: band.to };
  return band;
}

const touring = { uphill: [-15, -10], touring: [-10, 0], freetouring: [-5, 5] } as const;
export type TouringUse = keyof typeof touring;

/** Lengths of touring skis, over all uses where none is said. */
export function touringLength(height: number, use?: TouringUse): Band {
  const all = use ? [touring[use]] : Object.values(touring);
  return around(height, Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to)));
}

const toFive = (length: number): number => Math.round(length / 5) * 5;

/** Poles for downhill skiing; a child that begins has none. */
export const alpinePole = (height: number): Band => ({ from: toFive(0.68 * height), to: toFive(0.72 * height) });

const nordicPoles: Record<NordicStyle, readonly [number, number]> = {
  classic: [0.83, 0.85],
  skate: [0.89, 0.9],
  combi: [0.87, 0.87],
  backcountry: [0.83, 0.85],
};
export function nordicPole(style: NordicStyle, height: number): Band {
  const [from, to] = height < SMALL_CHILD_BELOW ? [0.83, 0.83] : nordicPoles[style];
  return { from: Math.round(from * height), to: Math.round(to * height) };
}
