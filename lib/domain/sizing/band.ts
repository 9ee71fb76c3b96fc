/*
 * Sizes that suit a body, as starting points: a product's own label wins, and staff confirm. Centimetres and kilograms;
 * both ends of a band belong to it. What sets a binding free is no matter of these rules, and never will be.
 */

export interface Band {
  from: number;
  to: number;
}

/** What a renter has said of their body; what was left out is not guessed. */
export interface Body {
  /** Centimetres. */
  height?: number;
  /** Kilograms. */
  weight?: number;
  /** Length of the longer foot, in millimetres. */
  foot?: number;
}

export const levels = ["beginner", "intermediate", "advanced"] as const;
export type Level = (typeof levels)[number];

export const around = (centre: number, from: number, to: number): Band => ({ from: centre + from, to: centre + to });
export const covers = ({ from, to }: Band, value: number): boolean => value >= from && value <= to;
/** From the lowest to the highest of them; null of none. */
export const span = (bands: readonly Band[]): Band | null =>
  bands.length === 0
    ? null
    : { from: Math.min(...bands.map(({ from }) => from)), to: Math.max(...bands.map(({ to }) => to)) };
/** The band shifted, and cut where it leaves `within`. */
export const clamped = ({ from, to }: Band, within: Band): Band => ({
  from: Math.min(Math.max(from, within.from), within.to),
  to: Math.max(Math.min(to, within.to), within.from),
});
