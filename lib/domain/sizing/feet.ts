const SHORTEST = 150;
const STEP = 5;
/**
 * European shoe sizes that end at a foot's length, from 150 mm on in steps of 5: the median of published charts, which
 * differ by one size. Whoever hands boots out measures again.
 */
const SHOE_SIZES = [
  24, 25, 25.5, 26.5, 27, 28, 28.5, 29, 30, 30.5, 31.5, 32, 33, 34, 35, 35.5, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42,
  42.5, 43.5, 44, 45, 45.5, 46.5, 47, 48, 48.5, 49,
];

/** Every mondopoint of the charts with its EU size. */
export const shoeSizes = (): { foot: number; eu: number }[] =>
  SHOE_SIZES.map((eu, index) => ({ foot: SHORTEST + index * STEP, eu }));

/** Millimetres of the foot for a shoe size, rounded up; null for what is no size of the charts. */
export function footOfShoe(size: number): number | null {
  const index = SHOE_SIZES.findIndex((end) => size <= end);
  return index === -1 || size < SHOE_SIZES[0]! ? null : SHORTEST + index * STEP;
}

/** A foot's length in millimetres as ski boots are sold by it: rounded up to half a centimetre, never a size more. */
export const mondopoint = (foot: number): number => Math.ceil(foot / STEP) * STEP;

/** EU size of a mondopoint; null beyond the charts. */
export const euOfMondopoint = (millimetres: number): number | null =>
  SHOE_SIZES[(millimetres - SHORTEST) / STEP] ?? null;

/** Whole and half sizes share a shell, so the half beside it is the same boot. */
export const sharesShell = (a: number, b: number): boolean => Math.floor(a / 10) === Math.floor(b / 10);

/** A foot is 15 to 16 hundredths of the height, of a child as of an adult; what is far from it was mistyped. */
const SHARE_OF_HEIGHT = [0.125, 0.185] as const;

/** Whether both can be one person's: a foot in millimetres, a height in centimetres. */
export function suitsHeight(foot: number, height: number): boolean {
  const share = foot / (height * 10);
  return share >= SHARE_OF_HEIGHT[0] && share <= SHARE_OF_HEIGHT[1];
}

/** A foot in the two ways it is sold by: centimetres, and the EU size as far as the charts go. */
export const spokenFoot = (foot: number): { cm: number; eu: number | "none" } => ({
  cm: foot / 10,
  eu: euOfMondopoint(mondopoint(foot)) ?? "none",
});
